"""The observation encoding: what a seat's view contains, as numbers."""
