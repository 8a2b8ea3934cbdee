"""Shuffling and dealing: how the cards of a round follow from the seed and the players' words; fairness checks."""
