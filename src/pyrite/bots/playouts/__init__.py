"""A fast policy for playouts: it plays the rest of a round for all seats, thousands of times a second."""
