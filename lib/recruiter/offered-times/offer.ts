import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { signedAddress } from '../ground/signed-address';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { entryOf, INTERVIEW_FIELDS, NOT_LISTED, TIME_FIELDS } from '../interviews/arrange';
import { postOffice, withinOne } from '../interviews/tell';
import { momentOf } from '../interviews/times';
import { NO_SERVER, queueLetter, takeBack } from '../letters/enqueue';
import { letterQueue } from '../letters/queue';
import { itemIdOf } from '../uploads/item-id';
import type { Stretch } from './free-times';
import { offerText } from './offer-text';
import { offerRows, takenBy, timesLeft } from './read';
import { MOST_TIMES } from './types';

/** Times for an interview are offered to a candidate, and withdrawn. */

const DAY_MS = 24 * 60 * 60 * 1000;

const OFFERED = INTERVIEW_FIELDS.extend({
  memberIds: z
    .array(recordId)
    .min(1, 'Choose the interviewers, so that nobody is booked twice.')
    .max(20, 'Choose at most 20 people.'),
  times: z
    .array(z.object(TIME_FIELDS))
    .min(1, 'Offer a time.')
    .max(MOST_TIMES, `Offer at most ${MOST_TIMES} times.`),
  days: z.number().int().min(1).max(60),
});

type Offered = z.output<typeof OFFERED>;

const seedOf = (offerId: string) => ['offer', offerId];

function momentsOf({ times, timeZone }: Offered): Outcome<Date[]> {
  const moments = new Map<number, Date>();
  for (const { day, time } of times) {
    const moment = momentOf(day, time, timeZone);
    if (!moment)
      return refused(
        'invalid',
        `There is no such time as ${time} on ${day}: clocks are changed then.`,
        'times',
      );
    moments.set(moment.getTime(), moment);
  }
  return done([...moments.values()].toSorted((one, other) => one.getTime() - other.getTime()));
}

async function keep(
  trx: Executor,
  actor: Actor,
  given: Offered,
  row: { entryId: string; times: Date[]; endsAt: Date },
) {
  const { id, kind, minutes, timeZone, place, memberIds } = given;
  const members = await trx
    .selectFrom('member')
    .select('id')
    .where('id', 'in', memberIds)
    .where('disabled_at', 'is', null)
    .execute();
  if (members.length === 0) return refused('invalid', 'Choose an interviewer.', 'memberIds');
  const left = await timesLeft(
    trx,
    { times: row.times, minutes },
    members.map((member) => member.id),
  );
  if (left.length < row.times.length) {
    const count = row.times.length - left.length;
    return refused(
      'invalid',
      `${count === 1 ? 'One of these times is' : `${count} of these times are`} past, or taken by another interview.`,
      'times',
    );
  }
  const added = await trx
    .insertInto('interview_offer')
    .values({
      ...{ id, entry_id: row.entryId, kind, minutes, time_zone: timeZone, place, times: row.times },
      ...{ made_by: actor.id, ends_at: row.endsAt },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return done({ isNew: false });
  await trx
    .insertInto('interview_offer_member')
    .values(members.map((member) => ({ offer_id: id, member_id: member.id })))
    .execute();
  return done({ isNew: true });
}

/** What came of it: the address at which a time is picked, and whether the candidate gets it by mail. */
export type OfferedTimes = { link: string; isMailed: boolean };

/**
 * Offers times for an interview to a candidate on a shortlist, who picks one at a secret address. With `invite` they get it by
 * mail; otherwise it is for the member to pass on. Recruiters.
 */
export const offerTimes = defineUseCase(
  'recruiter',
  OFFERED,
  async (actor, given): Promise<Outcome<OfferedTimes>> => {
    const moments = momentsOf(given);
    if (!moments.ok) return moments;
    const endsAt = new Date(Date.now() + given.days * DAY_MS);
    const link = await signedAddress('interview', given.id);
    const post = await postOffice();
    return withinOne(async (trx) => {
      const entry = await entryOf(trx, given);
      if (!entry) return NOT_LISTED;
      const kept = await keep(trx, actor, given, { entryId: entry.id, times: moments.value, endsAt });
      if (!kept.ok) return kept;
      if (!kept.value.isNew) return done({ link, isMailed: given.invite });
      await audit(trx, { actorId: actor.id, action: 'interview-times-offered', subject: given.candidateId });
      if (!given.invite) return done({ link, isMailed: false });
      if (!post.isSet) return NO_SERVER;
      const row = await offerRows(trx).where('interview_offer.id', '=', given.id).executeTakeFirst();
      if (!row) return NOT_LISTED;
      const text = offerText({
        ...given,
        ...{ candidate: row.candidate_name, job: row.job_title, me: actor.name },
        ...{ times: moments.value, endsAt, link },
      });
      const { candidateId, jobId } = given;
      const told = await queueLetter(trx, post.queue, actor, {
        seed: seedOf(given.id),
        candidateId,
        jobId,
        ...text,
      });
      return told.ok ? done({ link, isMailed: true }) : told;
    });
  },
);

/** Returns when the member who asks has interviews, so that other times are proposed. Recruiters. */
export const ownTakenTimes = defineUseCase(
  reads('recruiter'),
  z.void(),
  async ({ id }): Promise<Outcome<Stretch[]>> => done(await takenBy(await records(), [id], new Date())),
);

/** Ends an offer; a mail about it that did not leave yet is taken back. Recruiters. */
export const withdrawOffer = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<null>> => {
    const db = await records();
    const queue = await letterQueue();
    return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const row = await offerRows(trx)
        .where('interview_offer.id', '=', id)
        .where('picked_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .forUpdate('interview_offer')
        .executeTakeFirst();
      if (!row) return refused('conflict', 'This offer was taken up or withdrawn meanwhile.');
      await trx
        .updateTable('interview_offer')
        .set({ withdrawn_at: new Date() })
        .where('id', '=', id)
        .execute();
      await takeBack(trx, queue, { key: itemIdOf(...seedOf(id)), writtenBy: row.made_by });
      await audit(trx, { actorId: actor.id, action: 'interview-times-withdrawn', subject: row.candidate_id });
      return done(null);
    });
  },
);
