"""M21 Negotiations: binding agreements.

`terms`: what can be said; `regions`: places by name; `admission`: what can be agreed now; `negotiation`: offers and
answers; `running`: what agreements take away from decisions, and how they end; `marches` and `bounds`: the same for the
moves of pieces, which are chosen step by step.
"""
