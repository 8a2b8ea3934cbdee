"""Tools for operators: logs, metrics, retention, garbage collection pauses, the watchdog."""
