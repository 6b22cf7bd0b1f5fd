"""The server: tables for people, bots and programs.

From the truth outwards:

- `entries` what can be decided at a table, one row of its journal each; `fold` the table as the fold of its entries,
  with `clocks`; `creation` of new tables; `commands` what people can do, as entries; `access` who may do and see what
- `storage` the database; `loading` a fold from it, and games of older versions; `writing` what a fold has taken;
  `replays` a game looked at again; `keeping` backup, export and import
- `live` a table in memory with its sockets, `telling` what each perspective is told, `hall` all of them; `news` between
  processes, `bots` in theirs, `notify` where people want to be told that it is their move
- `identity` who people are, `names` what they may write, `keys` their tokens; `limits` and `safety` against misuse
- `api` the HTTP interface, `socket` the socket of a table, `playing` what both share, `app` both together, `settings`,
  `run` the processes, `parents` their end
"""
