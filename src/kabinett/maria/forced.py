"""Which decisions all can foresee. A program may answer at once where one option is left, but only if everybody knows
that one is left: otherwise the speed of the answer would tell what the seat holds.

Every kind of decision is in one of the two sets; in doubt it is secret.
"""

from __future__ import annotations

# What is offered, or whether it is asked at all, follows from something that only the seat knows.
SECRET_KINDS = frozenset({
    # M8.7 hands: a card is chosen, or what is offered depends on what the cards can pay for. M10.2.3: among the pieces
    # that move next are trains that come back, if the power can pay; M17.5.20: so it is with generals for a corps.
    "placement", "payment", "battle", "recruit", "movement", "corps",
    # M6.9 troops: how many a general has limits how many he can get or keep. M13.9: whether one may stay away depends
    # on the room that the others have.
    "setup", "division", "recruits", "general_entry",
    # M21.4: an offer is answered when one likes, so never by itself.
    "offer",
})  # fmt: skip

# What is offered follows from places, facings, markers, tracks, open cards and agreements, which all can see.
OPEN_KINDS = frozenset({
    # M7, M10, M11.2, M17.5, M19: cities, roads and pieces.
    "hussar", "march", "train_entry", "commander", "consent", "consent_commander", "attacker", "target", "retreat",
    "retreat_path", "corps_return", "relocated_piece", "relocation", "second_train",
    # M8.2, M9.11, M17-M19: what is paid and chosen openly. Cards that were discarded for supply have been seen.
    "subsidy", "supplied", "trump", "choice", "instruction", "arrow", "receiver", "saxony_shift", "peace_offer",
    "peace_answer", "vote",
})  # fmt: skip
