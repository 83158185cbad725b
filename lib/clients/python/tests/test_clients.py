import base64
import hashlib
import hmac
import http.server
import json
import os
import tempfile
import threading
import time
import unittest

from shortlist_clients import BadSignature, Client, Inbox, ShortlistError, bars, verify
from shortlist_clients._transport import Pace


class Answers:
    """A server that gives the answers it was handed, one after another, and notes what it was asked."""

    def __init__(self, *answers):
        self.asked = []
        rest = list(answers)
        asked = self.asked

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                length = int(self.headers.get("Content-Length") or 0)
                asked.append((self.path, dict(self.headers), self.rfile.read(length).decode()))
                status, headers, body = rest.pop(0) if len(rest) > 1 else rest[0]
                content = json.dumps(body).encode()
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


def info(code, message=""):
    return {"Info": {"Code": code, "Message": message}}


class Calls(unittest.TestCase):
    def test_waits_and_sends_again_where_nothing_was_done(self):
        with Answers((429, {"Retry-After": "1"}, info("TooManyRequests")), (200, {}, info("Success"))) as server:
            begun = time.monotonic()
            Client(server.url, "acme", "key").create_index("people", {"IndexType": "Resume"})
            self.assertGreaterEqual(time.monotonic() - begun, 1)
            path, headers, body = server.asked[1]
            self.assertEqual((path, json.loads(body)), ("/v10/index/people", {"IndexType": "Resume"}))
            self.assertEqual((headers["Tx-Accountid"], headers["Tx-Servicekey"]), ("acme", "key"))

    def test_gives_up_after_three_and_never_repeats_an_outcome(self):
        for status, tries, retry in ((503, 3, "later"), (422, 1, "never"), (403, 1, "by-hand"), (500, 1, "never")):
            with Answers((status, {}, info("Refused", "because"))) as server:
                with self.assertRaises(ShortlistError) as raised:
                    Client(server.url, "acme", "key").list_indexes()
                self.assertEqual((len(server.asked), raised.exception.retry), (tries, retry))

    def test_sends_its_key_nowhere_else(self):
        with Answers((200, {}, {})) as other:
            with Answers((302, {"Location": other.url}, {})) as server:
                with self.assertRaises(ShortlistError):
                    Client(server.url, "acme", "key").list_indexes()
            self.assertEqual(other.asked, [])

    def test_gets_another_token_where_one_is_refused(self):
        token = (200, {}, {"access_token": "first", "expires_in": 900})
        with Answers(token, (401, {}, info("AuthenticationError")), token, (200, {}, info("Success"))) as server:
            Client(server.url, "acme", "key", token_url=f"{server.url}/token").list_indexes()
            self.assertEqual([path for path, _, _ in server.asked], ["/token", "/v10/index"] * 2)
            self.assertEqual(server.asked[3][1]["Authorization"], "Bearer first")

    def test_asks_the_market_by_a_form(self):
        with Answers((200, {}, [])) as server:
            Client(server.url, "acme", "key").aggregate_market(_group="region", profession="nurse", _totals=True)
            path, headers, body = server.asked[0]
            self.assertEqual((path, body), ("/api/v3/aggregate", "_group=region&profession=nurse&_totals=1"))
            self.assertTrue(headers["Authorization"].startswith("Basic "))

    def test_keeps_the_pace_of_the_market(self):
        now = [0.0]
        pace = Pace(((4, 1.1), (30, 61.0)), clock=lambda: now[0], sleep=lambda s: now.__setitem__(0, now[0] + s))
        begun = []
        for _ in range(31):
            pace.turn()
            begun.append(now[0])
        self.assertTrue(all(later - begun[at] >= 1.1 - 1e-9 for at, later in enumerate(begun[4:])))
        self.assertGreaterEqual(begun[30] - begun[0], 61)

    def test_a_server_that_is_not_there(self):
        with self.assertRaises(ShortlistError) as raised:
            Client("http://127.0.0.1:9", "acme", "key").list_indexes()
        self.assertEqual((raised.exception.code, raised.exception.retry), ("Network", "later"))

    def test_a_chart_has_no_markup_of_others(self):
        svg = bars("Jobs", [{"x": "<script>", "count": 3}, {"x": None, "count": None}], "x")._repr_svg_()
        self.assertNotIn("<script>", svg)
        self.assertIn("no figure", svg)


SECRET = "whsec_" + base64.b64encode(b"a secret of some length").decode()


def signed(events, at=None, secret=SECRET):
    body = json.dumps(events).encode()
    sent = str(int(time.time() if at is None else at))
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signature = hmac.new(key, f"msg_1.{sent}.".encode() + body, hashlib.sha256).digest()
    given = "v1," + base64.b64encode(signature).decode()
    return {"Webhook-Id": "msg_1", "Webhook-Timestamp": sent, "Webhook-Signature": f"v1,b2xk {given}"}, body


class Events(unittest.TestCase):
    def test_takes_what_is_signed_and_nothing_else(self):
        headers, body = signed([{"id": "1"}])
        self.assertEqual(verify(SECRET, headers, body), [{"id": "1"}])
        for bad in (
            (headers, body + b" "),
            ({**headers, "Webhook-Signature": ""}, body),
            ({**headers, "Webhook-Timestamp": "soon"}, body),
            signed([], at=time.time() - 600),
            signed([], secret="whsec_" + base64.b64encode(b"another").decode()),
        ):
            with self.assertRaises(BadSignature):
                verify(SECRET, *bad)

    def test_works_on_each_once_in_order_over_a_failure_and_a_restart(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "events.db")
            inbox = Inbox(path)
            self.assertEqual(inbox.keep([{"id": "1"}, {"id": "2"}]), 2)
            self.assertEqual(inbox.keep([{"id": "2"}, {"id": "3"}]), 1)
            seen = []

            def handle(event):
                if event["id"] == "2" and len(seen) < 2:
                    seen.append("failed")
                    raise RuntimeError("not now")
                seen.append(event["id"])

            with self.assertRaises(RuntimeError):
                inbox.work(handle)
            inbox.close()
            again = Inbox(path)
            again.work(handle)
            self.assertEqual(again.keep([{"id": "1"}, {"id": "3"}]), 0)
            again.work(handle)
            self.assertEqual(seen, ["1", "failed", "2", "3"])
            again.close()


if __name__ == "__main__":
    unittest.main()
