import { zipSync } from 'fflate';
import { arrivalsIn } from '../applications/list';
import { customFieldsIn } from '../custom-fields/stored';
import { customText } from '../custom-fields/types';
import { customValuesOf } from '../custom-fields/values';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, files, records } from '../ground/store';
import { audit, pseudonym } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { currentParse, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { provenanceIn } from './provenance';

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Events that came in about a candidate: the import that they came by, as it was announced, and their matches. */
async function eventsAbout(db: Executor, id: string) {
  const imports = await db
    .selectFrom('received_event')
    .select(['type', 'event', 'received_at'])
    .where('upload_item_id', 'in', (from) =>
      from.selectFrom('upload_item').select('id').where('dossier_id', '=', id),
    )
    .execute();
  const matches = await db
    .selectFrom('received_match')
    .innerJoin('received_event', 'received_event.id', 'event_id')
    .select(['type', 'job_id', 'score', 'received_at'])
    .where('candidate_id', '=', id)
    .execute();
  return { imports, matches };
}

/** What the fields of the workspace hold of a candidate, archived ones too. */
async function fieldsOf(db: Executor, id: string) {
  const held = (await customValuesOf(db, [id])).get(id) ?? {};
  return (await customFieldsIn(db, 'candidate')).flatMap((field) => {
    const value = held[field.key];
    return value === undefined ? [] : [{ field: field.name, value: customText(field, value) }];
  });
}

/** Returns what is left of those who were merged into a candidate, with the corrections that found no place there. */
async function mergedInto(db: Executor, id: string) {
  const rows = await db
    .selectFrom('dossier_merge')
    .innerJoin('dossier', 'dossier.id', 'merged_id')
    .selectAll('dossier')
    .select('merged_at')
    .where('kept_id', '=', id)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const corrections = await db.selectFrom('correction').selectAll().where('dossier_id', 'in', ids).execute();
  return rows.map((row) => ({
    ...row,
    corrections: corrections.filter(({ dossier_id }) => dossier_id === row.id),
  }));
}

/** Mails to a candidate, and what was answered or came back. */
async function mailsTo(db: Executor, id: string) {
  const letters = await db.selectFrom('letter').selectAll().where('dossier_id', '=', id).execute();
  const answers = await db
    .selectFrom('letter_answer')
    .innerJoin('letter', 'letter.id', 'letter_id')
    .selectAll('letter_answer')
    .where('dossier_id', '=', id)
    .execute();
  const returned = await db
    .selectFrom('letter_return')
    .innerJoin('letter', 'letter.id', 'letter_id')
    .selectAll('letter_return')
    .where('dossier_id', '=', id)
    .execute();
  return { letters, answers, returned };
}

/** The rows of a table about entries of shortlists. */
async function ofEntries(
  db: Executor,
  table: 'shortlist_note' | 'shortlist_event' | 'interview' | 'interview_offer',
  entryIds: readonly string[],
) {
  if (entryIds.length === 0) return [];
  return db.selectFrom(table).selectAll().where('entry_id', 'in', entryIds).execute();
}

/** What interviewers thought of a candidate, also where it was removed. */
async function scorecardsAbout(db: Executor, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  const cards = await db.selectFrom('scorecard').selectAll().where('entry_id', 'in', entryIds).execute();
  const lines = await db
    .selectFrom('scorecard_answer')
    .innerJoin('scorecard', 'scorecard.id', 'scorecard_id')
    .selectAll('scorecard_answer')
    .where('entry_id', 'in', entryIds)
    .execute();
  return { cards, lines };
}

/** The rows of tables that speak of a candidate. */
async function rowsAbout(db: Executor, id: string) {
  const entries = await db.selectFrom('shortlist_entry').selectAll().where('candidate_id', '=', id).execute();
  const entryIds = entries.map((entry) => entry.id);
  const notes = await ofEntries(db, 'shortlist_note', entryIds);
  const events = await ofEntries(db, 'shortlist_event', entryIds);
  return {
    'corrections.json': await db.selectFrom('correction').selectAll().where('dossier_id', '=', id).execute(),
    'arrivals.json': await arrivalsIn(db, id),
    'uploads.json': await db.selectFrom('upload_item').selectAll().where('dossier_id', '=', id).execute(),
    'shortlists.json': { entries, notes, events },
    'interviews.json': await ofEntries(db, 'interview', entryIds),
    'offered-times.json': await ofEntries(db, 'interview_offer', entryIds),
    'consent-requests.json': await db
      .selectFrom('consent_request')
      .selectAll()
      .where('dossier_id', '=', id)
      .execute(),
    'scorecards.json': await scorecardsAbout(db, entryIds),
    'handovers.json': await db
      .selectFrom('handover_candidate')
      .innerJoin('handover', 'handover.id', 'handover_id')
      .select(['title', 'level', 'employers', 'made_by', 'made_at', 'expires_at', 'revoked_at', 'opened'])
      .select(['opened_at', 'verdict', 'comment', 'said_at'])
      .where('dossier_id', '=', id)
      .execute(),
    'notes-and-tasks.json': {
      notes: await db.selectFrom('shortlist_note').selectAll().where('dossier_id', '=', id).execute(),
      tasks: await db.selectFrom('task').selectAll().where('dossier_id', '=', id).execute(),
    },
    'mails.json': await mailsTo(db, id),
    'merged.json': await mergedInto(db, id),
    'events.json': await eventsAbout(db, id),
    'audit.json': await db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', await pseudonym(id))
      .execute(),
  };
}

const plainName = (name: string) => name.replace(/[\\/:\p{Cc}]/gu, '-');

/** Every document, what came with it, and every answer of the parser, by the names they get in the archive. */
async function documentsOf(db: Executor, id: string): Promise<Record<string, Uint8Array>> {
  const documents = await db.selectFrom('document').selectAll().where('dossier_id', '=', id).execute();
  const parses = await db.selectFrom('parse').selectAll().where('dossier_id', '=', id).execute();
  const attachments = await db
    .selectFrom('attachment')
    .innerJoin('document', 'document.id', 'attachment.document_id')
    .select(['attachment.hash', 'attachment.name'])
    .where('dossier_id', '=', id)
    .execute();
  const named = [
    ...attachments.map(
      ({ hash, name }, index) => [hash, `attachments/${index + 1}-${plainName(name)}`] as const,
    ),
    ...documents.map(({ hash, name }, index) => [hash, `documents/${index + 1}-${plainName(name)}`]),
    ...parses.map(({ response_hash: hash }, index) => [hash, `readings/${index + 1}.json`]),
  ] as const;
  const kept: Record<string, Uint8Array> = {};
  for (const [hash, name] of named) {
    const bytes = hash && (await files().get(hash));
    if (bytes && name) kept[name] = bytes;
  }
  return kept;
}

/**
 * Everything held on one candidate as a ZIP archive, for who asks what is kept of them: documents, what was read, the
 * row of the list, corrections, uploads, shortlists with notes, packs handed over, mails, events, source and consent, entries
 * of the audit. Recruiters.
 */
export const exportHeldData = defineUseCase(
  reads('recruiter'),
  recordId,
  async (actor, id): Promise<Outcome<ExportedFile>> => {
    const db = await records();
    const candidate = await findDossier(db, id, 'candidate');
    if (!candidate) return UNKNOWN_DOSSIER;
    const about = {
      'candidate.json': candidate,
      'profile.json': (await currentParse(db, candidate)).effective,
      'custom-fields.json': await fieldsOf(db, id),
      'source-and-consent.json': await provenanceIn(db, id),
      ...(await rowsAbout(db, id)),
    };
    const texts = Object.entries(about).map(([name, value]) => [name, json(value)] as const);
    const body = zipSync({ ...Object.fromEntries(texts), ...(await documentsOf(db, id)) });
    await audit(db, { actorId: actor.id, action: 'candidate-data-exported', subject: id });
    return done({ name: `${candidate.name}, everything held.zip`, mediaType: 'application/zip', body });
  },
);
