import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { noteErasure, startErasure } from '../ground/store/erase';
import { loosen, removeLooseFiles } from '../ground/store/loose-files';
import { defineUseCase, recordId } from '../ground/use-case';
import { tellApart } from '../merging/queue';
import { refreshDossier } from '../records/refresh';
import { settleArrival, unsettleArrival } from './applicant';
import { duplicatesOf } from './find-duplicates';
import { type ItemRow, itemOf } from './items';
import { settleRow } from './moved-in';
import { DUPLICATE_DECISIONS, type DuplicateDecision, type UploadItem } from './types';

type Undo = { decision: 'keep-both' } | { decision: 'merge'; previousParseId: string | null };

type Waiting = ItemRow & { dossier_id: string; document_id: string };

const UNKNOWN_ITEM = refused('not-found', 'This upload item no longer exists.');

async function itemIn(trx: Transaction<Tables>, itemId: string): Promise<Waiting | undefined> {
  const item = await trx
    .selectFrom('upload_item')
    .selectAll()
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  return item?.dossier_id && item.document_id ? (item as Waiting) : undefined;
}

/** Moves the document of the item and its parses to another dossier, and makes the newest of them that one's current. */
async function moveDocument(trx: Transaction<Tables>, item: Waiting, to: string): Promise<string | null> {
  const target = await trx
    .selectFrom('dossier')
    .select('current_parse_id')
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  const parses = await trx
    .updateTable('parse')
    .set({ dossier_id: to })
    .where('document_id', '=', item.document_id)
    .returning(['id', 'parsed_at'])
    .execute();
  await trx.updateTable('document').set({ dossier_id: to }).where('id', '=', item.document_id).execute();
  const newest = parses.sort((a, b) => b.parsed_at.getTime() - a.parsed_at.getTime())[0];
  await trx
    .updateTable('dossier')
    .set({ current_parse_id: newest?.id ?? null })
    .where('id', '=', to)
    .execute();
  return target.current_parse_id;
}

/**
 * Deletes the dossier's data from before the document of the item, including corrections; returns the files to remove.
 */
async function dropEarlier(trx: Transaction<Tables>, item: Waiting, dossierId: string): Promise<string[]> {
  await trx.deleteFrom('correction').where('dossier_id', '=', dossierId).execute();
  const parses = await trx
    .deleteFrom('parse')
    .where('dossier_id', '=', dossierId)
    .where('document_id', '!=', item.document_id)
    .returning('response_hash as hash')
    .execute();
  const attachments = await trx
    .selectFrom('attachment')
    .innerJoin('document', 'document.id', 'attachment.document_id')
    .select('attachment.hash')
    .where('dossier_id', '=', dossierId)
    .where('document.id', '!=', item.document_id)
    .execute();
  // Items of earlier uploads go with the documents they brought.
  const documents = await trx
    .deleteFrom('document')
    .where('dossier_id', '=', dossierId)
    .where('id', '!=', item.document_id)
    .returning('hash')
    .execute();
  const hashes = [...parses, ...documents, ...attachments].map((row) => row.hash);
  await loosen(trx, hashes);
  return hashes;
}

