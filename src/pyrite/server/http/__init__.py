"""The HTTP API: routing, middleware, rate limits, static files, and one module for each API."""
