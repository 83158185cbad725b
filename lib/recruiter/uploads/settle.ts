import { sql, type Transaction } from 'kysely';
import type { ParsedAnswer } from '@/lib/clients';
import { refreshCandidate } from '../candidates/refresh';
import { records, type Tables } from '../store';
import { announceFile, keepFile } from '../store/loose-files';
import { hashOf } from './file-facts';
import { duplicatesOf } from './find-duplicates';
import type { ItemRow } from './items';
import type { UploadFailure } from './types';

const NO_WORDS = sql<string>`''::tsvector`;

/** A candidate of whom nothing is known yet; `refreshCandidate` fills it in the same transaction. */
async function emptyCandidate(trx: Transaction<Tables>, sample: boolean): Promise<string> {
  const { id } = await trx
    .insertInto('candidate')
    .values({
      held: true,
      sample,
      state: 'complete',
      name: '',
      name_key: '',
      skills: [],
      languages: [],
      findings: 0,
      headline_words: NO_WORDS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function newDocument(trx: Transaction<Tables>, item: ItemRow) {
  const upload = await trx
    .selectFrom('upload')
    .select(['created_by', 'sample'])
    .where('id', '=', item.upload_id)
    .executeTakeFirstOrThrow();
  const candidateId = await emptyCandidate(trx, upload.sample);
  const { hash, name, size, media_type, last_modified } = item;
  const { id } = await trx
    .insertInto('document')
    .values({
      candidate_id: candidateId,
      hash,
      name,
      size,
      media_type,
      last_modified,
      uploaded_by: upload.created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { candidateId, documentId: id };
}

/** The parse becomes the current one of its candidate. */
async function addParse(
  trx: Transaction<Tables>,
  of: { candidateId: string; documentId: string },
  answer: ParsedAnswer,
  responseHash: string,
) {
  const { id } = await trx
    .insertInto('parse')
    .values({
      candidate_id: of.candidateId,
      document_id: of.documentId,
      response_hash: responseHash,
      engine_version: answer.info.engineVersion ?? null,
      transaction_id: answer.info.transactionId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('candidate').set({ current_parse_id: id }).where('id', '=', of.candidateId).execute();
  await refreshCandidate(trx, of.candidateId);
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
 * Makes of a parse what it is to become: a candidate, one that waits because of duplicates, or a newer parse of a
 * known candidate. All in one transaction and only once an item, however often its task is run.
 */
export async function settleParsed(itemId: string, answer: ParsedAnswer): Promise<void> {
  const bytes = Buffer.from(answer.received, 'utf8');
  const responseHash = hashOf(bytes);
  await announceFile(responseHash);
  const db = await records();
  await db.transaction().execute(async (trx) => {
    // Two documents of one person that are settled together must see each other.
    await sql`select pg_advisory_xact_lock(hashtext('shortlist-settle'))`.execute(trx);
    const item = await unsettled(trx, itemId);
    if (!item) return;
    await keepFile(trx, responseHash, bytes);
    const known = item.candidate_id && item.document_id;
    const of = known
      ? { candidateId: item.candidate_id as string, documentId: item.document_id as string }
      : await newDocument(trx, item);
    await addParse(trx, of, answer, responseHash);
    const waits = !known && (await duplicatesOf(trx, [of.candidateId])).size > 0;
    if (!waits)
      await trx.updateTable('candidate').set({ held: false }).where('id', '=', of.candidateId).execute();
    await trx
      .updateTable('upload_item')
      .set({
        state: waits ? 'duplicate' : 'parsed',
        failure: null,
        candidate_id: of.candidateId,
        document_id: of.documentId,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', itemId)
      .execute();
  });
}

/** Notes why there is no parse: for good, or until the next attempt. */
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
