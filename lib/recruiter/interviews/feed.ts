import { z } from 'zod';
import { config } from '@/lib/config';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { hashOfToken, newToken } from '../ground/token';
import { defineUseCase, reads } from '../ground/use-case';
import { feedOf } from './calendar';
import { interviewRows } from './read';

/** The feed by which a member sees their interviews in a calendar, at an address that is a secret of theirs. */

const DAY_MS = 24 * 60 * 60 * 1000;
const PAST_DAYS = 30;
const MOST = 500;
const TOKEN = /^[\w-]{43}$/;

/** Since when one's calendar has an address; null where it has none. The address itself is shown once. Viewers may. */
export const calendarFeed = defineUseCase(
  reads('viewer'),
  z.void(),
  async (actor): Promise<Outcome<{ since: string | null }>> => {
    const db = await records();
    const row = await db
      .selectFrom('calendar_feed')
      .select('made_at')
      .where('member_id', '=', actor.id)
      .executeTakeFirst();
    return done({ since: row?.made_at.toISOString() ?? null });
  },
);

/** Gives one's calendar an address, in place of the one it had. Viewers may. */
export const makeCalendarFeed = defineUseCase(
  'viewer',
  z.void(),
  async (actor): Promise<Outcome<{ link: string }>> => {
    const token = newToken();
    const row = { token_hash: hashOfToken(token, 'hex'), made_at: new Date() };
    const db = await records();
    await db
      .insertInto('calendar_feed')
      .values({ member_id: actor.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await audit(db, { actorId: actor.id, action: 'calendar-address-made' });
    return done({ link: `${config().BASE_URL}/calendar/${token}` });
  },
);

/** Ends the address of one's calendar. Viewers may. */
export const revokeCalendarFeed = defineUseCase('viewer', z.void(), async (actor): Promise<Outcome<null>> => {
  const db = await records();
  await db.deleteFrom('calendar_feed').where('member_id', '=', actor.id).execute();
  await audit(db, { actorId: actor.id, action: 'calendar-address-revoked' });
  return done(null);
});

/** The feed of who holds its address; undefined for an address that is none, was revoked, or is of somebody who left. */
export async function calendarAt(token: string, now = Date.now()): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const db = await records();
  const feed = await db
    .selectFrom('calendar_feed')
    .innerJoin('member', 'member.id', 'member_id')
    .select('member_id')
    .where('token_hash', '=', hashOfToken(token, 'hex'))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!feed) return undefined;
  const rows = await interviewRows(db)
    .innerJoin('interview_member', 'interview_member.interview_id', 'interview.id')
    .where('member_id', '=', feed.member_id)
    .where('starts_at', '>', new Date(now - PAST_DAYS * DAY_MS))
    .orderBy('starts_at')
    .limit(MOST)
    .execute();
  return feedOf(
    rows.map((row) => ({ ...row, summary: `Interview: ${row.candidate_name}, ${row.job_title}` })),
  );
}

/** `GET /calendar/{token}`: the calendar of who holds the address, for programs that subscribe to it. */
export async function getCalendar(
  _request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const calendar = await calendarAt((await params).token);
  if (calendar === undefined) return new Response('There is no calendar here.\n', { status: 404 });
  return new Response(calendar, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}
