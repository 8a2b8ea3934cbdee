"""The action space: a number for every move of a set-up, and the action mask."""
