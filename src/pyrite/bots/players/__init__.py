"""The bots: one module for each kind."""
