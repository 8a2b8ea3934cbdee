"""Samples one history of the hidden cards of a round that is consistent with what a viewer saw."""
