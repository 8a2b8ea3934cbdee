"""What a move is worth to a seat, by hand-written rules."""
