"""Shortlist's parsing, matching and job market APIs from Python. It needs the standard library alone."""

import base64
import concurrent.futures
import datetime
import os
import pathlib
from typing import Iterable, Iterator, Mapping, Optional, Union

from . import _api as api
from ._api import Api
from ._transport import ShortlistError, Transport
from .charts import Chart, bars
from .events import BadSignature, Inbox, verify

__all__ = ["Api", "BadSignature", "Chart", "Client", "Inbox", "ShortlistError", "api", "bars", "verify"]

LOCAL = "http://localhost:3000"
# Skills and titles by the taxonomy, without which a document is not matched.
NORMALISED = {
    "SkillsSettings": {"Normalize": True, "TaxonomyVersion": "V2"},
    "ProfessionsSettings": {"Normalize": True, "Version": {"ONET": "2019"}},
}
# Outcomes of a parse that come with data.
WITH_DATA = frozenset({"Success", "WarningsFoundDuringParsing", "PossibleTruncationFromTimeout", "SomeErrors"})

Document = Union[str, "os.PathLike[str]", bytes]


def _request(document: Document, last_modified: Optional[datetime.date]) -> dict:
    if isinstance(document, bytes):
        content, day = document, last_modified or datetime.date.today()
    else:
        path = pathlib.Path(document)
        content = path.read_bytes()
        day = last_modified or datetime.date.fromtimestamp(path.stat().st_mtime)
    return {
        **NORMALISED,
        "DocumentAsBase64String": base64.b64encode(content).decode(),
        "DocumentLastModified": day.isoformat(),
    }


def _value_of(answer: Mapping, member: str):
    value = answer.get("Value") or {}
    outcome = value.get("ParsingResponse") or answer["Info"]
    if not value.get(member) or outcome["Code"] not in WITH_DATA:
        raise ShortlistError(outcome["Code"], outcome.get("Message") or "Nothing could be read.", 200, "never")
    return value[member]


class Client(Api):
    """All calls by their names, and the common ones with less to write.

    Without arguments it asks whom the environment names, as the command line does: `SHORTLIST_URL`, `TX_ACCOUNT_ID`,
    `TX_SERVICE_KEY` and, for OAuth, `SHORTLIST_TOKEN_URL`.
    """

    def __init__(
        self,
        url: Optional[str] = None,
        account: Optional[str] = None,
        key: Optional[str] = None,
        token_url: Optional[str] = None,
        at_a_time: int = 8,
    ) -> None:
        account = account or os.environ.get("TX_ACCOUNT_ID")
        key = key or os.environ.get("TX_SERVICE_KEY")
        if not account or not key:
            raise ValueError("Set TX_ACCOUNT_ID and TX_SERVICE_KEY to an account of the API and its key.")
        url = url or os.environ.get("SHORTLIST_URL") or LOCAL
        super().__init__(
            Transport(url, account, key, token_url or os.environ.get("SHORTLIST_TOKEN_URL"), at_a_time)
        )
        self._at_a_time = at_a_time

    def read_resume(self, document: Document, last_modified: Optional[datetime.date] = None) -> "api.ResumeData":
        """Reads a CV, named by its path or given as bytes."""
        return _value_of(self.parse_resume(_request(document, last_modified)), "ResumeData")  # type: ignore[arg-type]

    def read_job(self, document: Document, last_modified: Optional[datetime.date] = None) -> "api.JobData":
        """Reads a job posting, named by its path or given as bytes."""
        return _value_of(self.parse_job(_request(document, last_modified)), "JobData")  # type: ignore[arg-type]

    def read_resumes(
        self, documents: Iterable[Document]
    ) -> "Iterator[tuple[Document, Union[api.ResumeData, ShortlistError]]]":
        """Reads many CVs, as many at a time as the account may; gives each with what was read, or why not, in their order."""
        customer = self.read_account()["Info"]["CustomerDetails"]
        most = customer["MaximumConcurrentRequests"] if customer else 1

        def read(document: Document):
            try:
                return document, self.read_resume(document)
            except ShortlistError as error:
                return document, error

        with concurrent.futures.ThreadPoolExecutor(max(1, min(self._at_a_time, most))) as pool:
            yield from pool.map(read, documents)

    def rank(self, job: "api.JobData", resumes: "Mapping[str, api.ResumeData]") -> "list[api.ScoredItem]":
        """Scores CVs, by ids of yours, for a posting, the best first. Nothing is put into an index."""
        targets = [{"Id": name, "ResumeData": resume} for name, resume in resumes.items()]
        answer = self.score_job({"SourceJob": {"Id": "job", "JobData": job}, "TargetResumes": targets})  # type: ignore
        value = answer.get("Value")
        matches = (value and value.get("Matches")) or []
        return sorted(matches, key=lambda match: match["WeightedScore"], reverse=True)
