"""The terminal client: a table on a screen. It knows matches, views and offered moves, and no rules."""
