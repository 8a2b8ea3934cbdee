"""The kinds of bots, one module each."""
