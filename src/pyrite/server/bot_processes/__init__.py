"""The processes in which bots think: the messages, the main loop of a process, and the pool in the server."""
