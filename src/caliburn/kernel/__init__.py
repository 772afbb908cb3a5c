"""The kernel: flows, matches, luck, bags, records and words; no game is known here."""
