"""Beliefs: the posterior of roles and of the place of the gold, given what a seat has seen."""
