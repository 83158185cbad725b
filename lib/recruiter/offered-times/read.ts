import { signedAddress } from '../ground/signed-address';
import type { Executor } from '../ground/store';
import { ENDS_AT, interviewRows } from '../interviews/read';
import { spokenTime } from '../interviews/times';
import { SOMEONE } from '../records/history';
import { freeTimes, type Stretch } from './free-times';
import type { InterviewOffer, OfferedTime, OfferState } from './types';

/** Offers as they are kept, with the candidate and the job of each. */
export function offerRows(db: Executor) {
  return db
    .selectFrom('interview_offer')
    .innerJoin('shortlist_entry', 'shortlist_entry.id', 'interview_offer.entry_id')
    .innerJoin('dossier as candidate', 'candidate.id', 'shortlist_entry.candidate_id')
    .innerJoin('dossier as job', 'job.id', 'shortlist_entry.job_id')
    .selectAll('interview_offer')
    .select(['shortlist_entry.listed', 'candidate.id as candidate_id', 'candidate.name as candidate_name'])
    .select(['job.id as job_id', 'job.name as job_title'])
    .where('candidate.held', '=', false)
    .where('job.held', '=', false);
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['execute']>>[number];

/** The members of an offer who are still there. */
export async function offerMembers(db: Executor, offerId: string): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('interview_offer_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member.id', 'member.name'])
    .where('offer_id', '=', offerId)
    .orderBy('member.name')
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name || SOMEONE }));
}

/** Interviews of these members that are still to come, or are held now. */
export async function takenBy(db: Executor, memberIds: readonly string[], now: Date): Promise<Stretch[]> {
  if (memberIds.length === 0) return [];
  const rows = await interviewRows(db)
    .innerJoin('interview_member', 'interview_member.interview_id', 'interview.id')
    .where('member_id', 'in', memberIds)
    .where('cancelled_at', 'is', null)
    .where(ENDS_AT, '>', now)
    .execute();
  return rows.map((row) => ({ startsAt: row.starts_at, minutes: row.minutes }));
}

/** The times of an offer at which its members have no other interview. */
export async function timesLeft(
  db: Executor,
  { times, minutes }: Pick<OfferRow, 'times' | 'minutes'>,
  memberIds: readonly string[],
): Promise<Date[]> {
  const now = new Date();
  return freeTimes(times, minutes, { taken: await takenBy(db, memberIds, now), now });
}

/** Returns whether an offer can be taken up; `left` are the times that nobody took. */
export function stateOf(offer: OfferRow, left: readonly Date[]): OfferState {
  if (offer.picked_at) return 'picked';
  if (offer.withdrawn_at || !offer.listed) return 'withdrawn';
  return offer.ends_at < new Date() || left.length === 0 ? 'over' : 'open';
}

export const timeIn =
  (timeZone: string) =>
  (moment: Date): OfferedTime => ({
    startsAt: moment.toISOString(),
    local: spokenTime(moment, timeZone),
  });

const MOST_SHOWN = 20;

/** The offers made for an entry of a shortlist that were not taken up, the newest first. */
export async function offersOf(db: Executor, entryId: string): Promise<InterviewOffer[]> {
  const rows = await offerRows(db)
    .where('entry_id', '=', entryId)
    .where('picked_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const shown: InterviewOffer[] = [];
  for (const row of rows) {
    const members = await offerMembers(db, row.id);
    const left = await timesLeft(
      db,
      row,
      members.map(({ id }) => id),
    );
    const state = stateOf(row, left);
    const isOpen = state === 'open';
    shown.push({
      ...{ id: row.id, state, kind: row.kind, minutes: row.minutes, members },
      times: (isOpen ? left : row.times).map(timeIn(row.time_zone)),
      endsAt: row.ends_at.toISOString(),
      link: isOpen ? await signedAddress('interview', row.id) : null,
    });
  }
  return shown;
}
