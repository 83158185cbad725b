import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import type { Executor } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, recordId } from '../ground/use-case';
import type { Invitation } from './invitation-text';
import { interviewRows } from './read';
import { postOffice, tell, withinOne } from './tell';
import { isTimeZone, momentOf } from './times';
import { INTERVIEW_KINDS } from './types';

/** Interviews: arranged, moved and cancelled, each with its word to the candidate. */

const note = z.string().trim().max(2000, 'Use at most 2,000 characters.').default('');

/** What an interview is, whoever sets its time. */
export const INTERVIEW_FIELDS = z.object({
  /** Made by the browser, so that sending it again is harmless; of an interview that is there, to move it. */
  id: z.uuid(),
  jobId: recordId,
  candidateId: recordId,
  kind: z.enum(INTERVIEW_KINDS),
  minutes: z.number().int().min(5).max(600),
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone.'),
  place: z
    .string()
    .trim()
    .max(500, 'Use at most 500 characters.')
    .regex(/^\P{Cc}*$/u, 'Write it on one line.'),
  memberIds: z.array(recordId).max(20, 'Choose at most 20 people.'),
  invite: z.boolean(),
  note,
});

/** A time of day, as fields of a form give it. */
export const TIME_FIELDS = {
  day: z.iso.date('Enter a day.'),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time.'),
};

const ARRANGED = INTERVIEW_FIELDS.extend(TIME_FIELDS);

type Arranged = z.output<typeof ARRANGED>;

export const NOT_LISTED = refused('not-found', 'The candidate is not on this shortlist.');
const NO_SUCH_TIME = refused('invalid', 'Clocks are set forward then: there is no such time.', 'time');

/** Returns the entry of a candidate who is on the shortlist of a job. */
export async function entryOf(db: Executor, { jobId, candidateId }: Pick<Arranged, 'jobId' | 'candidateId'>) {
  return db
    .selectFrom('shortlist_entry')
    .select('id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .where('listed', '=', true)
    .executeTakeFirst();
}

type Kept = { entryId: string; startsAt: Date; given: Arranged };

/** Writes an interview as it is now; returns what there is to tell the candidate, and whether it is news to them. */
async function keep(trx: Executor, actor: Actor, { entryId, startsAt, given }: Kept) {
  const { id, kind, minutes, timeZone, place, invite, memberIds } = given;
  const before = await trx.selectFrom('interview').selectAll().where('id', '=', id).executeTakeFirst();
  if (before && before.entry_id !== entryId) return NOT_LISTED;
  const same =
    before?.starts_at.getTime() === startsAt.getTime() &&
    before.kind === kind &&
    before.minutes === minutes &&
    before.place === place &&
    before.cancelled_at === null;
  const sequence = before ? before.sequence + (same ? 0 : 1) : 0;
  const row = {
    kind,
    starts_at: startsAt,
    minutes,
    time_zone: timeZone,
    place,
    sequence,
    cancelled_at: null,
  };
  const invited = invite || (before?.invited ?? false);
  await trx
    .insertInto('interview')
    .values({ id, entry_id: entryId, made_by: actor.id, ...row, invited })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, invited, ...(!same && { changed_at: new Date() }) }),
    )
    .execute();
  await trx.deleteFrom('interview_member').where('interview_id', '=', id).execute();
  if (memberIds.length > 0)
    await trx
      .insertInto('interview_member')
      .columns(['interview_id', 'member_id'])
      .expression((from) =>
        from
          .selectFrom('member')
          .select([from.val(id).as('interview_id'), 'member.id as member_id'])
          .where('member.id', 'in', memberIds)
          .where('disabled_at', 'is', null),
      )
      .execute();
  const says: Invitation['of'] = before?.invited ? 'moved' : 'new';
  return done({ says, isNews: !same || !before?.invited });
}

/** What came of it: whether a mail to the candidate is queued, and why they are not told where they were invited before. */
export type ArrangedInterview = { isMailed: boolean; untold: string | null };

const SILENT = { isMailed: false, untold: null };

function cameOf(told: Outcome<unknown>): ArrangedInterview {
  return told.ok ? { isMailed: true, untold: null } : { isMailed: false, untold: told.problem.message };
}

/**
 * Arranges an interview with a candidate on a shortlist, or moves one. With `invite` the candidate is told by e-mail, with a file for
 * their calendar; whoever was invited once is told of each change. Recruiters.
 */
export const arrangeInterview = defineUseCase(
  'recruiter',
  ARRANGED,
  async (actor, given): Promise<Outcome<ArrangedInterview>> => {
    const startsAt = momentOf(given.day, given.time, given.timeZone);
    if (!startsAt) return NO_SUCH_TIME;
    const post = await postOffice();
    return withinOne(async (trx) => {
      const entry = await entryOf(trx, given);
      if (!entry) return NOT_LISTED;
      const kept = await keep(trx, actor, { entryId: entry.id, startsAt, given });
      if (!kept.ok) return kept;
      await audit(trx, { actorId: actor.id, action: 'interview-arranged', subject: given.candidateId });
      const { says, isNews } = kept.value;
      if (!isNews || !(given.invite || says === 'moved')) return done(SILENT);
      const told = await tell(trx, actor, { id: given.id, says, note: given.note, post });
      // Whoever cannot be invited is not; whoever was and cannot be told any more does not hold the change up.
      return told.ok || says === 'moved' ? done(cameOf(told)) : told;
    });
  },
);

/** Cancels an interview; the candidate is told if they were invited. Recruiters. */
export const cancelInterview = defineUseCase(
  'recruiter',
  z.object({ id: recordId, note }),
  async (actor, { id, note: added }): Promise<Outcome<ArrangedInterview>> => {
    const post = await postOffice();
    return withinOne(async (trx) => {
      const row = await interviewRows(trx)
        .where('interview.id', '=', id)
        .where('cancelled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return refused('conflict', 'This interview no longer takes place.');
      const now = new Date();
      const end = { sequence: row.sequence + 1, cancelled_at: now, changed_at: now };
      await trx.updateTable('interview').set(end).where('id', '=', id).execute();
      await audit(trx, { actorId: actor.id, action: 'interview-cancelled', subject: row.candidate_id });
      if (!row.invited) return done(SILENT);
      return done(cameOf(await tell(trx, actor, { id, says: 'cancelled', note: added, post })));
    });
  },
);
