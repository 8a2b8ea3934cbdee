"""Decides requests: each becomes a `Decision` with entries, or a refusal. Nothing here changes the room."""
