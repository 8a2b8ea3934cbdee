"""Compiles the rules to C with Cython, from the files that Python runs."""
