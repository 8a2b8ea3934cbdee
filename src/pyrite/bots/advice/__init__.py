"""Advice: what bots think of the commands, questions and cards of the game, one file for each module."""
