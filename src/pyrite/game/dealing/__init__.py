"""Shuffling and dealing: from a seed and the words of players to the cards of a round, and the fairness check."""
