"""House rules of King Arthur, each one switch, all of them off by default."""
