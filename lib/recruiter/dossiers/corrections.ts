import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../outcome';
import { records, type Tables } from '../store';
import { defineUseCase, recordId } from '../use-case';
import { checkCorrection } from './check-correction';
import { kindOf } from './kinds';
import { anchorsOf, baseFor, inForce } from './overlay';
import { valueAt } from './paths';
import { refreshDossier } from './refresh';
import { changesOf, currentParse, type DossierRow, findDossier } from './stored';
import { UNKNOWN_DOSSIER } from './unknown';

const path = z.string().min(1).max(500);

/** Changes a dossier under its lock, and brings what is derived up to date. */
async function change(
  id: string,
  make: (trx: Transaction<Tables>, dossier: DossierRow) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  const db = await records();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('dossier').select('id').where('id', '=', id).forUpdate().execute();
    const dossier = await findDossier(trx, id);
    if (!dossier) return UNKNOWN_DOSSIER;
    const made = await make(trx, dossier);
    if (made.ok) await refreshDossier(trx, id);
    return made;
  });
}

/**
 * Sets the right value at a path of what was parsed (see `Correction`); null says there is none. Path and value must fit
 * the contract; a list or an object is replaced as a whole. Recruiters.
 */
export const correctDossier = defineUseCase(
  'recruiter',
  z.object({ id: recordId, path, value: z.unknown() }),
  (actor, input) =>
    change(input.id, async (trx, dossier) => {
      const { parsed, changes } = await currentParse(trx, dossier);
      const base = baseFor(parsed, inForce(changes), input.path);
      const checked = checkCorrection(kindOf(dossier.kind), base, input.path, input.value);
      if (!checked.ok) return checked;
      await trx
        .insertInto('correction')
        .values({
          dossier_id: dossier.id,
          path: input.path,
          kind: 'set',
          value: JSON.stringify(input.value),
          parsed_value: JSON.stringify(valueAt(base, checked.value) ?? null),
          anchors: JSON.stringify(anchorsOf(base, checked.value)),
          made_by: actor.id,
          undone_at: null,
        })
        .execute();
      return done(null);
    }),
);

/** Goes back to the parsed value at a path; also lets go of a detached correction. Recruiters. */
export const removeCorrection = defineUseCase('recruiter', z.object({ id: recordId, path }), (actor, input) =>
  change(input.id, async (trx, dossier) => {
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

/** Takes back the newest change at a path, or of the whole dossier when no path is given. Recruiters. */
export const undoCorrection = defineUseCase(
  'recruiter',
  z.object({ id: recordId, path: path.optional() }),
  (actor, input) =>
    change(input.id, async (trx, dossier) => {
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
