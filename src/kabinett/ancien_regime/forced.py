"""Which decisions all can foresee. A program may answer at once where one option is left, but only if everybody knows
that one is left: otherwise the speed of the answer would tell what the seat holds.

Every kind of decision is in one of the two sets; in doubt it is secret.
"""

from __future__ import annotations

# What is offered follows from something that only the seat knows.
SECRET_KINDS = frozenset({
    # S13 hands: of equal cards one is offered, so the number of options tells how many different ones there are.
    "hand_limit", "drill", "mercenaries", "battle_card",
    # S6: whom a Leader has named already is left out, and is announced at the end.
    "expulsion",
})  # fmt: skip

# What is offered follows from what all can see; of hands and piles only the number of cards matters.
OPEN_KINDS = frozenset({
    # C3.6.2, C9.5, C9.8-C9.10, C10.1, C10.3, C10.7, C11, C0.5: generals, garrisons, territories and ways.
    "frederick", "placement", "dismissal", "movement", "frederick_move", "march", "strategic", "garrison",
    "next_battle", "support_attack", "support_defence", "defeat", "withdrawal", "return",
    # C7, C8, C12.3: what is closed to a power was announced, votes are open, and Morale, which limits a bid, is public.
    "status", "application", "crown", "vote", "bid",
    # C9.4-C9.6, C9.8: what can be done with public Money and Morale.
    "subsidies", "leadership", "mobilisation", "arbiter", "further_turn",
    # C9.4.2, C9.8.4, C9.9, C11.2.3: yes or no.
    "offered_money", "offered_cards", "grant", "consent", "passage", "leave",
    # C10.5.2, C10.6.2: who has plays left and which cards are face down.
    "battle_pile", "scout",
})  # fmt: skip
