"""Rooms in memory and the WebSocket connections to them: actors, broadcast, heartbeat, bots."""
