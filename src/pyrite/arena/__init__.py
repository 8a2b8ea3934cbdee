"""The arena: bots meet at many tables, and what comes of it is counted, kept and drawn."""
