"""The card game Saboteur: rules, bots and a command line."""

__version__ = "0.1.0"
