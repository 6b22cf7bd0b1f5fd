"""`python -m kabinett` is the command line."""

from kabinett.cli import main

if __name__ == "__main__":
    main()
