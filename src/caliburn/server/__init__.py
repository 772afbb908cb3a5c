"""The server: tables of people and bots over HTTP and WebSockets, kept as append-only logs. No rules live here."""
