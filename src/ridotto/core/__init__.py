"""The kernel: states, steps, the referee, records.  It knows no game."""
