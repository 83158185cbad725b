import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { refreshCandidate } from '../candidates/refresh';
import { done, type Outcome, refused } from '../outcome';
import { records, type Tables } from '../store';
import { audit } from '../store/audit';
import { noteErasure, startErasure } from '../store/erase';
import { loosen, removeLooseFiles } from '../store/loose-files';
import { defineUseCase, recordId } from '../use-case';
import { duplicatesOf } from './find-duplicates';
import { type ItemRow, itemOf } from './items';
import { DUPLICATE_DECISIONS, type DuplicateDecision, type UploadItem } from './types';

type Undo = { decision: 'keep-both' } | { decision: 'merge'; previousParseId: string | null };

type Waiting = ItemRow & { candidate_id: string; document_id: string };

const UNKNOWN_ITEM = refused('not-found', 'This upload item does not exist any more.');

async function itemIn(trx: Transaction<Tables>, itemId: string): Promise<Waiting | undefined> {
  const item = await trx
    .selectFrom('upload_item')
    .selectAll()
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  return item?.candidate_id && item.document_id ? (item as Waiting) : undefined;
}

/** Moves the document of the item and its parses to another candidate, and makes the newest of them that one's current. */
async function moveDocument(trx: Transaction<Tables>, item: Waiting, to: string): Promise<string | null> {
  const target = await trx
    .selectFrom('candidate')
    .select('current_parse_id')
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  const parses = await trx
    .updateTable('parse')
    .set({ candidate_id: to })
    .where('document_id', '=', item.document_id)
    .returning(['id', 'parsed_at'])
    .execute();
  await trx.updateTable('document').set({ candidate_id: to }).where('id', '=', item.document_id).execute();
  const newest = parses.sort((a, b) => b.parsed_at.getTime() - a.parsed_at.getTime())[0];
  await trx
    .updateTable('candidate')
    .set({ current_parse_id: newest?.id ?? null })
    .where('id', '=', to)
    .execute();
  return target.current_parse_id;
}

/** Deletes what the candidate had before the document of the item, corrections included; answers the files to remove. */
async function dropEarlier(trx: Transaction<Tables>, item: Waiting, candidateId: string): Promise<string[]> {
  await trx.deleteFrom('correction').where('candidate_id', '=', candidateId).execute();
  const parses = await trx
    .deleteFrom('parse')
    .where('candidate_id', '=', candidateId)
    .where('document_id', '!=', item.document_id)
    .returning('response_hash as hash')
    .execute();
  // Items of earlier uploads go with the documents they brought.
  const documents = await trx
    .deleteFrom('document')
    .where('candidate_id', '=', candidateId)
    .where('id', '!=', item.document_id)
    .returning('hash')
    .execute();
  const hashes = [...parses, ...documents].map((row) => row.hash);
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
      candidate_id: target,
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
    await trx.updateTable('candidate').set({ held: false }).where('id', '=', item.candidate_id).execute();
    await settle(trx, item, 'keep-both', item.candidate_id, { decision: 'keep-both' });
    return [];
  }
  const previousParseId = await moveDocument(trx, item, target);
  if (decision === 'replace') await noteErasure(trx, [target]);
  await settle(trx, item, decision, target, decision === 'merge' ? { decision, previousParseId } : null);
  await trx.deleteFrom('candidate').where('id', '=', item.candidate_id).execute();
  const dropped = decision === 'replace' ? await dropEarlier(trx, item, target) : [];
  await refreshCandidate(trx, target);
  return dropped;
}

/** Decides about a duplicate. `candidateId` is the match meant; it may be left out for `keep-both`. Recruiters. */
export const decideDuplicate = defineUseCase(
  'recruiter',
  z.object({
    itemId: recordId,
    decision: z.enum(DUPLICATE_DECISIONS, 'Choose what to do.'),
    candidateId: recordId.optional(),
  }),
  async (actor, input): Promise<Outcome<UploadItem>> => {
    const db = await records();
    const decided = await db.transaction().execute(async (trx): Promise<Outcome<string[]>> => {
      const item = await itemIn(trx, input.itemId);
      if (!item) return UNKNOWN_ITEM;
      if (item.state !== 'duplicate') return refused('conflict', 'This was decided already.');
      const matches = (await duplicatesOf(trx, [item.candidate_id])).get(item.candidate_id) ?? [];
      const isMatch = matches.some((match) => match.candidateId === input.candidateId);
      if (input.decision !== 'keep-both' && !isMatch)
        return refused('not-found', 'This candidate is not a duplicate any more.', 'candidateId');
      const dropped = await decide(trx, item, input.decision, input.candidateId);
      await audit(trx, {
        actorId: actor.id,
        action: 'duplicate-decided',
        subject: input.candidateId ?? item.candidate_id,
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

/** Parts what a merge joined: the document gets a candidate of its own again, which waits. */
async function part(trx: Transaction<Tables>, item: Waiting, previousParseId: string | null) {
  const { id } = await trx
    .insertInto('candidate')
    .columns(PARTED)
    .expression((from) =>
      from
        .selectFrom('candidate')
        .select([
          sql<boolean>`true`.as('held'),
          ...PARTED.slice(1).map((column) => `candidate.${column}` as const),
        ])
        .where('candidate.id', '=', item.candidate_id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveDocument(trx, item, id);
  await trx
    .updateTable('candidate')
    .set({ current_parse_id: previousParseId })
    .where('id', '=', item.candidate_id)
    .execute();
  await refreshCandidate(trx, id);
  await refreshCandidate(trx, item.candidate_id);
  return id;
}

/** Columns without a default; what they say is overwritten from the parse at once. */
const PARTED = [
  'held',
  'sample',
  'state',
  'name',
  'name_key',
  'skills',
  'languages',
  'findings',
  'headline_words',
] as const;

async function canPart(
  trx: Transaction<Tables>,
  item: Waiting,
  previousParseId: string | null,
): Promise<boolean> {
  const previous = await trx
    .selectFrom('parse')
    .select('id')
    .where('candidate_id', '=', item.candidate_id)
    .where('document_id', '!=', item.document_id)
    .where('id', '=', previousParseId)
    .executeTakeFirst();
  return previous !== undefined;
}

/** Takes a `merge` or `keep-both` back: the item waits for a decision again. `replace` deleted data and stays. Recruiters. */
export const undoDecision = defineUseCase(
  'recruiter',
  z.object({ itemId: recordId }),
  async (_actor, { itemId }): Promise<Outcome<UploadItem>> => {
    const db = await records();
    const undone = await db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const item = await itemIn(trx, itemId);
      if (!item) return UNKNOWN_ITEM;
      const undo = item.undo as Undo | null;
      if (!undo) return refused('conflict', 'This decision cannot be taken back.');
      let candidateId = item.candidate_id;
      if (undo.decision === 'merge') {
        if (!(await canPart(trx, item, undo.previousParseId)))
          return refused('conflict', 'The candidate has changed too much to take the merge back.');
        candidateId = await part(trx, item, undo.previousParseId);
      } else await trx.updateTable('candidate').set({ held: true }).where('id', '=', candidateId).execute();
      await trx
        .updateTable('upload_item')
        .set({
          state: 'duplicate',
          decision: null,
          undo: null,
          candidate_id: candidateId,
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
