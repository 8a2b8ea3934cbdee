"""What a seat can infer about roles and gold from what it saw."""
