"""The arena: bots meet each other, and are rated by how they finish."""
