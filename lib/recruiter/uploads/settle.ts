import { sql, type Transaction } from 'kysely';
import type { DossierKind } from '../ground/dossier-kind';
import { records, type Tables } from '../ground/store';
import { announceFile, keepFile } from '../ground/store/loose-files';
import type { KeptAnswer } from '../records/kind';
import { refreshDossier } from '../records/refresh';
import { declaredBy, settleArrival } from './applicant';
import { announceParts, attachWithin, type MailPart } from './attachments';
import { hashOf } from './file-facts';
import { duplicatesOf } from './find-duplicates';
import type { ItemRow } from './items';
import { declaredByRow, settleRow } from './moved-in';
import type { UploadFailure } from './types';

const NO_WORDS = sql<string>`''::tsvector`;

/** Creates a candidate or job without data; `refreshDossier` fills it in the same transaction. */
async function emptyDossier(
  trx: Transaction<Tables>,
  of: { kind: DossierKind; sample: boolean },
): Promise<string> {
  const { id } = await trx
    .insertInto('dossier')
    .values({
      held: true,
      ...of,
      state: 'complete',
      name: '',
      name_key: '',
      skills: [],
      skill_keys: [],
      languages: [],
      findings: 0,
      doubts: [],
      headline_words: NO_WORDS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function newDocument(trx: Transaction<Tables>, item: ItemRow, read: object) {
  const upload = await trx
    .selectFrom('upload')
    .select(['created_by', 'kind', 'sample'])
    .where('id', '=', item.upload_id)
    .executeTakeFirstOrThrow();
  const dossierId = await emptyDossier(trx, { kind: upload.kind, sample: upload.sample });
  const { hash, name, size, media_type, last_modified, source } = item;
  const declared =
    item.declared ?? (await declaredBy(trx, item.id, read)) ?? (await declaredByRow(trx, item.id, read));
  const { id } = await trx
    .insertInto('document')
    .values({
      dossier_id: dossierId,
      hash,
      name,
      size,
      media_type,
      last_modified,
      source,
      declared: declared === null ? null : JSON.stringify(declared),
      uploaded_by: upload.created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { dossierId, documentId: id };
}

/** The parse becomes the current one of its dossier. */
async function addParse(
  trx: Transaction<Tables>,
  of: { dossierId: string; documentId: string },
  answer: KeptAnswer,
  responseHash: string,
) {
  const { id } = await trx
    .insertInto('parse')
    .values({
      dossier_id: of.dossierId,
      document_id: of.documentId,
      response_hash: responseHash,
      engine_version: answer.engineVersion,
      transaction_id: answer.transactionId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('dossier').set({ current_parse_id: id }).where('id', '=', of.dossierId).execute();
  await refreshDossier(trx, of.dossierId);
}

/** Takes the item for this transaction, unless another worker settled it or it was dropped meanwhile. */
async function unsettled(trx: Transaction<Tables>, itemId: string): Promise<ItemRow | undefined> {
  return trx
    .selectFrom('upload_item')
    .selectAll()
    .where('id', '=', itemId)
    .where('state', 'in', ['queued', 'reading'])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Turns a parse into its record: a candidate or job, one that waits because of duplicates, or a newer parse of a known
 * one, with what came in the same mail. All in one transaction and only once an item, however often its task is run.
 */
export async function settleParsed(
  itemId: string,
  answer: KeptAnswer,
  attachments: readonly MailPart[] = [],
): Promise<void> {
  const bytes = Buffer.from(answer.received, 'utf8');
  const responseHash = hashOf(bytes);
  await announceFile(responseHash);
  await announceParts(attachments);
  const db = await records();
  await db.transaction().execute(async (trx) => {
    // Two documents of one person that are settled together must see each other.
    await sql`select pg_advisory_xact_lock(hashtext('shortlist-settle'))`.execute(trx);
    const item = await unsettled(trx, itemId);
    if (!item) return;
    await keepFile(trx, responseHash, bytes);
    const known = item.dossier_id && item.document_id;
    const of = known
      ? { dossierId: item.dossier_id as string, documentId: item.document_id as string }
      : await newDocument(trx, item, answer.data);
    await addParse(trx, of, answer, responseHash);
    await attachWithin(trx, of.documentId, attachments);
    const waits = !known && (await duplicatesOf(trx, [of.dossierId])).size > 0;
    // Before the dossier is released: the announcement then refers to its upload.
    await trx
      .updateTable('upload_item')
      .set({
        state: waits ? 'duplicate' : 'parsed',
        failure: null,
        dossier_id: of.dossierId,
        document_id: of.documentId,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', itemId)
      .execute();
    if (waits) return;
    await trx.updateTable('dossier').set({ held: false }).where('id', '=', of.dossierId).execute();
    if (known) return;
    await settleArrival(trx, itemId);
    await settleRow(trx, itemId);
  });
}

/** Notes the reason for a missing parse: for good, or until the next attempt. */
export async function settleFailed(itemId: string, failure: UploadFailure, final: boolean): Promise<void> {
  const db = await records();
  await db
    .updateTable('upload_item')
    .set({
      state: final ? 'failed' : 'queued',
      failure: JSON.stringify(failure),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', itemId)
    .where('state', 'in', ['queued', 'reading'])
    .execute();
}
