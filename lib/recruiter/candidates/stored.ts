import type { Selectable } from 'kysely';
import { type ParsedAnswer, readParseAnswer } from '@/lib/clients';
import type { ParsedResume } from '@/lib/contracts';
import { type Executor, files } from '../store';
import type { CandidateTable, CorrectionTable, DocumentTable } from '../store/tables';
import { type Change, overlay } from './overlay';
import type { CandidateListItem } from './types';

export type CandidateRow = Selectable<CandidateTable>;
export type DocumentRow = Selectable<DocumentTable>;
export type CorrectionRow = Selectable<CorrectionTable>;

/** Reads a kept parse answer back. Throws when it is gone, which no way through this code brings about. */
export async function readKeptAnswer(responseHash: string): Promise<ParsedAnswer> {
  const bytes = await files().get(responseHash);
  if (!bytes) throw new Error('a parse answer is missing from the files');
  const text = Buffer.from(bytes).toString('utf8');
  const answer = readParseAnswer({ status: 200, text, json: JSON.parse(text) });
  if (!answer.ok) throw new Error(`a kept parse answer cannot be read: ${answer.failure.detail ?? ''}`);
  return answer.value;
}

/** The resume of an answer; `readParseAnswer` lets none through without. */
export function resumeOf(answer: ParsedAnswer): ParsedResume {
  return answer.value.resumeData ?? {};
}

/** A row of changes as the overlay takes it. */
export function changeOf(row: CorrectionRow): Change & { row: CorrectionRow } {
  return {
    id: row.id,
    path: row.path,
    kind: row.kind,
    value: row.value,
    anchors: (row.anchors ?? []) as string[],
    undone: row.undone_at !== null,
    row,
  };
}

/** All changes of a candidate, oldest first. */
export async function changesOf(executor: Executor, candidateId: string) {
  const rows = await executor
    .selectFrom('correction')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('position')
    .execute();
  return rows.map(changeOf);
}

/** The parse that is shown, its document and its answer with the corrections laid over it. */
export async function currentParse(executor: Executor, candidate: CandidateRow) {
  const parse = await executor
    .selectFrom('parse')
    .selectAll()
    .where('id', '=', candidate.current_parse_id)
    .executeTakeFirstOrThrow();
  const document = await executor
    .selectFrom('document')
    .selectAll()
    .where('id', '=', parse.document_id)
    .executeTakeFirstOrThrow();
  const answer = await readKeptAnswer(parse.response_hash);
  const parsed = resumeOf(answer);
  const changes = await changesOf(executor, candidate.id);
  return { parse, document, answer, parsed, changes, ...overlay(parsed, changes) };
}

/** A candidate, or undefined. */
export function findCandidate(executor: Executor, id: string): Promise<CandidateRow | undefined> {
  return executor.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirst();
}

export const LIST_COLUMNS = [
  'id',
  'name',
  'title',
  'employer',
  'city',
  'country_code',
  'months_of_experience',
  'skills',
  'languages',
  'document_language',
  'email',
  'phone',
  'degree',
  'tags',
  'findings',
  'state',
  'sample',
  'added_at',
  'updated_at',
] as const satisfies readonly (keyof CandidateTable)[];

/** The line of the list for a row. */
export function listItemOf(row: Pick<CandidateRow, (typeof LIST_COLUMNS)[number]>): CandidateListItem {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    employer: row.employer,
    city: row.city,
    countryCode: row.country_code,
    monthsOfExperience: row.months_of_experience,
    skills: row.skills,
    languages: row.languages,
    documentLanguage: row.document_language,
    email: row.email,
    phone: row.phone,
    degree: row.degree,
    tags: row.tags,
    findings: row.findings,
    state: row.state,
    sample: row.sample,
    addedAt: row.added_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
