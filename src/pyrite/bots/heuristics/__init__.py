"""Heuristics: the value of every move to a seat, from the board, the hand, the role and beliefs about others."""
