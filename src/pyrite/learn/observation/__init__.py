"""The observation encoding: the view of a seat as an array of bytes."""
