"""Sharing the gold at the end of a round: gold cards in the base game, tokens in the others."""
