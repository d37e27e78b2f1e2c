"""The laboratory: bots learn, and meet each other by the thousand.  It needs `pip install "ridotto[lab]"`."""
