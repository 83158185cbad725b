"""What a receiver of events has to do: check who sent them, and take each once and in its order.

Messages are signed as Standard Webhooks says. They come in order and at least once, so a receiver answers 2xx once it has
kept them, and knows by their ids those it has kept before.
"""

import base64
import hashlib
import hmac
import json
import sqlite3
import time
from typing import Mapping, Optional

TOLERANCE_S = 300


class BadSignature(Exception):
    """Answer 401: it is not from the sender, was changed on its way, or is too old."""


def _key_of(secret: str) -> bytes:
    return base64.b64decode(secret.removeprefix("whsec_"))


def verify(secret: str, headers: Mapping[str, str], body: bytes, now: Optional[float] = None) -> "list[dict]":
    """Returns the events of a message, or raises `BadSignature`. Takes the bytes as they came, before they are parsed."""
    given = {name.lower(): value for name, value in headers.items()}
    message, sent = given.get("webhook-id", ""), given.get("webhook-timestamp", "")
    if not sent.isdigit() or abs((time.time() if now is None else now) - int(sent)) > TOLERANCE_S:
        raise BadSignature("the time is missing or too far from now")
    signed = f"{message}.{sent}.".encode() + body
    expected = base64.b64encode(hmac.new(_key_of(secret), signed, hashlib.sha256).digest())
    # For a day after a change of the secret there are two.
    signatures = [each.removeprefix("v1,").encode() for each in given.get("webhook-signature", "").split()]
    if not any([hmac.compare_digest(expected, each) for each in signatures]):
        raise BadSignature("no signature fits")
    return json.loads(body)


class Inbox:
    """Keeps events in a file before they are acknowledged: each once, worked on in the order they came."""

    def __init__(self, path: str) -> None:
        self._store = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._store.execute(
            "CREATE TABLE IF NOT EXISTS events"
            " (place INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE NOT NULL, event TEXT, done INTEGER NOT NULL DEFAULT 0)"
        )

    def keep(self, events: "list[dict]") -> int:
        """Keeps those that are new, all or none, and returns how many. Answer 2xx after it."""
        rows = [(event["id"], json.dumps(event)) for event in events]
        self._store.execute("BEGIN IMMEDIATE")
        try:
            before = self._store.total_changes
            self._store.executemany("INSERT OR IGNORE INTO events (id, event) VALUES (?, ?)", rows)
            self._store.execute("COMMIT")
        except BaseException:
            self._store.execute("ROLLBACK")
            raise
        return self._store.total_changes - before

    def work(self, handle) -> int:
        """Hands over what is not done yet, the oldest first. One that fails is the first again the next time."""
        done = 0
        while row := self._store.execute(
            "SELECT place, event FROM events WHERE done = 0 ORDER BY place LIMIT 1"
        ).fetchone():
            handle(json.loads(row[1]))
            # The id stays, so that the event is known when it is sent again.
            self._store.execute("UPDATE events SET done = 1, event = NULL WHERE place = ?", (row[0],))
            done += 1
        return done

    def close(self) -> None:
        self._store.close()
