"""The settings of a server: from the environment, so that all of its processes have the same.

| variable | what it is |
| --- | --- |
| `KABINETT_DATA` | the data folder: the SQLite file and the secret key (default: kabinett-data in the current folder) |
| `KABINETT_DATABASE` | `postgresql://USER:PASSWORD@HOST/NAME`; without it SQLite in the data folder |
| `KABINETT_SECRET` | the secret key, 32 characters at least; without it one is drawn and kept in the data folder |
| `KABINETT_URL` | how people reach the server, `https://play.example.org`; links in mails need it |
| `KABINETT_SMTP` | `smtp://USER:PASSWORD@HOST:PORT` or `smtps://...`; without it no mail is sent |
| `KABINETT_MAIL_FROM` | the address that mails come from |
| `KABINETT_BOT_WORKERS` | processes in which bots think (default 1) |
| `KABINETT_BOT_SECONDS` | the most seconds that a bot may take for a decision (default: as many as its level takes) |
| `KABINETT_RATE_LIMITS` | a factor for all rate limits: 2 doubles them, 0 lifts them (default 1) |
| `KABINETT_PRIVATE_HOOKS` | 1: web hooks may go to addresses of the local network too |
| `KABINETT_PROXY` | the addresses of reverse proxies, separated by commas, whose `X-Forwarded-For` is believed |
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from kabinett.core.errors import BadFile, BadOption, told
from kabinett.core.files import make_folder
from kabinett.server.names import MAIL
from kabinett.server.storage.database import make_engine

DATA = "kabinett-data"
DATABASE_FILE = "kabinett.db"
SECRET_FILE = "secret.key"
LEAST_SECRET = 32
LEAST_SECONDS = 0.01


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """What a host can set. `now` is the source of time: tests move it."""

    data: Path
    database: str
    secret: str
    url: str | None = None
    smtp: str | None = None
    mail_from: str | None = None
    bot_workers: int = 1
    bot_seconds: float | None = None
    rate_limits: float = 1.0
    private_hooks: bool = False
    proxy: str = ""
    now: Callable[[], int] = now

    @property
    def secure(self) -> bool:
        """Whether people reach the server over HTTPS only."""
        return self.url is not None and self.url.startswith("https://")


def locations(environment: Mapping[str, str] = os.environ) -> tuple[Path, str]:
    """The data folder and the address of the database; nothing is made."""
    data = Path(environment.get("KABINETT_DATA") or DATA).expanduser().absolute()
    database = environment.get("KABINETT_DATABASE") or f"sqlite:///{data / DATABASE_FILE}"
    make_engine(database).dispose()
    return data, database


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings. BadOption says what is missing or wrong; nothing is started half-configured."""
    data, database = locations(environment)
    make_folder(data, private=True)
    settings = Settings(
        data,
        database,
        _secret(environment.get("KABINETT_SECRET"), data),
        _url(environment.get("KABINETT_URL")),
        environment.get("KABINETT_SMTP") or None,
        environment.get("KABINETT_MAIL_FROM") or None,
        _workers(environment),
        _seconds(environment),
        _number("KABINETT_RATE_LIMITS", environment, 1),
        _yes_or_no("KABINETT_PRIVATE_HOOKS", environment),
        _proxy(environment.get("KABINETT_PROXY", "")),
    )
    _check_mail(settings)
    return settings


def _secret(given: str | None, data: Path) -> str:
    if given:
        if len(given) < LEAST_SECRET:
            raise BadOption(told("secret_short", least=LEAST_SECRET, count=len(given)))
        return given
    return _kept_secret(data / SECRET_FILE)


def _kept_secret(file: Path) -> str:
    """The key of the data folder; the first process to come makes it."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(secrets.token_urlsafe(48))
    except FileExistsError:
        pass
    except OSError as error:
        raise BadFile(file, None, told("cannot_write", reason=str(error.strerror))) from error
    try:
        secret = file.read_text(encoding="ascii").strip()
    except (OSError, ValueError) as error:
        raise BadFile(file, None, told("cannot_read", reason=str(error))) from error
    if len(secret) < LEAST_SECRET:
        raise BadFile(file, 1, told("secret_file_short", least=LEAST_SECRET))
    return secret


def _url(given: str | None) -> str | None:
    if not given:
        return None
    parts = _parts(given, ("http", "https"))
    if parts is None or parts.username or parts.query or parts.fragment:
        raise BadOption(told("setting_url", given=given))
    return given.rstrip("/")


def _parts(address: str, schemes: tuple[str, ...]) -> SplitResult | None:
    """An address, taken apart; None if it is none with such a scheme, a host and a port that can be."""
    try:
        parts = urlsplit(address)
        known = parts.scheme in schemes and parts.hostname and parts.port != 0
    except ValueError:
        return None
    return parts if known else None


def _proxy(given: str) -> str:
    """The addresses of proxies. A name would never be equal to an address, and all would share one rate limit."""
    for address in filter(None, map(str.strip, given.split(","))):
        try:
            ip_network(address)
        except ValueError:
            raise BadOption(told("setting_proxy", given=address)) from None
    return given


def _number(name: str, environment: Mapping[str, str], default: float, least: float = 0) -> float:
    given = environment.get(name)
    if not given:
        return default
    try:
        number = float(given)
    except ValueError:
        raise BadOption(told("setting_number", name=name, given=given)) from None
    if not least <= number < float("inf"):
        raise BadOption(told("setting_least", name=name, least=str(least), given=given))
    return number


def _workers(environment: Mapping[str, str]) -> int:
    number = _number("KABINETT_BOT_WORKERS", environment, 1, least=1)
    if number != int(number):
        name = "KABINETT_BOT_WORKERS"
        raise BadOption(told("setting_whole", name=name, given=environment[name]))
    return int(number)


def _seconds(environment: Mapping[str, str]) -> float | None:
    return _number("KABINETT_BOT_SECONDS", environment, 0, least=LEAST_SECONDS) or None


def _yes_or_no(name: str, environment: Mapping[str, str]) -> bool:
    given = environment.get(name, "0")
    if given not in ("", "0", "1"):
        raise BadOption(told("setting_yes_no", name=name, given=given))
    return given == "1"


def _check_mail(settings: Settings) -> None:
    """Mails need all three settings."""
    needed = {"KABINETT_SMTP": settings.smtp, "KABINETT_MAIL_FROM": settings.mail_from, "KABINETT_URL": settings.url}
    missing = [name for name, value in needed.items() if not value]
    if settings.smtp or settings.mail_from:
        if missing:
            raise BadOption(told("setting_mail", missing=tuple(missing)))
        if _parts(settings.smtp or "", ("smtp", "smtps")) is None:
            raise BadOption(told("setting_smtp"))
        if not re.fullmatch(MAIL, settings.mail_from or ""):
            raise BadOption(told("setting_mail_from", given=str(settings.mail_from)))
