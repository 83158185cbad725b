import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { idOfAddress } from '../ground/signed-address';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { memberAsActor } from '../ground/store/member-as-actor';
import { guarded } from '../ground/use-case';
import { brandIn } from '../handover/brand';
import { feedOf } from '../interviews/calendar';
import { interviewRows } from '../interviews/read';
import { postOffice, tell, withinOne } from '../interviews/tell';
import { itemIdOf } from '../uploads/item-id';
import { type OfferRow, offerMembers, offerRows, stateOf, timeIn, timesLeft } from './read';
import type { PublicOffer } from './types';

/** A candidate picks one of the times that were offered to them. Nobody is signed in here. */

const UNKNOWN = refused('not-found', 'No times are offered at this address. Ask whoever sent it to you.');

async function interviewAfter(db: Executor, { interview_id: id }: OfferRow) {
  if (id === null) return undefined;
  return interviewRows(db)
    .where('interview.id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
}

/** Returns what the page at the address of an offer shows. */
export function publicOffer(token: string): Promise<Outcome<PublicOffer>> {
  return guarded(async () => {
    const id = await idOfAddress('interview', token);
    if (id === undefined) return UNKNOWN;
    const db = await records();
    const offer = await offerRows(db).where('interview_offer.id', '=', id).executeTakeFirst();
    if (!offer) return UNKNOWN;
    const members = await offerMembers(db, id);
    const left = await timesLeft(
      db,
      offer,
      members.map((member) => member.id),
    );
    const interview = await interviewAfter(db, offer);
    const state = stateOf(offer, left);
    const { kind, minutes, place } = interview ?? offer;
    const timeZone = interview?.time_zone ?? offer.time_zone;
    return done({
      ...{ brand: await brandIn(db), job: offer.job_title, kind, minutes, timeZone, place, state },
      members: members.map(({ name }) => name),
      times: state === 'open' ? left.map(timeIn(timeZone)) : [],
      picked: interview ? timeIn(timeZone)(interview.starts_at) : null,
    });
  });
}

/** Keeps the interview of a time that is certainly free, and has its confirmation sent where that is possible. */
async function arrange(
  trx: Executor,
  offer: OfferRow,
  given: { startsAt: Date; memberIds: string[]; post: Awaited<ReturnType<typeof postOffice>> },
): Promise<void> {
  const { startsAt, memberIds, post } = given;
  const id = itemIdOf('interview-of-offer', offer.id);
  const { entry_id, kind, minutes, time_zone, place, made_by } = offer;
  await trx
    .insertInto('interview')
    .values({ id, entry_id, kind, starts_at: startsAt, minutes, time_zone, place, made_by, invited: false })
    .execute();
  await trx
    .insertInto('interview_member')
    .values(memberIds.map((member_id) => ({ interview_id: id, member_id })))
    .execute();
  await trx
    .updateTable('interview_offer')
    .set({ interview_id: id, picked_at: new Date() })
    .where('id', '=', offer.id)
    .execute();
  await audit(trx, { actorId: null, action: 'interview-time-picked', subject: offer.candidate_id });
  const told = await tell(trx, await memberAsActor(trx, made_by), { id, says: 'new', note: '', post });
  if (told.ok) await trx.updateTable('interview').set({ invited: true }).where('id', '=', id).execute();
}

/**
 * Takes one of the times of an offer: once, and only while none of its interviewers has something else then, whoever presses at
 * the same moment. The same press again changes nothing.
 */
export function pickTime(token: string, startsAt: string): Promise<Outcome<null>> {
  return guarded(async () => {
    const id = await idOfAddress('interview', token);
    if (id === undefined) return UNKNOWN;
    const wanted = z.iso.datetime().safeParse(startsAt);
    if (!wanted.success) return refused('invalid', 'Choose a time.');
    const moment = new Date(wanted.data);
    const post = await postOffice();
    return withinOne<null>(async (trx) => {
      const offer = await offerRows(trx)
        .where('interview_offer.id', '=', id)
        .forUpdate('interview_offer')
        .executeTakeFirst();
      if (!offer) return UNKNOWN;
      const memberIds = (await offerMembers(trx, id)).map((member) => member.id);
      // Whoever picks a time with one of these members waits here until this press is kept.
      if (memberIds.length > 0)
        await trx
          .selectFrom('member')
          .select('id')
          .where('id', 'in', memberIds)
          .orderBy('id')
          .forNoKeyUpdate()
          .execute();
      const left = await timesLeft(trx, offer, memberIds);
      const state = stateOf(offer, left);
      if (state === 'picked') {
        const interview = await interviewAfter(trx, offer);
        return interview?.starts_at.getTime() === moment.getTime()
          ? done(null)
          : refused('not-allowed', 'A time was picked.');
      }
      if (state !== 'open') return refused('not-allowed', 'These times are no longer offered.');
      if (!left.some((time) => time.getTime() === moment.getTime()))
        return refused('conflict', 'This time was taken meanwhile. Choose another one.');
      await arrange(trx, offer, { startsAt: moment, memberIds, post });
      return done(null);
    });
  });
}

/** The calendar file of the interview that came of an offer; undefined where there is none. */
export async function pickedCalendar(token: string): Promise<string | undefined> {
  const id = await idOfAddress('interview', token);
  if (id === undefined) return undefined;
  const db = await records();
  const offer = await offerRows(db).where('interview_offer.id', '=', id).executeTakeFirst();
  const interview = offer && (await interviewAfter(db, offer));
  return interview && feedOf([{ ...interview, summary: `Interview: ${interview.job_title}` }]);
}
