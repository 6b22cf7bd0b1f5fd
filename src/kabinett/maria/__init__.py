"""Maria: one module per chapter of the rules; `data/` holds board, cards, tracks, powers, variants and sentences.

M2 powers · M3 board · M4 setup · M5 sequence · M6 stacks · M7 hussars · M8 cards, income, deck · M9 supply ·
M10.1 movement, steps · M10.2 trains · M10.3 conquest · M11.1 combat · M11.2 retreat · M12 retroactive · M13 winter ·
M14 introductory · M15, M16 pools, points · M17, M25 politics, instructions, tracks · M18 election · M19.1 annexation ·
M19.2 reduction · M19.3 saxony, relocation · M19.4 `State.closed` · M20 subsidies · M21 agreements/ ·
M22 supply, winter · M23 advanced · M24 two_players, and wherever `setting.players` is asked · K political.

`setting` is what never changes, `state` what does, `rules` puts the chapters together; `standing` is what a seat may do
unasked, `bars` and `questions` say why not, `positions/` reads positions, `sampling` fills in what a view hides,
`forced` says which decisions all can foresee.
"""
