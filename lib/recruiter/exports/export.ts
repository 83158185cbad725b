import { z } from 'zod';
import { UNKNOWN_CANDIDATE } from '../candidates/detail';
import { allRowsOf, ListQuery } from '../candidates/list';
import { currentParse, findCandidate } from '../candidates/stored';
import { CANDIDATE_COLUMNS } from '../candidates/types';
import { done, type Outcome } from '../outcome';
import { records } from '../store';
import { audit } from '../store/audit';
import { defineUseCase, recordId } from '../use-case';
import { candidateLine, headingLine } from './csv';
import { jsonResumeOf } from './json-resume';
import { profilePdf } from './profile-pdf';
import { EXPORT_FORMATS, type ExportedFile, type ExportFormat } from './types';

type Source = Awaited<ReturnType<typeof currentParse>> & { name: string; changedAt: string };

function json(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

const WRITERS: Record<ExportFormat, (source: Source) => Promise<ExportedFile>> = {
  v10: async ({ name, answer }) => ({
    name: `${name}.v10.json`,
    mediaType: 'application/json',
    body: Buffer.from(answer.received),
  }),
  'json-resume': async ({ name, effective, changedAt }) => ({
    name: `${name}.resume.json`,
    mediaType: 'application/json',
    body: json(jsonResumeOf(effective, changedAt)),
  }),
  pdf: async ({ name, effective }) => ({
    name: `${name}.pdf`,
    mediaType: 'application/pdf',
    body: await profilePdf(effective),
  }),
};

/** One candidate as a file: `v10` as it was received, the others with corrections applied. Viewers may. */
export const exportCandidate = defineUseCase(
  'viewer',
  z.object({ candidateId: recordId, format: z.enum(EXPORT_FORMATS) }),
  async (actor, { candidateId, format }): Promise<Outcome<ExportedFile>> => {
    const db = await records();
    const candidate = await findCandidate(db, candidateId);
    if (!candidate) return UNKNOWN_CANDIDATE;
    const current = await currentParse(db, candidate);
    const source = { ...current, name: candidate.name, changedAt: candidate.updated_at.toISOString() };
    const file = await WRITERS[format](source);
    const entry = { actorId: actor.id, action: 'candidate-exported', subject: candidateId } as const;
    await audit(db, { ...entry, detail: { format } });
    return done(file);
  },
);

/** Spreadsheets in most places take a file for UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\ufeff';

/** The list as CSV: everyone the query admits, sorted as on the page, with these columns. Viewers may. */
export const exportCandidateList = defineUseCase(
  'viewer',
  z.object({
    query: ListQuery,
    columns: z.array(z.enum(CANDIDATE_COLUMNS)).min(1).max(CANDIDATE_COLUMNS.length),
  }),
  async (actor, { query, columns }): Promise<Outcome<ExportedFile>> => {
    const rows = await allRowsOf(query);
    const lines = rows.map((candidate) => candidateLine(columns, candidate));
    await audit(await records(), {
      actorId: actor.id,
      action: 'list-exported',
      detail: { rows: rows.length },
    });
    const name = `candidates-${new Date().toISOString().slice(0, 10)}.csv`;
    return done({
      name,
      mediaType: 'text/csv',
      body: Buffer.from(BYTE_ORDER_MARK + headingLine(columns) + lines.join('')),
    });
  },
);
