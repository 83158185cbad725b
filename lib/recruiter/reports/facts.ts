import type { Executor } from '../ground/store';
import { SOMEONE } from '../records/history';
import type { Fact } from './measure';
import { type Change, staysOf } from './stays';
import type { ReportView } from './types';

type Question = Pick<ReportView, 'from' | 'to' | 'jobId' | 'memberId'>;

type State = { stageId: string; reason: string | null; listed: boolean };

const DAY_MS = 24 * 60 * 60 * 1000;

function entriesOf(db: Executor, { from, to, jobId, memberId }: Question) {
  return db
    .selectFrom('shortlist_entry')
    .innerJoin('dossier as candidate', 'candidate.id', 'candidate_id')
    .innerJoin('dossier as job', 'job.id', 'job_id')
    .leftJoin('member', 'member.id', 'added_by')
    .where('shortlist_entry.listed', '=', true)
    .where('candidate.held', '=', false)
    .where('job.held', '=', false)
    .$if(from !== null, (query) =>
      query.where('shortlist_entry.added_at', '>=', new Date(`${from}T00:00:00Z`)),
    )
    .$if(to !== null, (query) =>
      query.where('shortlist_entry.added_at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS)),
    )
    .$if(jobId !== null, (query) => query.where('job_id', '=', jobId ?? ''))
    .$if(memberId !== null, (query) => query.where('added_by', '=', memberId ?? ''));
}

/** The changes of the entries of a question, by entry, in their order. */
async function changesOf(db: Executor, question: Question): Promise<Map<string, Change[]>> {
  const rows = await entriesOf(db, question)
    .innerJoin('shortlist_event', 'shortlist_event.entry_id', 'shortlist_entry.id')
    .select(['shortlist_event.entry_id', 'act', 'undoes', 'done_at', 'after'])
    .orderBy('shortlist_event.id')
    .execute();
  const changes = new Map<string, Change[]>();
  for (const { entry_id, act, undoes, done_at, after } of rows) {
    const { stageId, reason, listed } = after as State;
    const change = { act, undoes, at: done_at, stageId: listed && reason === null ? stageId : null };
    changes.set(entry_id, [...(changes.get(entry_id) ?? []), change]);
  }
  return changes;
}

async function interviewsOf(db: Executor, question: Question): Promise<Map<string, Date>> {
  const rows = await entriesOf(db, question)
    .innerJoin('interview', 'interview.entry_id', 'shortlist_entry.id')
    .where('cancelled_at', 'is', null)
    .select(['interview.entry_id', ({ fn }) => fn.min('starts_at').as('first')])
    .groupBy('interview.entry_id')
    .execute();
  return new Map(rows.map(({ entry_id, first }) => [entry_id, first]));
}

/** Everybody on the shortlists of a question, with what happened. */
export async function factsOf(db: Executor, question: Question): Promise<Fact[]> {
  const rows = await entriesOf(db, question)
    .select(['shortlist_entry.id', 'stage_id', 'reason', 'source', 'added_by', 'member.name as member_name'])
    .select(['shortlist_entry.added_at', 'candidate.id as candidate_id', 'candidate.name as candidate_name'])
    .select(['job.id as job_id', 'job.name as job_title', 'job.added_at as job_added_at'])
    .orderBy('shortlist_entry.added_at', 'desc')
    .execute();
  const changes = await changesOf(db, question);
  const interviews = await interviewsOf(db, question);
  const now = new Date();
  return rows.map((row) => {
    const interviewed = interviews.get(row.id);
    return {
      candidate: { id: row.candidate_id, name: row.candidate_name },
      job: { id: row.job_id, title: row.job_title, addedAt: row.job_added_at },
      ...{ stageId: row.stage_id, reason: row.reason, source: row.source, addedAt: row.added_at },
      addedBy: { id: row.added_by, name: row.member_name ?? SOMEONE },
      stays: staysOf(changes.get(row.id) ?? []),
      // What is arranged for another day has not happened.
      interviewedAt: interviewed && interviewed <= now ? interviewed : null,
    };
  });
}