async function settle(
  trx: Transaction<Tables>,
  item: Waiting,
  decision: DuplicateDecision,
  target: string,
  undo: Undo | null,
) {
  await trx
    .updateTable('upload_item')
    .set({
      state: 'parsed',
      decision,
      dossier_id: target,
      undo: undo && JSON.stringify(undo),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', item.id)
    .execute();
}

async function decide(
  trx: Transaction<Tables>,
  item: Waiting,
  decision: DuplicateDecision,
  target: string | undefined,
): Promise<string[]> {
  if (decision === 'keep-both' || target === undefined) {
    await trx.updateTable('dossier').set({ held: false }).where('id', '=', item.dossier_id).execute();
    await settle(trx, item, 'keep-both', item.dossier_id, { decision: 'keep-both' });
    await settleArrival(trx, item.id);
    await settleRow(trx, item.id);
    return [];
  }
  const previousParseId = await moveDocument(trx, item, target);
  if (decision === 'replace') await noteErasure(trx, [target]);
  await settle(trx, item, decision, target, decision === 'merge' ? { decision, previousParseId } : null);
  await trx.deleteFrom('dossier').where('id', '=', item.dossier_id).execute();
  const dropped = decision === 'replace' ? await dropEarlier(trx, item, target) : [];
  await refreshDossier(trx, target);
  await settleArrival(trx, item.id);
  await settleRow(trx, item.id);
  return dropped;
}

/** Decides about a duplicate. `dossierId` is the match meant; it may be left out for `keep-both`. Recruiters. */
export const decideDuplicate = defineUseCase(
  'recruiter',
  z.object({
    itemId: recordId,
    decision: z.enum(DUPLICATE_DECISIONS, 'Choose what to do.'),
    dossierId: recordId.optional(),
  }),
  async (actor, input): Promise<Outcome<UploadItem>> => {
    const db = await records();
    const decided = await db.transaction().execute(async (trx): Promise<Outcome<string[]>> => {
      const item = await itemIn(trx, input.itemId);
      if (!item) return UNKNOWN_ITEM;
      if (item.state !== 'duplicate') return refused('conflict', 'This has already been decided.');
      const matches = (await duplicatesOf(trx, [item.dossier_id])).get(item.dossier_id) ?? [];
      if (input.decision === 'keep-both')
        await tellApart(
          trx,
          actor.id,
          item.dossier_id,
          matches.map((match) => match.dossierId),
        );
      const isMatch = matches.some((match) => match.dossierId === input.dossierId);
      if (input.decision !== 'keep-both' && !isMatch)
        return refused('not-found', 'This is no longer a duplicate.', 'dossierId');
      const dropped = await decide(trx, item, input.decision, input.dossierId);
      await audit(trx, {
        actorId: actor.id,
        action: 'duplicate-decided',
        subject: input.dossierId ?? item.dossier_id,
        detail: { decision: input.decision },
      });
      return done(dropped);
    });
    if (!decided.ok) return decided;
    await removeLooseFiles(decided.value);
    if (input.decision === 'replace') startErasure();
    const item = await itemOf(input.itemId);
    return item ? done(item) : UNKNOWN_ITEM;
  },
);

/** Splits what a merge joined: the document gets a separate dossier again, which waits. */
async function part(trx: Transaction<Tables>, item: Waiting, previousParseId: string | null) {
  const { id } = await trx
    .insertInto('dossier')
    .columns(PARTED)
    .expression((from) =>
      from
        .selectFrom('dossier')
        .select([
          sql<boolean>`true`.as('held'),
          ...PARTED.slice(1).map((column) => `dossier.${column}` as const),
        ])
        .where('dossier.id', '=', item.dossier_id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveDocument(trx, item, id);
  await trx
    .updateTable('dossier')
    .set({ current_parse_id: previousParseId })
    .where('id', '=', item.dossier_id)
    .execute();
  await refreshDossier(trx, id);
  await refreshDossier(trx, item.dossier_id);
  return id;
}

/** Columns without a default; their values are overwritten from the parse at once. */
const PARTED = [
  'held',
  'kind',
  'sample',
  'state',
  'name',
  'name_key',
  'skills',
  'skill_keys',
  'languages',
  'findings',
  'doubts',
  'headline_words',
] as const;

/** Queues a dossier that was kept as well for another decision. */
async function askAgain(trx: Transaction<Tables>, dossierId: string) {
  await trx.updateTable('dossier').set({ held: true }).where('id', '=', dossierId).execute();
  await trx
    .deleteFrom('not_duplicate')
    .where((where) => where.or([where('one_id', '=', dossierId), where('other_id', '=', dossierId)]))
    .execute();
}

async function canPart(
  trx: Transaction<Tables>,
  item: Waiting,
  previousParseId: string | null,
): Promise<boolean> {
  const previous = await trx
    .selectFrom('parse')
    .select('id')
    .where('dossier_id', '=', item.dossier_id)
    .where('document_id', '!=', item.document_id)
    .where('id', '=', previousParseId)
    .executeTakeFirst();
  return previous !== undefined;
}

/**
 * Undoes a `merge` or `keep-both`: the item waits for a decision again. `replace` deleted data and cannot be undone.
 * Recruiters.
 */
export const undoDecision = defineUseCase(
  'recruiter',
  z.object({ itemId: recordId }),
  async (_actor, { itemId }): Promise<Outcome<UploadItem>> => {
    const db = await records();
    const undone = await db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const item = await itemIn(trx, itemId);
      if (!item) return UNKNOWN_ITEM;
      const undo = item.undo as Undo | null;
      if (!undo) return refused('conflict', 'This decision cannot be undone.');
      let dossierId = item.dossier_id;
      const isMerge = undo.decision === 'merge';
      if (isMerge && !(await canPart(trx, item, undo.previousParseId)))
        return refused('conflict', 'Too much has changed to undo the merge.');
      await unsettleArrival(trx, itemId);
      if (isMerge) {
        dossierId = await part(trx, item, undo.previousParseId);
      } else await askAgain(trx, dossierId);
      await trx
        .updateTable('upload_item')
        .set({
          state: 'duplicate',
          decision: null,
          undo: null,
          dossier_id: dossierId,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', itemId)
        .execute();
      return done(null);
    });
    if (!undone.ok) return undone;
    const item = await itemOf(itemId);
    return item ? done(item) : UNKNOWN_ITEM;
  },
);
