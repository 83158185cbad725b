import { sql } from 'kysely';
import type { Executor } from '../ground/store';
import { SOMEONE } from '../records/history';
import { briefTime, spokenTime } from './times';
import type { Interview, OwnInterview } from './types';

const MOST = 100;

/** When an interview is over, in SQL. */
export const ENDS_AT = sql<Date>`starts_at + make_interval(mins => minutes)`;

/** All that is known of interviews, with the candidate and the job of each. */
export function interviewRows(db: Executor) {
  return db
    .selectFrom('interview')
    .innerJoin('shortlist_entry', 'shortlist_entry.id', 'interview.entry_id')
    .innerJoin('dossier as candidate', 'candidate.id', 'shortlist_entry.candidate_id')
    .innerJoin('dossier as job', 'job.id', 'shortlist_entry.job_id')
    .select(['interview.id', 'interview.kind', 'starts_at', 'minutes', 'time_zone', 'place', 'invited'])
    .select(['sequence', 'cancelled_at', 'changed_at', 'interview.entry_id'])
    .select(['candidate.id as candidate_id', 'candidate.name as candidate_name'])
    .select(['job.id as job_id', 'job.name as job_title'])
    .where('candidate.held', '=', false);
}

export type InterviewRow = Awaited<ReturnType<ReturnType<typeof interviewRows>['execute']>>[number];

/** The members of interviews, by the ids of those. */
export async function membersOf(db: Executor, ids: readonly string[]) {
  const found = new Map<string, { id: string; name: string }[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('interview_member')
    .leftJoin('member', 'member.id', 'member_id')
    .select(['interview_id', 'member_id', 'member.name'])
    .where('interview_id', 'in', ids)
    .orderBy('member.name')
    .execute();
  for (const { interview_id, member_id, name } of rows)
    found.set(interview_id, [...(found.get(interview_id) ?? []), { id: member_id, name: name ?? SOMEONE }]);
  return found;
}

function fieldsOf(moment: Date, timeZone: string): { day: string; time: string } {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'short' },
  }).format(moment);
  const [day = '', time = ''] = shown.split(' ');
  return { day, time };
}

/** Interviews as pages show them. */
export async function shownInterviews(db: Executor, rows: readonly InterviewRow[]): Promise<OwnInterview[]> {
  const members = await membersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    startsAt: row.starts_at.toISOString(),
    minutes: row.minutes,
    timeZone: row.time_zone,
    local: spokenTime(row.starts_at, row.time_zone),
    ...fieldsOf(row.starts_at, row.time_zone),
    place: row.place,
    members: members.get(row.id) ?? [],
    invited: row.invited,
    cancelled: row.cancelled_at !== null,
    candidate: { id: row.candidate_id, name: row.candidate_name },
    job: { id: row.job_id, title: row.job_title },
  }));
}

/** The interviews of an entry of a shortlist, the next one first; those that were cancelled last. */
export async function interviewsOf(db: Executor, entryId: string): Promise<Interview[]> {
  const rows = await interviewRows(db)
    .where('interview.entry_id', '=', entryId)
    .orderBy(sql`cancelled_at is not null`)
    .orderBy('starts_at')
    .limit(MOST)
    .execute();
  return shownInterviews(db, rows);
}

/** When the next interview of each of these entries is, in few words; entries without one are not in it. */
export async function nextInterviews(
  db: Executor,
  entryIds: readonly string[],
): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('interview')
    .distinctOn('entry_id')
    .select(['entry_id', 'starts_at', 'time_zone'])
    .where('entry_id', 'in', entryIds)
    .where('cancelled_at', 'is', null)
    .where(ENDS_AT, '>', sql<Date>`now()`)
    .orderBy('entry_id')
    .orderBy('starts_at')
    .execute();
  return new Map(rows.map((row) => [row.entry_id, briefTime(row.starts_at, row.time_zone)]));
}

/** The interviews that a member has, from a moment on, without those that were cancelled. */
export async function interviewsFor(db: Executor, memberId: string, since: Date): Promise<OwnInterview[]> {
  const rows = await interviewRows(db)
    .innerJoin('interview_member', 'interview_member.interview_id', 'interview.id')
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .where(ENDS_AT, '>', since)
    .orderBy('starts_at')
    .limit(MOST)
    .execute();
  return shownInterviews(db, rows);
}
