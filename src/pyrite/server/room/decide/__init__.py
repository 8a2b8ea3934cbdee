"""From a request to entries or a refusal. Nothing here changes the room."""
