"""The arena: bots play each other at many tables; the results are stored, counted and reported."""
