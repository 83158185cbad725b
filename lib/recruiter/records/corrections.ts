import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { keyOfPath } from '../custom-fields/types';
import { checkedValue, customValuesOf, settableField, settleValues, touch } from '../custom-fields/values';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { checkCorrection } from './check-correction';
import { kindOf } from './kinds';
import { anchorsOf, baseFor, inForce } from './overlay';
import { pathOf, valueAt } from './paths';
import { refreshDossier } from './refresh';
import { changesOf, currentParse, type DossierRow, findDossier } from './stored';
import { UNKNOWN_DOSSIER } from './unknown';

const path = z.string().min(1).max(500);

/** Returns whether a correction was taken before, be it in force or taken back since. */
async function wasTaken(trx: Transaction<Tables>, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const known = await trx.selectFrom('correction').select('id').where('id', '=', key).executeTakeFirst();
  return known !== undefined;
}

/** Updates derived data after a change at a path; that of a field of the workspace is in no document. */
async function refresh(trx: Transaction<Tables>, id: string, path: string | undefined): Promise<void> {
  if (path === undefined || keyOfPath(path) === null) return refreshDossier(trx, id);
  await touch(trx, [id]);
  await settleValues(trx, [id]);
}

/** Changes a dossier under its lock, and updates derived data. */
async function change(
  { id, path }: { id: string; path?: string | undefined },
  make: (trx: Transaction<Tables>, dossier: DossierRow) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  const db = await records();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('dossier').select('id').where('id', '=', id).forUpdate().execute();
    const dossier = await findDossier(trx, id);
    if (!dossier) return UNKNOWN_DOSSIER;
    const made = await make(trx, dossier);
    if (made.ok) await refresh(trx, id, path);
    return made;
  });
}

/**
 * Returns what to do with a value, given the current one: `keep` it as a change, `nothing` when it is there already (a
 * correction that is sent again), or a `conflict` if somebody else changed it since the editor saw it.
 */
function verdict(
  effective: unknown,
  input: { path: string; value?: unknown; seen?: unknown },
): 'keep' | 'nothing' | 'conflict' {
  if (input.seen === undefined) return 'keep';
  const now = plain(valueAt(effective, pathOf(input.path) ?? []));
  if (isDeepStrictEqual(now, plain(input.seen))) return 'keep';
  return isDeepStrictEqual(now, plain(input.value)) ? 'nothing' : 'conflict';
}

const CHANGED_MEANWHILE = refused('conflict', 'Someone else changed this meanwhile.', 'value');

type Given = { path: string; value?: unknown; seen?: unknown; key?: string | undefined };
type By = { actor: Actor; dossier: DossierRow };

/** Keeps a value that somebody set at a path, with what the document says there and around it. */
async function keep(
  trx: Transaction<Tables>,
  { actor, dossier }: By,
  { key, path: at, value }: Given,
  read: { value: unknown; anchors: unknown },
): Promise<Outcome<null>> {
  await trx
    .insertInto('correction')
    .values({
      ...(key && { id: key }),
      dossier_id: dossier.id,
      path: at,
      kind: 'set',
      value: JSON.stringify(value),
      parsed_value: JSON.stringify(read.value ?? null),
      anchors: JSON.stringify(read.anchors),
      made_by: actor.id,
      undone_at: null,
    })
    .execute();
  return done(null);
}

/** Sets what a field of the workspace holds; null takes it away. */
async function setField(
  trx: Transaction<Tables>,
  { actor, dossier, field }: By & { field: string },
  input: Given,
): Promise<Outcome<null>> {
  const known = await settableField(trx, dossier.kind, field);
  if (!known.ok) return known;
  const value = checkedValue(known.value, input.value ?? null);
  if (!value.ok) return value;
  const held = { custom: (await customValuesOf(trx, [dossier.id])).get(dossier.id) ?? {} };
  const judged = verdict(held, { ...input, value: value.value });
  if (judged === 'nothing') return done(null);
  if (judged === 'conflict') return CHANGED_MEANWHILE;
  return keep(trx, { actor, dossier }, { ...input, value: value.value }, { value: null, anchors: [] });
}

/** Drops undefined members. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/**
 * Sets the right value at a path of the parsed data (see `Correction`); null means that there is no value. Path and
 * value must fit the contract; a list or an object is replaced as a whole. `seen` is the value that was on screen while
 * it was corrected: when another one has replaced it, the answer is `conflict`. `key` is a UUID from the sender, so
 * that sending it again is harmless, even if it was undone meanwhile. Recruiters.
 */
export const correctDossier = defineUseCase(
  'recruiter',
  z.object({
    id: recordId,
    path,
    value: z.unknown(),
    seen: z.unknown().optional(),
    key: z.uuid().optional(),
  }),
  (actor, input) =>
    change(input, async (trx, dossier) => {
      if (await wasTaken(trx, input.key)) return done(null);
      const field = keyOfPath(input.path);
      if (field !== null) return setField(trx, { actor, dossier, field }, input);
      const { parsed, changes, effective } = await currentParse(trx, dossier);
      const judged = verdict(effective, input);
      if (judged === 'nothing') return done(null);
      if (judged === 'conflict') return CHANGED_MEANWHILE;
      const base = baseFor(parsed, inForce(changes), input.path);
      const checked = checkCorrection(kindOf(dossier.kind), base, input.path, input.value);
      if (!checked.ok) return checked;
      const read = { value: valueAt(base, checked.value), anchors: anchorsOf(base, checked.value) };
      return keep(trx, { actor, dossier }, input, read);
    }),
);

/** Goes back to the parsed value at a path; also lets go of a detached correction. Recruiters. */
export const removeCorrection = defineUseCase('recruiter', z.object({ id: recordId, path }), (actor, input) =>
  change(input, async (trx, dossier) => {
    const { placed } = await currentParse(trx, dossier);
    // The page knows a correction by where it applies now, the row by where it was made.
    const known = placed.find(({ change: one, place }) => (place?.join('.') ?? one.path) === input.path);
    if (!known) return refused('not-found', 'There is no correction here.');
    await trx
      .insertInto('correction')
      .values({
        dossier_id: dossier.id,
        path: known.change.path,
        kind: 'remove',
        value: null,
        parsed_value: null,
        anchors: null,
        made_by: actor.id,
        undone_at: null,
      })
      .execute();
    return done(null);
  }),
);

/** Undoes the newest change at a path, or of the whole dossier without a path. Recruiters. */
export const undoCorrection = defineUseCase(
  'recruiter',
  z.object({ id: recordId, path: path.optional() }),
  (actor, input) =>
    change(input, async (trx, dossier) => {
      const changes = await changesOf(trx, dossier.id);
      const newest = changes.findLast((one) => !one.undone && (input.path ?? one.path) === one.path);
      if (!newest) return refused('not-found', 'There is nothing to undo.');
      await trx
        .updateTable('correction')
        .set({ undone_at: sql<Date>`now()`, undone_by: actor.id })
        .where('id', '=', newest.id)
        .execute();
      return done(null);
    }),
);
