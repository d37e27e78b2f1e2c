"""How large an experiment may be: here, so that a command can refuse before anything large is loaded."""

FEWEST = 5  # games that anything can be learned from
MOST = 1_000_000  # games, deals or generations: all are listed before the first is played
MOST_PROCESSES = 1_000
