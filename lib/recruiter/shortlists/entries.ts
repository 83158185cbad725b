import type { Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import { defineUseCase, recordId } from '../ground/use-case';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { stateAfter } from './change';
import { type Changed, exceeds, keepEntries } from './keep';
import { lockJob, reasonsOf, stagesOf, stateOf, writeAct } from './rows';
import {
  type Act,
  ENTRY_SOURCES,
  type EntryChange,
  type EntrySource,
  type EntryState,
  MOST_ENTRIES,
} from './types';

const tag = z.string().trim().min(1, 'A tag needs a name.').max(40, 'Use at most 40 characters.');
const tags = z.array(tag).max(20);
const source = z.enum(ENTRY_SOURCES).optional();

const CHANGE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), source: z.enum(ENTRY_SOURCES) }),
  z.object({ kind: z.literal('move'), stageId: recordId }),
  z.object({ kind: z.literal('reject'), reason: z.string().trim().min(1).max(80), source }),
  z.object({ kind: z.literal('tag'), add: tags, remove: tags, source }),
  z.object({ kind: z.literal('remove') }),
]);

export const candidateIds = z
  .array(recordId)
  .min(1, 'Choose someone.')
  .max(MOST_ENTRIES, `Choose at most ${MOST_ENTRIES} people at a time.`);

/** Match scores of candidates for the job, by their ids; only of those that come from a match. */
const SCORES = z.record(recordId, z.number().int().min(0).max(100)).default({});

const GIVEN = z.object({ jobId: recordId, candidateIds, change: CHANGE, scores: SCORES });

type Given = z.output<typeof GIVEN>;

/** Returns the source of a candidate according to a change. */
function sourceOf(change: EntryChange): EntrySource {
  return ('source' in change ? change.source : undefined) ?? 'candidate';
}

/** Returns the reason why a change is impossible: its stage or reason is not one that was set up. */
async function faultOf(trx: Transaction<Tables>, change: EntryChange): Promise<Outcome<never> | null> {
  if (change.kind === 'move' && !(await stagesOf(trx)).some(({ id }) => id === change.stageId))
    return refused('conflict', 'This stage no longer exists. Reload the page.', 'stageId');
  if (change.kind === 'reject' && !(await reasonsOf(trx)).includes(change.reason))
    return refused('conflict', 'This reason is no longer in the list. Reload the page.', 'reason');
  return null;
}

/** Returns the resulting states of the candidates that a change affects. */
async function changesOf(trx: Transaction<Tables>, given: Given): Promise<Changed[]> {
  const { jobId, change } = given;
  const rows = await trx.selectFrom('shortlist_entry').selectAll().where('job_id', '=', jobId).execute();
  const byCandidate = new Map(rows.map((row) => [row.candidate_id, row]));
  const [first] = await stagesOf(trx);
  const known = await trx
    .selectFrom('dossier')
    .select('id')
    .where('id', 'in', given.candidateIds)
    .where(notBinned)
    .where('kind', '=', 'candidate')
    .execute();
  return known.flatMap(({ id }) => {
    const row = byCandidate.get(id);
    const before = row ? stateOf(row) : null;
    // Only who is on the list, or is put there, can be moved or taken off.
    if (!before && change.kind === 'remove') return [];
    const after = stateAfter(before, change, first.id);
    return after ? [{ candidateId: id, before, after }] : [];
  });
}

function eventKind(change: EntryChange, before: EntryState | null): string {
  return change.kind === 'move' && before?.reason != null ? 'reinstate' : change.kind;
}

/**
 * Changes entries of a job's shortlist, one or many at a time: puts candidates on it, moves them to a stage, rejects
 * them with a reason, tags them, removes them. `scores` are stored for those that change. Entries without a change are
 * left out; `act` undoes all of it. Recruiters.
 */
export const changeShortlist = defineUseCase(
  'recruiter',
  GIVEN,
  async (actor, given): Promise<Outcome<Act>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<Act>> => {
      if (!(await lockJob(trx, given.jobId))) return UNKNOWN_DOSSIER;
      const fault = await faultOf(trx, given.change);
      if (fault) return fault;
      const changes = await changesOf(trx, given);
      if (changes.length === 0) return done({ act: '', changed: 0 });
      if (await exceeds(trx, given.jobId, changes))
        return refused('invalid', `A shortlist holds at most ${MOST_ENTRIES} people. Remove some first.`);
      const rows = await keepEntries(trx, changes, {
        jobId: given.jobId,
        source: sourceOf(given.change),
        scores: given.scores,
        addedBy: actor.id,
      });
      const events = changes.flatMap(({ candidateId, before, after }) => {
        const entryId = rows.get(candidateId)?.id;
        return entryId ? [{ entryId, kind: eventKind(given.change, before), before, after }] : [];
      });
      return done({ act: await writeAct(trx, actor.id, events), changed: changes.length });
    });
  },
);
