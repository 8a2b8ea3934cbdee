"""One history of the hidden cards of a round that fits what a viewer saw."""
