"""How calls reach the APIs: paced, retried where nothing was done, with a key or a token."""

import base64
import collections
import http.client
import json
import random
import ssl
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Mapping, Optional

TRIES = 3
FIRST_DELAY_S = 0.25
# A longer wait is left to the caller, who can do something else meanwhile.
LONGEST_WAIT_S = 10.0
TIMEOUT_S = 120.0
TOKEN_RENEWED_BEFORE_S = 60.0
# A little less than the market allows, since clocks and ways differ: calls, and within how many seconds.
MARKET_PACE = ((4, 1.1), (30, 61.0))
MARKET = "/api/"
# Nothing was done, and a later call may succeed; nothing was done, and somebody has to fix something first.
LATER = frozenset({429, 503})
BY_HAND = frozenset({401, 402, 403})


class ShortlistError(Exception):
    """A call without a result. `retry` is `later`, `by-hand` or `never`, as an outcome would only come and cost again."""

    def __init__(self, code: str, message: str, status: Optional[int], retry: str, wait: Optional[float] = None):
        super().__init__(f"{code}: {message}")
        self.code, self.message, self.status, self.retry, self.wait = code, message, status, retry, wait


class Pace:
    """Calls that keep within limits by waiting for their turn."""

    def __init__(self, limits=MARKET_PACE, clock=time.monotonic, sleep=time.sleep):
        self._limits, self._clock, self._sleep = limits, clock, sleep
        self._begun = collections.deque(maxlen=max(calls for calls, _ in limits))
        self._lock = threading.Lock()

    def turn(self) -> None:
        with self._lock:
            waits = [
                self._begun[-calls] + seconds - self._clock()
                for calls, seconds in self._limits
                if len(self._begun) >= calls
            ]
            if waits and max(waits) > 0:
                self._sleep(max(waits))
            self._begun.append(self._clock())


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A key is sent to the address that was named, and to no other."""

    def redirect_request(self, *_):
        return None


def _wait_of(headers) -> Optional[float]:
    text = (headers.get("Retry-After") or "").strip()
    return float(text) if text.isdigit() else None


def _refusal(status: int, text: str, wait: Optional[float]) -> ShortlistError:
    try:
        body = json.loads(text)
    except ValueError:
        body = None
    body = body if isinstance(body, dict) else {}
    info = body.get("Info") or {}
    code = info.get("Code") or body.get("code") or body.get("error") or "BadAnswer"
    message = info.get("Message") or body.get("description") or body.get("error_description") or text[:200]
    retry = "later" if status in LATER else "by-hand" if status in BY_HAND else "never"
    return ShortlistError(str(code), str(message), status, retry, wait)


class Transport:
    def __init__(self, url: str, account: str, key: str, token_url: Optional[str] = None, at_a_time: int = 8):
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"{url} is no address of http or https")
        self._url = url.rstrip("/")
        self._account, self._key, self._token_url = account, key, token_url
        self._gate = threading.Semaphore(at_a_time)
        self._pace = Pace()
        self._token, self._token_until = "", 0.0
        self._token_lock = threading.Lock()
        self._opener = urllib.request.build_opener(
            _NoRedirect(), urllib.request.HTTPSHandler(context=ssl.create_default_context())
        )

    def call(
        self,
        method: str,
        path: str,
        *,
        path_values: Optional[Mapping[str, str]] = None,
        body: Any = None,
        form: Optional[Mapping[str, Any]] = None,
    ) -> Any:
        """Makes a call and returns its JSON. Sent again only where nothing was done: no connection, 429 and 503."""
        for name, value in (path_values or {}).items():
            path = path.replace("{" + name + "}", urllib.parse.quote(value, safe=""))
        data, content_type = self._content(body, form)
        url = self._url + path
        if method == "GET" and data is not None:
            url, data = f"{url}?{data.decode()}", None
        renewed = False
        attempt = 1
        while True:
            try:
                return self._once(method, url, data, content_type, path.startswith(MARKET))
            except ShortlistError as error:
                if error.status == 401 and self._token_url and not renewed and not path.startswith(MARKET):
                    renewed, self._token_until = True, 0.0
                    continue
                may_wait = error.retry == "later" and error.code != "TimedOut"
                if not may_wait or attempt == TRIES or (error.wait or 0) > LONGEST_WAIT_S:
                    raise
                time.sleep(error.wait or FIRST_DELAY_S * 2 ** (attempt - 1) * random.uniform(0.75, 1.25))
                attempt += 1

    @staticmethod
    def _content(body: Any, form: Optional[Mapping[str, Any]]):
        if form is not None:
            fields = {name: int(value) if isinstance(value, bool) else value for name, value in form.items()}
            return urllib.parse.urlencode(fields).encode(), "application/x-www-form-urlencoded"
        return (None if body is None else json.dumps(body).encode()), "application/json; charset=utf-8"

    def _credentials(self, is_market: bool) -> dict:
        if is_market:
            pair = base64.b64encode(f"{self._account}:{self._key}".encode()).decode()
            return {"Authorization": f"Basic {pair}"}
        if self._token_url:
            return {"Authorization": f"Bearer {self._bearer()}"}
        return {"Tx-AccountId": self._account, "Tx-ServiceKey": self._key}

    def _bearer(self) -> str:
        with self._token_lock:
            if time.monotonic() >= self._token_until:
                form = {"grant_type": "client_credentials", "client_id": self._account, "client_secret": self._key}
                data = urllib.parse.urlencode(form).encode()
                given = self._send("POST", str(self._token_url), data, {"Content-Type": "application/x-www-form-urlencoded"})
                self._token = given["access_token"]
                self._token_until = time.monotonic() + given.get("expires_in", 300) - TOKEN_RENEWED_BEFORE_S
            return self._token

    def _once(self, method: str, url: str, data: Optional[bytes], content_type: str, is_market: bool) -> Any:
        headers = {"Content-Type": content_type, "Accept": "application/json", **self._credentials(is_market)}
        with self._gate:
            if is_market:
                self._pace.turn()
            return self._send(method, url, data, headers)

    def _send(self, method: str, url: str, data: Optional[bytes], headers: dict) -> Any:
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=TIMEOUT_S) as response:
                text = response.read().decode("utf-8")
        except urllib.error.HTTPError as error:
            raise _refusal(error.code, error.read().decode("utf-8", "replace"), _wait_of(error.headers)) from None
        except TimeoutError:
            raise ShortlistError("TimedOut", f"no answer within {TIMEOUT_S:.0f} seconds", None, "later") from None
        except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                raise ShortlistError("TimedOut", f"no answer within {TIMEOUT_S:.0f} seconds", None, "later") from None
            raise ShortlistError("Network", f"the server cannot be reached: {error}", None, "later") from None
        try:
            return json.loads(text)
        except ValueError:
            raise ShortlistError("BadAnswer", text[:200], 200, "never") from None
