"""Merlin by Stefan Feld and Michael Rieneck: a dice rondel with nine modules."""
