"""``make pictures``: bots play tables, a real server serves them, and a browser takes screenshots."""
