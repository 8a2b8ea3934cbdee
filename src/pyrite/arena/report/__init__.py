"""Results for people: tables, CSV files and charts."""
