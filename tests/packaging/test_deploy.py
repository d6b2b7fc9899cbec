"""The files of `deploy/`: the programs they are for accept them, and a server behind the proxies plays."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from frenzy.cli import parser
from tests.packaging.environments import ROOT
from tests.server.serving import PATIENCE, free_port, serving

DEPLOY: Final = ROOT / "deploy"
NAME: Final = "games.example"
ORIGIN: Final = f"https://{NAME}"


def program(name: str, package: str = "") -> str:
    found = shutil.which(name, path="/usr/sbin:/sbin") or shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed; on Debian: apt-get install {package or name}")
    return found


def accepts(*command: str) -> str:
    """What a program says to a file that it accepts."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


# -- the service ------------------------------------------------------------------------------------------------


def test_systemd_accepts_the_service(tmp_path: Path) -> None:
    unit = (DEPLOY / "frenzy.service").read_text()
    (tmp_path / "frenzy.service").write_text(unit.replace("/opt/frenzy/bin/frenzy", sys.executable))

    told = accepts(program("systemd-analyze", "systemd"), "verify", str(tmp_path / "frenzy.service"))

    assert told == ""


def test_the_service_is_started_with_options_that_there_are() -> None:
    unit = (DEPLOY / "frenzy.service").read_text().replace("\\\n", " ")
    for name, value in re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE):
        unit = unit.replace(f"${{{name}}}", value)
    (command,) = re.findall(r"^ExecStart=\S+ (.*)$", unit, re.MULTILINE)

    options = parser().parse_args(shlex.split(command))

    assert (options.command, options.host, options.secure) == ("serve", "127.0.0.1", True)
    assert options.origin == [ORIGIN]


# -- the proxies ------------------------------------------------------------------------------------------------


class Proxy(NamedTuple):
    """A proxy with a file of ours in which the addresses are free ones: how it is checked and run, where it listens."""

    check: list[str]
    run: list[str]
    port: int
    context: ssl.SSLContext | None = None

    @property
    def url(self) -> str:
        return f"http{'' if self.context is None else 's'}://127.0.0.1:{self.port}"

    @contextmanager
    def running(self, log: Path) -> Iterator[httpx.Client]:
        """Somebody who asks the server through the proxy."""
        with ExitStack() as stack:
            output = stack.enter_context(log.open("wb"))
            process = stack.enter_context(subprocess.Popen(self.run, stdout=output, stderr=output))
            stack.callback(process.terminate)
            client = httpx.Client(base_url=self.url, headers={"Host": NAME, "Origin": ORIGIN}, verify=False)
            stack.enter_context(client)
            self.await_ready(process, log)
            yield client

    def await_ready(self, process: subprocess.Popen[bytes], log: Path) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert process.poll() is None, log.read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise AssertionError(log.read_text())


def nginx(folder: Path, upstream: int) -> Proxy:
    """As on Debian: the file is one of those that the http block includes."""
    found, certificate = program("nginx"), make_certificate(folder)
    port, other = free_port(), free_port()
    changed = {
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        "listen 443": f"listen {port}", "listen [::]:443": f"listen [::1]:{port}",
        "listen 80": f"listen {other}", "listen [::]:80": f"listen [::1]:{other}",
        "/etc/letsencrypt/live/games.example/fullchain.pem": str(certificate / "certificate.pem"),
        "/etc/letsencrypt/live/games.example/privkey.pem": str(certificate / "key.pem"),
    }  # fmt: skip
    (folder / "site.conf").write_text(with_changes("nginx.conf", changed))
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    (folder / "nginx.conf").write_text(f"""
        daemon off; pid {folder}/pid; error_log stderr; events {{}}
        http {{
            access_log off;
            {" ".join(f"{path}_temp_path {folder}/{path};" for path in paths)}
            include {folder}/site.conf;
        }}
    """)
    command = [found, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    context = ssl.create_default_context(cafile=str(certificate / "certificate.pem"))
    return Proxy([*command, "-t"], command, port, context)


def make_certificate(folder: Path) -> Path:
    command = [
        program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
        "-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem"),
    ]  # fmt: skip
    accepts(*command)
    return folder


def caddy(folder: Path, upstream: int) -> Proxy:
    """Without TLS here: Caddy would ask the world for a certificate."""
    found, port = program("caddy"), free_port()
    changed = {"127.0.0.1:8000": f"127.0.0.1:{upstream}", f"\n{NAME} {{": f"\nhttp://{NAME}:{port} {{"}
    ours = with_changes("Caddyfile", changed)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{ours}")
    check = [found, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    return Proxy(check, [found, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], port)


def with_changes(name: str, changes: dict[str, str]) -> str:
    """A file of ours with other addresses; each of them is in it."""
    text = (DEPLOY / name).read_text()
    for old, new in changes.items():
        assert old in text, f"{name}: {old}"
        text = text.replace(old, new)
    return text


Make = Callable[[Path, int], Proxy]
both_proxies = pytest.mark.parametrize("make", [nginx, caddy])


@both_proxies
def test_a_proxy_accepts_its_file(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))

    told = accepts(*make(tmp_path, free_port()).check)

    assert "warn" not in told.lower()


@both_proxies
def test_behind_a_proxy_one_opens_a_table_and_its_socket(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    web, data = tmp_path / "web", tmp_path / "data"
    (web / "assets").mkdir(parents=True)
    data.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Frenzy</title>")

    with serving(data, "--secure", "--origin", ORIGIN, "--web", str(web)) as server:
        proxy = make(tmp_path, server.port)
        with proxy.running(tmp_path / "proxy.log") as client:
            assert client.get("/t/abc").text == (web / "index.html").read_text()
            assert [client.get(path).status_code for path in ("/health", "/metrics")] == [404, 404]
            opened = client.post("/api/tables", json={"nickname": "Ada"})
            assert opened.status_code == 201, opened.text
            assert "Secure" in opened.headers["set-cookie"]
            abroad = client.post("/api/tables", json={"nickname": "Eve"}, headers={"Origin": "https://evil.example"})
            assert abroad.status_code == 403
            assert hello(proxy, opened.json())["type"] == "hello"


def hello(proxy: Proxy, seated: dict[str, Any]) -> dict[str, Any]:
    """The first that a socket says."""
    scheme = "ws" if proxy.context is None else "wss"
    link = f"{scheme}://{NAME}/api/tables/{seated['table']['id']}/socket"
    line = socket.create_connection(("127.0.0.1", proxy.port))
    who = {"Authorization": f"Bearer {seated['token']}"}
    with connect(
        link, sock=line, ssl=proxy.context, origin=Origin(ORIGIN), additional_headers=who, close_timeout=1
    ) as opened:
        said: dict[str, Any] = json.loads(opened.recv())
        return said


@both_proxies
def test_a_proxy_tells_who_asks_and_believes_nobody_about_it(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    with mirror() as port, make(tmp_path, port).running(tmp_path / "proxy.log") as client:
        headers = client.get("/", headers={"X-Forwarded-For": "192.0.2.7"}).json()

    assert (headers["host"], headers["x-forwarded-for"]) == (NAME, "127.0.0.1")
    assert "upgrade" not in headers


@contextmanager
def mirror() -> Iterator[int]:
    """A server that answers with the headers it was asked with; its port."""

    class Mirror(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # the name that the standard library calls
            body = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *_: Any) -> None:  # noqa: A002  # as it is called there
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Mirror) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()
