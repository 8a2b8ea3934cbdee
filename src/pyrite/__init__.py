"""The card game Saboteur: rules, bots, an arena, a learning environment, a server and a command line."""

__version__ = "0.1.0"
