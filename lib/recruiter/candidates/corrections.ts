import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../outcome';
import { records, type Tables } from '../store';
import { defineUseCase, recordId } from '../use-case';
import { checkCorrection } from './check-correction';
import { detailOf, UNKNOWN_CANDIDATE } from './detail';
import { anchorsOf, baseFor, inForce } from './overlay';
import { valueAt } from './paths';
import { refreshCandidate } from './refresh';
import { type CandidateRow, changesOf, currentParse, findCandidate } from './stored';
import type { CandidateDetail } from './types';

const path = z.string().min(1).max(500);

/** Changes a candidate under its lock, brings what is derived up to date and answers how it then stands. */
async function change(
  candidateId: string,
  make: (trx: Transaction<Tables>, candidate: CandidateRow) => Promise<Outcome<null>>,
): Promise<Outcome<CandidateDetail>> {
  const db = await records();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('candidate').select('id').where('id', '=', candidateId).forUpdate().execute();
    const candidate = await findCandidate(trx, candidateId);
    if (!candidate) return UNKNOWN_CANDIDATE;
    const made = await make(trx, candidate);
    if (!made.ok) return made;
    await refreshCandidate(trx, candidateId);
    const changed = await findCandidate(trx, candidateId);
    return changed ? done(await detailOf(trx, changed)) : UNKNOWN_CANDIDATE;
  });
}

/**
 * Sets the right value at a path of the resume (see `Correction`); null says there is none. Path and value must fit
 * the contract; a list or an object is replaced as a whole. Recruiters.
 */
export const correctCandidate = defineUseCase(
  'recruiter',
  z.object({ candidateId: recordId, path, value: z.unknown() }),
  (actor, input) =>
    change(input.candidateId, async (trx, candidate) => {
      const { parsed, changes } = await currentParse(trx, candidate);
      const base = baseFor(parsed, inForce(changes), input.path);
      const checked = checkCorrection(base, input.path, input.value);
      if (!checked.ok) return checked;
      await trx
        .insertInto('correction')
        .values({
          candidate_id: candidate.id,
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
export const removeCorrection = defineUseCase(
  'recruiter',
  z.object({ candidateId: recordId, path }),
  (actor, input) =>
    change(input.candidateId, async (trx, candidate) => {
      const { placed } = await currentParse(trx, candidate);
      // The page knows a correction by where it applies now, the row by where it was made.
      const known = placed.find(({ change: one, place }) => (place?.join('.') ?? one.path) === input.path);
      if (!known) return refused('not-found', 'There is no correction here.');
      await trx
        .insertInto('correction')
        .values({
          candidate_id: candidate.id,
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

/** Takes back the newest change at a path, or of the whole candidate when no path is given. Recruiters. */
export const undoCorrection = defineUseCase(
  'recruiter',
  z.object({ candidateId: recordId, path: path.optional() }),
  (actor, input) =>
    change(input.candidateId, async (trx, candidate) => {
      const changes = await changesOf(trx, candidate.id);
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
