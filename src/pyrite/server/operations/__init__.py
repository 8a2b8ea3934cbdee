"""What an operator needs: logs, metrics, retention, garbage collection pauses, the watchdog."""
