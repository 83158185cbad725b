import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { CandidateQuery, candidates } from '../candidates/list';
import { checkedValue, settableField, setWithin } from '../custom-fields/values';
import type { Actor } from '../ground/actor';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { startErasure } from '../ground/store/erase';
import { defineUseCase } from '../ground/use-case';
import { JobQuery, jobs } from '../jobs/list';
import { binWithin } from '../privacy/bin';
import { dossierIds, retag, tagName } from '../records/tags';
import { inSteps } from './steps';
import type { BulkDone } from './types';

/** Days for which an act can be undone. */
const KEPT_DAYS = 7;

/** All results of a list: its question, and how many it had found when the person pressed. */
export const ALL_OF = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('candidate'), query: CandidateQuery, seen: z.number().int().min(0) }),
  z.object({ kind: z.literal('job'), query: JobQuery, seen: z.number().int().min(0) }),
]);

export type AllOf = z.output<typeof ALL_OF>;

/** Acts on all of them. Each is undone by its opposite. */
export const BULK_ACT = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), tag: tagName }),
  z.object({ kind: z.literal('untag'), tag: tagName }),
  z.object({ kind: z.literal('bin') }),
  /** Null takes the value away. */
  z.object({
    kind: z.literal('field'),
    key: z.string().max(60),
    value: z.union([z.string().max(500), z.number()]).nullable(),
  }),
]);

export type BulkAct = z.output<typeof BULK_ACT>;

/**
 * Returns the current ids of a question, in the order of its list. More than were on screen are refused: nobody meant
 * those that came in meanwhile.
 */
export async function foundBy(all: AllOf): Promise<Outcome<string[]>> {
  const ids = await (all.kind === 'candidate' ? candidates.ids(all.query) : jobs.ids(all.query));
  if (ids.length <= all.seen) return done(ids);
  return refused('conflict', `This search now finds ${ids.length}, not ${all.seen}. Look at the list again.`);
}

/** An act that has begun, on dossiers of one kind. */
type Doing = { id: string; act: BulkAct; of: DossierKind };

/**
 * Applies the act to these, inside a transaction, and returns those that it changed. `actor` is the member who acts.
 */
async function doWithin(
  trx: Transaction<Tables>,
  { act, id, of }: Doing,
  ids: readonly string[],
  actor: Actor,
): Promise<string[]> {
  switch (act.kind) {
    case 'field': {
      const field = await settableField(trx, of, act.key);
      if (!field.ok) return [];
      return setWithin(trx, ids, { field: field.value, value: act.value, actor, act: id });
    }
    case 'tag':
      return retag(trx, ids, { add: [act.tag], remove: [] });
    case 'untag':
      return retag(trx, ids, { add: [], remove: [act.tag] });
    case 'bin':
      return binWithin(trx, ids, actor.id);
  }
}

const LEFT_OUT: Record<BulkAct['kind'], string> = {
  tag: 'had this tag already',
  untag: 'did not have this tag',
  bin: 'had gone meanwhile',
  field: 'had this value already',
};

/** Begins an act that can be undone, and forgets expired ones. */
async function begin(actor: Actor, act: BulkAct): Promise<string> {
  const db = await records();
  await db
    .deleteFrom('bulk_act')
    .where('done_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
  const { id } = await db
    .insertInto('bulk_act')
    .values({ act: JSON.stringify(act), done_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns why an act cannot be done on dossiers of this kind; null where it can. */
async function faultOf(act: BulkAct, of: DossierKind): Promise<Outcome<never> | null> {
  if (act.kind !== 'field') return null;
  const field = await settableField(await records(), of, act.key);
  if (!field.ok) return field;
  const value = checkedValue(field.value, act.value);
  return value.ok ? null : value;
}

/** Acts on these in steps, and returns what became of them. */
async function changeThem(
  actor: Actor,
  { act, of }: Omit<Doing, 'id'>,
  ids: readonly string[],
): Promise<Outcome<BulkDone>> {
  const fault = await faultOf(act, of);
  if (fault) return fault;
  const bulkId = await begin(actor, act);
  const steps = await inSteps(ids, async (trx, step) => {
    const changed = await doWithin(trx, { act, id: bulkId, of }, step, actor);
    if (changed.length > 0)
      await trx
        .insertInto('bulk_act_item')
        .values(changed.map((dossierId) => ({ bulk_id: bulkId, dossier_id: dossierId })))
        .execute();
    return changed.length;
  });
  const changed = steps.reduce((sum, count) => sum + count, 0);
  const detail = { act: act.kind, of, found: ids.length, changed };
  await audit(await records(), { actorId: actor.id, action: 'list-changed', detail });
  if (act.kind === 'bin') startErasure();
  const left = ids.length - changed;
  return done({
    found: ids.length,
    changed,
    left: left > 0 ? [{ reason: LEFT_OUT[act.kind], count: left }] : [],
    undo: changed > 0 ? bulkId : null,
  });
}

/**
 * Changes everything that a question of a list finds. The question is asked again here, so that no ids come from
 * the browser; the work goes in steps, and those before a failure stay done and can be undone. Recruiters.
 */
export const changeAll = defineUseCase(
  'recruiter',
  z.object({ all: ALL_OF, act: BULK_ACT }),
  async (actor, { all, act }): Promise<Outcome<BulkDone>> => {
    const found = await foundBy(all);
    return found.ok ? changeThem(actor, { act, of: all.kind }, found.value) : found;
  },
);

/** Changes the chosen lines of a list, as `changeAll` does, to be undone likewise. Recruiters. */
export const changeChosen = defineUseCase(
  'recruiter',
  z.object({ kind: z.enum(DOSSIER_KINDS), ids: dossierIds, act: BULK_ACT }),
  (actor, { kind, ids, act }) => changeThem(actor, { act, of: kind }, [...new Set(ids)]),
);
