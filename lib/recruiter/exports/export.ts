import { z } from 'zod';
import type { ParsedJob, ParsedResume, ParserVersion } from '@/lib/contracts';
import { type CsvColumn, csvOf } from '@/lib/platform/csv';
import { CANDIDATE_CSV } from '../candidates/csv-columns';
import { CandidateQuery, candidates } from '../candidates/list';
import { CANDIDATE_COLUMNS } from '../candidates/types';
import { customFieldsIn } from '../custom-fields/stored';
import {
  type CustomColumn,
  type CustomField,
  customText,
  isCustomColumn,
  keyOfColumn,
} from '../custom-fields/types';
import type { Actor } from '../ground/actor';
import type { DossierKind } from '../ground/dossier-kind';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { JOB_CSV } from '../jobs/csv-columns';
import { JobQuery, jobs } from '../jobs/list';
import { JOB_COLUMNS } from '../jobs/types';
import { currentParse, findDossier } from '../records/stored';
import type { DossierLine } from '../records/types';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { xlsxOf } from '../spreadsheets/table';
import { jsonFile } from './filled';
import { jobPostingOf } from './job-posting';
import { jsonResumeOf } from './json-resume';
import { profilePdf } from './profile-pdf';
import {
  CANDIDATE_FORMATS,
  type CandidateFormat,
  JOB_FORMATS,
  type JobFormat,
  LIST_FORMATS,
  type ListFormat,
  MOST_CHOSEN,
} from './types';

type Source<Data> = {
  name: string;
  received: string;
  version: ParserVersion;
  effective: Data;
  addedAt: string;
  changedAt: string;
  source: string | null;
};

type Writer<Data> = (source: Source<Data>) => Promise<ExportedFile>;

const asReceived: Writer<object> = async ({ name, received, version }) => ({
  name: `${name}.${version}.json`,
  mediaType: 'application/json',
  body: Buffer.from(received),
});

const CANDIDATE_WRITERS: Readonly<Record<CandidateFormat, Writer<ParsedResume>>> = {
  v10: asReceived,
  'json-resume': async ({ name, effective, changedAt }) => ({
    name: `${name}.resume.json`,
    mediaType: 'application/json',
    body: jsonFile(jsonResumeOf(effective, changedAt)),
  }),
  pdf: async ({ name, effective }) => ({
    name: `${name}.pdf`,
    mediaType: 'application/pdf',
    body: await profilePdf(effective),
  }),
};

const JOB_WRITERS: Readonly<Record<JobFormat, Writer<ParsedJob>>> = {
  v10: asReceived,
  'json-ld': async ({ name, effective, addedAt, source }) => ({
    name: `${name}.jsonld`,
    mediaType: 'application/ld+json',
    body: jsonFile(jobPostingOf(effective, { addedAt, source })),
  }),
};

async function written<Data extends object>(
  actor: Actor,
  of: { kind: DossierKind; id: string; format: string },
  write: Writer<Data>,
): Promise<Outcome<ExportedFile>> {
  const db = await records();
  const dossier = await findDossier(db, of.id, of.kind);
  if (!dossier) return UNKNOWN_DOSSIER;
  const { answer, effective, document } = await currentParse<Data>(db, dossier);
  const file = await write({
    name: dossier.name,
    received: answer.received,
    version: answer.version,
    effective,
    addedAt: dossier.added_at.toISOString(),
    changedAt: dossier.updated_at.toISOString(),
    source: document.source,
  });
  const action = `${of.kind}-exported` as const;
  await audit(db, { actorId: actor.id, action, subject: of.id, detail: { format: of.format } });
  return done(file);
}

/** One candidate as a file: `v10` as it was received, the others with corrections applied. Any member. */
export const exportCandidate = defineUseCase(
  reads('viewer'),
  z.object({ id: recordId, format: z.enum(CANDIDATE_FORMATS) }),
  (actor, { id, format }) => written(actor, { kind: 'candidate', id, format }, CANDIDATE_WRITERS[format]),
);

