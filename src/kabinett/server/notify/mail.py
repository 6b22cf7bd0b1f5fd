"""Mails, through the mail server of the settings."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import SplitResult, unquote, urlsplit

from msgspec import Struct

from kabinett.core.fluent import speaking
from kabinett.server.errors import Refusal
from kabinett.server.languages import language_of
from kabinett.server.notify.notice import Notice, Undelivered
from kabinett.server.settings import Settings
from kabinett.server.storage.notices import Due
from kabinett.server.storage.people import Person
from kabinett.servertexts import text

TIMEOUT = 15.0  # seconds for each answer of the mail server
THREADS = 4


def sender_of(settings: Settings) -> str:
    """The bare address that mails come from; the settings may put a name before it. Empty if there is none."""
    return parseaddr(settings.mail_from or "")[1]


class Letter(Struct, frozen=True):
    """A mail to one person."""

    to: str
    subject: str
    text: str
    language: str

    @classmethod
    def confirm(cls, to: str, name: str, url: str, language: str | None) -> Letter:
        """To confirm an address. Whoever gets it may know nothing of us."""
        return cls._saying(to, "mail-confirm", "mail-confirm_text", {"name": name, "url": url}, language)

    @classmethod
    def new_password(cls, to: str, name: str, url: str, language: str | None) -> Letter:
        """To set a new password."""
        return cls._saying(to, "mail-password", "mail-password_text", {"name": name, "url": url}, language)

    @classmethod
    def _saying(cls, to: str, subject: str, body: str, told: dict[str, str], language: str | None) -> Letter:
        spoken = language_of(language)
        with speaking(spoken):
            return cls(to, text(subject), text(body, told), spoken)

    @classmethod
    def notice(cls, to: str, notice: Notice) -> Letter:
        """To tell somebody that it is his move."""
        with speaking(notice.language):
            told = {"sentence": notice.sentence, "url": notice.url}
            return cls(to, notice.title, text("mail-notice_text", told), notice.language)


class Mailer:
    """Sends mails, in threads of its own: a slow mail server must not hold up anything else."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(THREADS, "kabinett-mail")

    @property
    def ready(self) -> bool:
        """Whether the server can send mails."""
        return self._settings.smtp is not None

    async def send(self, letter: Letter) -> None:
        """Send a mail. Undelivered says why that failed."""
        message = self._message(letter)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, message)

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Content-Language"] = letter.language
        message["Date"] = formatdate(self._settings.now() / 1000)
        message["Message-ID"] = make_msgid(domain=sender_of(self._settings).rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"  # so that no machine answers
        message.set_content(f"{letter.text}\n")
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        if self._settings.smtp is None:
            raise Undelivered("no_mail", final=True)
        try:
            with _connected(urlsplit(self._settings.smtp)) as smtp:
                smtp.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            raise Undelivered("mail_refused") from error
        except smtplib.SMTPResponseException as error:
            raise Undelivered("mail_answer", status=error.smtp_code) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered("mail_server", fault=type(error).__name__) from error

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _connected(address: SplitResult) -> smtplib.SMTP:
    """A connection to the mail server, encrypted if it can be; with a password only if it is."""
    host = address.hostname or ""
    if address.scheme == "smtps":
        context = ssl.create_default_context()
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(host, address.port or 0, timeout=TIMEOUT, context=context)
    else:
        smtp = smtplib.SMTP(host, address.port or 0, timeout=TIMEOUT)
    try:
        _prepare(smtp, address)
    except BaseException:
        smtp.close()
        raise
    return smtp


def _prepare(smtp: smtplib.SMTP, address: SplitResult) -> None:
    smtp.ehlo()
    encrypted = address.scheme == "smtps"
    if not encrypted and smtp.has_extn("starttls"):
        smtp.starttls(context=_context(bool(address.username)))
        smtp.ehlo()
        encrypted = True
    if address.username:
        if not encrypted:
            raise Undelivered("mail_unencrypted")
        smtp.login(unquote(address.username), unquote(address.password or ""))


def _context(verified: bool) -> ssl.SSLContext:
    """Who gets a password must prove who he is. Without one a mail would go to a server without encryption, too; so a
    relay next door, whose certificate nobody has signed, is no worse."""
    context = ssl.create_default_context()
    if not verified:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


class Mail:
    """Sends notices to the address that a person has confirmed."""

    def __init__(self, mailer: Mailer) -> None:
        self._mailer = mailer

    async def target(self, given: str, person: Person) -> str:
        """The target of a new channel: empty, for the address is the person's, also when it changes."""
        if given:
            raise Refusal("invalid", "mail_target")
        if not self._mailer.ready:
            raise Refusal("conflict", "no_mail")
        if not person.mail or not person.mail_confirmed:
            raise Refusal("conflict", "mail_unconfirmed")
        return ""

    async def send(self, due: Due, notice: Notice) -> None:
        """Deliver a notice."""
        if due.mail is None:
            raise Undelivered("mail_unconfirmed", final=True)
        await self._mailer.send(Letter.notice(due.mail, notice))
