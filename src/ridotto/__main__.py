"""`python -m ridotto` is the command `ridotto`."""

from .cli import main

if __name__ == "__main__":
    main()
