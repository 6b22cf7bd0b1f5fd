"""Servers for the tests of notifications: they take what comes and remember it."""

from __future__ import annotations

import datetime
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, cast

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HOST = "127.0.0.1"


@dataclass
class Received:
    """A request."""

    path: str
    headers: dict[str, str]  # by small letters
    body: bytes


@dataclass
class WebSink:
    """What an HTTP server got, and what it answers: the statuses in turn, the last one for ever."""

    base: str
    statuses: list[int] = field(default_factory=lambda: [200])
    requests: list[Received] = field(default_factory=list)
    go_on: threading.Event = field(default_factory=threading.Event)  # cleared: no answer until it is set
    names: list[str | None] = field(default_factory=list)  # that TLS clients asked for

    def __post_init__(self) -> None:
        self.go_on.set()

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])


class _Web(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        sink = cast(Any, self.server).sink
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        sink.requests.append(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        status = sink.statuses.pop(0) if len(sink.statuses) > 1 else sink.statuses[0]
        sink.go_on.wait(20)
        self.send_response(status)
        if 300 <= status < 400:
            self.send_header("Location", f"{sink.base}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
        pass


class _WebServer(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hangs up is part of the tests."""


@contextmanager
def web_sink(context: ssl.SSLContext | None = None) -> Iterator[WebSink]:
    server = _WebServer((HOST, 0), _Web)
    scheme = "https" if context else "http"
    sink = WebSink(f"{scheme}://{HOST}:{server.server_address[1]}")
    server.sink = sink  # type: ignore[attr-defined]
    if context:
        context.sni_callback = lambda _, name, __: sink.names.append(name)
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield sink
    finally:
        sink.go_on.set()
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass
class MailSink:
    """What a mail server got: the letters, and all commands."""

    port: int
    tls: ssl.SSLContext | None = None
    refuses: bytes = b""  # what it answers to a recipient instead of taking it
    letters: list[bytes] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"smtp://{HOST}:{self.port}"


class _Mail(StreamRequestHandler):
    """As much of SMTP as a client needs."""

    def setup(self) -> None:
        super().setup()
        self.sink: MailSink = cast(Any, self.server).sink
        self.secured = False

    def say(self, text: bytes) -> None:
        self.wfile.write(text + b"\r\n")

    def handle(self) -> None:
        self.say(b"220 sink")
        while line := self.rfile.readline():
            command = line.decode().strip()
            self.sink.commands.append(command)
            verb = command.split(" ")[0].lower()
            if verb == "quit":
                self.say(b"221 bye")
                return
            getattr(self, f"do_{verb}", self.do_other)()

    def do_ehlo(self) -> None:
        if self.sink.tls and not self.secured:
            self.say(b"250-sink")
            self.say(b"250 STARTTLS")
        else:
            self.say(b"250-sink")
            self.say(b"250 AUTH PLAIN")

    def do_starttls(self) -> None:
        assert self.sink.tls is not None
        self.say(b"220 go on")
        self.request: socket.socket = self.sink.tls.wrap_socket(self.request, server_side=True)
        super().setup()
        self.secured = True

    def finish(self) -> None:
        super().finish()
        self.request.close()

    def do_auth(self) -> None:
        self.say(b"235 welcome")

    def do_rcpt(self) -> None:
        self.say(self.sink.refuses or b"250 ok")

    def do_data(self) -> None:
        self.say(b"354 go on")
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        self.sink.letters.append(b"".join(lines))
        self.say(b"250 taken")

    def do_other(self) -> None:
        self.say(b"250 ok")


class _MailServer(ThreadingTCPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hangs up is part of the tests."""


@contextmanager
def mail_sink(tls: ssl.SSLContext | None = None) -> Iterator[MailSink]:
    server = _MailServer((HOST, 0), _Mail)
    sink = MailSink(server.server_address[1], tls)
    server.sink = sink  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield sink
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def own_certificate(folder: Path, name: str) -> ssl.SSLContext:
    """TLS with a certificate that nobody else has signed."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName(name), x509.IPAddress(ip_address(HOST))])
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context
