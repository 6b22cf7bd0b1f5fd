"""Coalitions: Ancien Régime. One module for each chapter of the rules, or for each action of chapter C9.

board (C2, C5.4, C5.5), setup (C3), stuart (C3.7), victory (C4), wheel (C5.1-C5.3), control (C5.6), cards (C3.6, C5.10),
sequence (C6), diplomacy (C7.1-C7.4), relations (C7.5), election (C8), drill (C9.2), taxation (C9.3), subsidies (C9.4),
leadership (C9.5), mobilisation (C9.6), influence (C9.7), movement (C9.8), ways and marches (C9.9), garrisons (C9.10),
battles (C10.1-C10.6), results (C10.7, C10.8), withdrawal (C0.5), update (C11), minors (C12).

`state` is the position, `setting` what never changes during a game, `facts` what clients are told because they know no
rules, `rules` puts the chapters together.
"""
