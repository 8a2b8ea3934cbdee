"""Training of the playout policy by self-play."""
