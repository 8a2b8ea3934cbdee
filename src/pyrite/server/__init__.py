"""The table online: rooms, the store behind them, and the web application in front of them."""
