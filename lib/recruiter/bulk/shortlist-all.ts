import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, recordId } from '../ground/use-case';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { changeShortlist } from '../shortlists/entries';
import { MOST_ENTRIES } from '../shortlists/types';
import { ALL_OF, foundBy } from './change-all';
import type { BulkDone, LeftOut } from './types';

/**
 * Puts every candidate of a question on the shortlist of a job, in the order of their list, as far as it has room.
 * Existing entries are not changed, even rejected ones. `undo` is an act of shortlists. Recruiters.
 */
export const shortlistAll = defineUseCase(
  'recruiter',
  z.object({ all: ALL_OF, jobId: recordId }),
  async (actor, { all, jobId }): Promise<Outcome<BulkDone>> => {
    if (all.kind !== 'candidate') return refused('invalid', 'Only candidates go on a shortlist.', 'all');
    const db = await records();
    if (!(await findDossier(db, jobId, 'job'))) return UNKNOWN_DOSSIER;
    const found = await foundBy(all);
    if (!found.ok) return found;
    const rows = await db
      .selectFrom('shortlist_entry')
      .select('candidate_id')
      .where('job_id', '=', jobId)
      .where('listed', '=', true)
      .execute();
    const listed = new Set(rows.map((row) => row.candidate_id));
    const joining = found.value.filter((id) => !listed.has(id));
    const chosen = joining.slice(0, Math.max(0, MOST_ENTRIES - listed.size));
    const left: LeftOut[] = [
      { reason: 'were on it already', count: found.value.length - joining.length },
      {
        reason: `did not fit: a shortlist holds ${MOST_ENTRIES}`,
        count: joining.length - chosen.length,
      },
    ].filter(({ count }) => count > 0);
    if (chosen.length === 0) return done({ found: found.value.length, changed: 0, left, undo: null });
    const change = { kind: 'add', source: 'search' } as const;
    const added = await changeShortlist(actor, { jobId, candidateIds: chosen, change });
    if (!added.ok) return added;
    const { act, changed } = added.value;
    const detail = { act: 'shortlist', of: all.kind, found: found.value.length, changed };
    await audit(db, { actorId: actor.id, action: 'list-changed', subject: jobId, detail });
    return done({ found: found.value.length, changed, left, undo: changed > 0 ? act : null });
  },
);
