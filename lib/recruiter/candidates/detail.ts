import { done, type Outcome, refused } from '../outcome';
import { type Executor, records } from '../store';
import { pseudonym } from '../store/audit';
import { defineUseCase, recordId } from '../use-case';
import { blindResume } from './blind';
import { historyOf, namesOf, versionOf, versionsOf } from './history';
import { valueAt } from './paths';
import { type CandidateRow, currentParse, type DocumentRow, findCandidate, listItemOf } from './stored';
import type { BlindCandidate, CandidateDetail, Correction, OriginalDocument } from './types';

export const UNKNOWN_CANDIDATE = refused(
  'not-found',
  'This candidate does not exist. It may have been deleted.',
);

type Current = Awaited<ReturnType<typeof currentParse>>;

function originalOf(
  document: DocumentRow,
  html: string | null | undefined,
  uploadedBy: string,
): OriginalDocument {
  const url = `/original/${document.candidate_id}`;
  const isPdf = document.media_type === 'application/pdf';
  return {
    id: document.id,
    name: document.name,
    size: document.size,
    mediaType: document.media_type,
    view: isPdf ? 'pdf' : html ? 'html' : 'none',
    url,
    downloadUrl: `${url}?download`,
    htmlUrl: html ? `${url}/html` : null,
    uploadedAt: document.uploaded_at.toISOString(),
    uploadedBy,
  };
}

function correctionsOf(current: Current, names: Map<string, string>): Correction[] {
  return current.placed.map(({ change, place }) => ({
    id: change.id,
    path: place ? place.join('.') : change.path,
    value: change.value,
    parsedValue: place ? valueAt(current.parsed, place) : change.row.parsed_value,
    by: names.get(change.row.made_by) ?? '',
    at: change.row.made_at.toISOString(),
    detached: place === null,
  }));
}

/** Everything of a candidate that is known to exist. */
export async function detailOf(executor: Executor, candidate: CandidateRow): Promise<CandidateDetail> {
  const current = await currentParse(executor, candidate);
  const versions = await versionsOf(executor, candidate.id);
  const rows = current.changes.map((change) => change.row);
  const names = await namesOf(executor, [
    current.document.uploaded_by,
    ...versions.map((version) => version.uploaded_by),
    ...rows.flatMap((row) => [row.made_by, row.undone_by]),
  ]);
  const { conversions } = current.answer.value;
  return {
    summary: listItemOf(candidate),
    original: originalOf(current.document, conversions?.html, names.get(current.document.uploaded_by) ?? ''),
    parsed: current.parsed,
    effective: current.effective,
    corrections: correctionsOf(current, names),
    versions: versions.map((version) => versionOf(version, candidate.current_parse_id)),
    history: historyOf(versions, rows, names),
    timedOut: candidate.state === 'incomplete',
  };
}

/** Everything of one candidate. Viewers may. */
export const candidateDetail = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<CandidateDetail>> => {
    const db = await records();
    const candidate = await findCandidate(db, id);
    return candidate ? done(await detailOf(db, candidate)) : UNKNOWN_CANDIDATE;
  },
);

/** One candidate without what identifies the person: nothing unredacted leaves the server. Viewers may. */
export const blindCandidate = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<BlindCandidate>> => {
    const db = await records();
    const candidate = await findCandidate(db, id);
    if (!candidate) return UNKNOWN_CANDIDATE;
    const current = await currentParse(db, candidate);
    const redacted = current.answer.value.redactedResumeData;
    if (!redacted)
      return refused('unavailable', 'The parsing service gave no redacted data for this document.');
    const resume = blindResume(current.parsed, redacted, current.placed);
    const reference = (await pseudonym(id))
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 8)
      .toUpperCase();
    return done({ id, reference, resume, state: candidate.state });
  },
);
