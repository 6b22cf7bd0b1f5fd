"""A table in the terminal. Like any client it knows no rules: it shows a view and offers the choices of a decision."""
