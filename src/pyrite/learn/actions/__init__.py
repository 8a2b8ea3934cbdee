"""The action space: a number for every move of a set-up. Action masks are made from these numbers."""
