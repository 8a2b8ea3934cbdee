"""Adds up the results of a plan: wins, gold and ratings, with confidence intervals."""
