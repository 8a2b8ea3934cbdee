"""``make pictures``: a game is played by a script, a real server shows it, a browser takes the pictures."""
