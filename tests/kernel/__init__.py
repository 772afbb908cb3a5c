"""Tests of the kernel, with two games of their own: `toy` (a small tournament) and `tiny` (flows written in a test)."""
