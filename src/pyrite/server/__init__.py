"""The server: rooms, their store, the HTTP API and the WebSocket connections."""
