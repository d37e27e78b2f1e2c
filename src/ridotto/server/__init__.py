"""The server: tables, seats, moves and updates over HTTP and WebSocket."""
