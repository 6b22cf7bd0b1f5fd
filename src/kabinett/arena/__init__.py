"""Many games by bots: simulations and what comes out of them."""
