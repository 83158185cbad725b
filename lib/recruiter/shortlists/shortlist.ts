import { z } from 'zod';
import { blindOf } from '../candidates/blind-line';
import { candidateLineOf } from '../candidates/list';
import type { CandidateListItem } from '../candidates/types';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { nextInterviews } from '../interviews/read';
import type { Colleague } from '../notes/types';
import { namesOf, SOMEONE } from '../records/history';
import { type DossierRow, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { type EntryRow, reasonsOf, stagesOf, stateOf } from './rows';
import type { Membership, Shortlist, ShortlistEntry, ShortlistJob } from './types';

function jobOf(job: Pick<DossierRow, 'id' | 'name' | 'employer' | 'city'>): ShortlistJob {
  return { id: job.id, title: job.name, employer: job.employer, city: job.city };
}

async function noteCounts(db: Executor, entryIds: readonly string[]): Promise<Map<string, number>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shortlist_note')
    .select((select) => ['entry_id', select.fn.countAll<number>().as('count')])
    .where('entry_id', 'in', entryIds)
    .where('removed_at', 'is', null)
    .groupBy('entry_id')
    .execute();
  return new Map(rows.map((row) => [row.entry_id ?? '', Number(row.count)]));
}

async function colleaguesOf(db: Executor): Promise<Colleague[]> {
  return db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
}

async function candidatesById(
  db: Executor,
  ids: readonly string[],
  blind: boolean,
): Promise<Map<string, CandidateListItem>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('dossier').selectAll().where('id', 'in', ids).where(notBinned).execute();
  const lines = new Map<string, CandidateListItem>();
  for (const row of rows) lines.set(row.id, blind ? (await blindOf(db, row)).line : candidateLineOf(row));
  return lines;
}

/** Returns an entry for a blind view, without tags and notes: their free text may name somebody. */
function withoutWords(entry: ShortlistEntry): ShortlistEntry {
  return { ...entry, tags: [], notes: 0 };
}

async function entriesOf(db: Executor, rows: readonly EntryRow[], blind: boolean): Promise<ShortlistEntry[]> {
  const candidates = await candidatesById(
    db,
    rows.map((row) => row.candidate_id),
    blind,
  );
  const counts = await noteCounts(
    db,
    rows.map((row) => row.id),
  );
  const interviews = await nextInterviews(
    db,
    rows.map((row) => row.id),
  );
  const names = await namesOf(
    db,
    rows.map((row) => row.added_by),
  );
  const entries = rows.flatMap((row): ShortlistEntry[] => {
    const candidate = candidates.get(row.candidate_id);
    if (!candidate) return [];
    return [
      {
        ...stateOf(row),
        candidate,
        source: row.source,
        score: row.score,
        addedBy: names.get(row.added_by) ?? SOMEONE,
        addedAt: row.added_at.toISOString(),
        movedAt: row.moved_at.toISOString(),
        notes: counts.get(row.id) ?? 0,
        interview: interviews.get(row.id) ?? null,
      },
    ];
  });
  return blind ? entries.map(withoutWords) : entries;
}

/**
 * The shortlist of a job, who was rejected included; with `blind` nothing unredacted leaves the server. Any member.
 */
export const shortlistOf = defineUseCase(
  reads('viewer'),
  z.object({ jobId: recordId, blind: z.boolean() }),
  async (_actor, { jobId, blind }): Promise<Outcome<Shortlist>> => {
    const db = await records();
    const job = await findDossier(db, jobId, 'job');
    if (!job) return UNKNOWN_DOSSIER;
    const rows = await db
      .selectFrom('shortlist_entry')
      .selectAll()
      .where('job_id', '=', jobId)
      .where('listed', '=', true)
      .orderBy('added_at')
      .execute();
    return done({
      job: jobOf(job),
      stages: await stagesOf(db),
      reasons: await reasonsOf(db),
      colleagues: await colleaguesOf(db),
      entries: await entriesOf(db, rows, blind),
      blind,
    });
  },
);

/** The shortlists that a candidate is on, the newest first. Any member. */
export const membershipsOf = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, candidateId): Promise<Outcome<Membership[]>> => {
    const db = await records();
    const rows = await db
      .selectFrom('shortlist_entry as entry')
      .innerJoin('dossier as job', 'job.id', 'entry.job_id')
      .innerJoin('shortlist_stage as stage', 'stage.id', 'entry.stage_id')
      .innerJoin('member', 'member.id', 'entry.added_by')
      .select([
        'job.id',
        'job.name',
        'job.employer',
        'job.city',
        'stage.name as stage',
        'entry.reason',
        'entry.added_at',
        'member.name as added_by',
      ])
      .where('entry.candidate_id', '=', candidateId)
      .where('entry.listed', '=', true)
      .where('job.held', '=', false)
      .orderBy('entry.added_at', 'desc')
      .limit(200)
      .execute();
    return done(
      rows.map((row) => ({
        job: jobOf(row),
        stage: row.stage,
        reason: row.reason,
        by: row.added_by,
        at: row.added_at.toISOString(),
      })),
    );
  },
);
