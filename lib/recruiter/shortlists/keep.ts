import { sql, type Transaction } from 'kysely';
import type { Tables } from '../ground/store';
import type { EntryRow } from './rows';
import { type EntryOrigin, type EntryState, MOST_ENTRIES } from './types';

/** Change of an entry; `before` is null for one that was never on the list. */
export type Changed = { candidateId: string; before: EntryState | null; after: EntryState };

/** Job, source and member for new entries, and the match scores of some. */
type Provenance = {
  jobId: string;
  source: EntryOrigin;
  scores: Readonly<Record<string, number>>;
  addedBy: string;
};

/**
 * Writes the current entries of one job; `moved_at` follows the stage and the rejection. A candidate who joins again
 * gets the new source. Returns the entries by their candidates.
 */
export async function keepEntries(
  trx: Transaction<Tables>,
  changes: readonly Changed[],
  { jobId, source, scores, addedBy }: Provenance,
): Promise<Map<string, EntryRow>> {
  const rows = changes.map(({ candidateId, after }) => ({
    job_id: jobId,
    candidate_id: candidateId,
    stage_id: after.stageId,
    reason: after.reason,
    tags: after.tags,
    listed: after.listed,
    source,
    score: scores[candidateId] ?? null,
    added_by: addedBy,
  }));
  const kept = await trx
    .insertInto('shortlist_entry')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'candidate_id']).doUpdateSet({
        stage_id: sql`excluded.stage_id`,
        reason: sql`excluded.reason`,
        tags: sql`excluded.tags`,
        listed: sql`excluded.listed`,
        score: sql`coalesce(excluded.score, shortlist_entry.score)`,
        moved_at: sql`case when (excluded.stage_id, excluded.reason, excluded.listed) is distinct from
          (shortlist_entry.stage_id, shortlist_entry.reason, shortlist_entry.listed)
          then now() else shortlist_entry.moved_at end`,
        source: sql`case when shortlist_entry.listed then shortlist_entry.source else excluded.source end`,
        added_by: sql`case when shortlist_entry.listed then shortlist_entry.added_by else excluded.added_by end`,
        added_at: sql`case when shortlist_entry.listed then shortlist_entry.added_at else now() end`,
      }),
    )
    .returningAll()
    .execute();
  return new Map(kept.map((row) => [row.candidate_id, row]));
}

/** Returns whether a list would hold more people than it may after these changes. */
export async function exceeds(
  trx: Transaction<Tables>,
  jobId: string,
  changes: readonly Changed[],
): Promise<boolean> {
  const joining = changes.filter(({ before, after }) => after.listed && !before?.listed).length;
  if (joining === 0) return false;
  const { count } = await trx
    .selectFrom('shortlist_entry')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  return count + joining > MOST_ENTRIES;
}
