"""The plain and the compiled build of the rules play alike."""
