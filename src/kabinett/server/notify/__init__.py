"""Telling people that it is their move: open sockets, Web Push, mail and web hooks.

| what | where |
| --- | --- |
| what is told | `notice.py` |
| who is connected with this process | `presence.py` |
| the ways out | `push.py`, `hook.py`, both through `web.py`; `mail.py` |
| the loop that delivers what is due | `deliveries.py` |
| channels and the log of deliveries | `storage/notices.py` |
"""