/** One job as a file: `v10` as it was received, `json-ld` with corrections applied. Any member. */
export const exportJob = defineUseCase(
  reads('viewer'),
  z.object({ id: recordId, format: z.enum(JOB_FORMATS) }),
  (actor, { id, format }) => written(actor, { kind: 'job', id, format }, JOB_WRITERS[format]),
);

const LIST = {
  format: z.enum(LIST_FORMATS).default('csv'),
  /** Chosen records of the list; all of them when empty. */
  ids: z.array(recordId).max(MOST_CHOSEN).default([]),
};

const MEDIA_TYPES: Record<ListFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A column of every workspace, or that of a field of this one. */
const columnsOf = <Column extends string>(known: readonly [Column, ...Column[]]) =>
  z
    .array(
      z.union([
        z.enum(known),
        z.custom<CustomColumn>((name) => typeof name === 'string' && isCustomColumn(name)),
      ]),
    )
    .min(1)
    .max(90);

/** Returns the column of a field in a file: figures and days as such, what is chosen by its name. */
function customCell(field: CustomField): CsvColumn<DossierLine> {
  return {
    heading: field.name,
    cell: ({ custom }) => {
      const value = custom?.[field.key];
      if (value === undefined) return null;
      if (field.type === 'date') return new Date(value);
      return typeof value === 'number' ? value : customText(field, value);
    },
  };
}

/** Returns the columns that are asked for, without those of fields that there are not. */
async function cellsOf<Line extends DossierLine, Column extends string>(
  kind: DossierKind,
  asked: readonly (Column | CustomColumn)[],
  known: Readonly<Record<Column, CsvColumn<Line>>>,
): Promise<CsvColumn<Line>[]> {
  const fields = await customFieldsIn(await records(), kind);
  return asked.flatMap((column) => {
    if (!isCustomColumn(column)) return known[column as Column];
    const field = fields.find(({ key, archived }) => key === keyOfColumn(column) && !archived);
    return field ? customCell(field) : [];
  });
}

type Listed<Line> = {
  of: DossierKind;
  lines: readonly Line[];
  columns: readonly CsvColumn<Line>[];
  format: ListFormat;
  ids: readonly string[];
};

async function listFile<Line extends DossierLine>(
  actor: Actor,
  { of, lines, columns, format, ids }: Listed<Line>,
): Promise<Outcome<ExportedFile>> {
  const chosen = new Set(ids);
  const meant = chosen.size > 0 ? lines.filter(({ id }) => chosen.has(id)) : lines;
  const body = format === 'csv' ? Buffer.from(csvOf(columns, meant)) : await xlsxOf(`${of}s`, columns, meant);
  const detail = { rows: meant.length, of, format };
  await audit(await records(), { actorId: actor.id, action: 'list-exported', detail });
  const name = `${of}s-${new Date().toISOString().slice(0, 10)}.${format}`;
  return done({ name, mediaType: MEDIA_TYPES[format], body });
}

/** The list as a file: everyone the query admits, sorted as on the page, with these columns. Any member. */
export const exportCandidateList = defineUseCase(
  reads('viewer'),
  z.object({ query: CandidateQuery, columns: columnsOf(CANDIDATE_COLUMNS), ...LIST }),
  async (actor, { query, columns: asked, ...rest }): Promise<Outcome<ExportedFile>> => {
    const columns = await cellsOf('candidate', asked, CANDIDATE_CSV);
    return listFile(actor, { of: 'candidate', lines: await candidates.all(query), columns, ...rest });
  },
);

/** The list as a file: every job the query admits, sorted as on the page, with these columns. Any member. */
export const exportJobList = defineUseCase(
  reads('viewer'),
  z.object({ query: JobQuery, columns: columnsOf(JOB_COLUMNS), ...LIST }),
  async (actor, { query, columns: asked, ...rest }): Promise<Outcome<ExportedFile>> => {
    const columns = await cellsOf('job', asked, JOB_CSV);
    return listFile(actor, { of: 'job', lines: await jobs.all(query), columns, ...rest });
  },
);
