"""Rooms in memory and the WebSocket connections to them."""
