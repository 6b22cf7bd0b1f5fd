"""Coalitions: Ancien Régime: one module per chapter of the rules, or per action of C9; `data/` holds board, powers,
cards, set-ups, numbers and sentences.

C0.5 withdrawal · C2, C5.4, C5.5 board · C3 setup · C3.7 stuart · C3.6.6, C5.10 cards · C4 victory · C5.1-C5.3 wheel ·
C5.6 `State.controller` · C6 sequence · C7.1-C7.4 diplomacy · C7.5 relations · C8 election · C9.2 drill ·
C9.3 taxation · C9.4 subsidies · C9.5 leadership · C9.6 mobilisation · C9.7 influence · C9.8 movement · C9.9 ways,
marches · C9.10 garrisons · C10.1 battles · C10.2 sides, strength · C10.3 support · C10.4-C10.6 cardplay · C10.7,
C10.8 results · C11 update · C12 minors, and wherever `State.uncontrolled` is asked.

`setting` is what never changes, `state` what does, `rules` puts the chapters together; `facts` is what clients are told
because they know no rules, `bars` say why not, `positions` reads positions, `sampling` fills in what a view hides,
`forced` says which decisions all can foresee, `soundness` and `stage_soundness` refuse what no game can have.
"""
