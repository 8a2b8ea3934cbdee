"""A store on PostgreSQL, for a site of several nodes."""
