"""Pictures as SVG texts: what is the same for every game. What a game draws is in a package of its own."""
