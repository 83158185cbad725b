import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forMe } from '../collaboration/for-me';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { stopUrl, switchMail } from '../letters/stop';
import { removeMailServer } from '../mail/settings';
import { mergeCandidates, undoMerge } from '../merging/merge';
import { deleteDossiers } from '../records/delete';
import { changeShortlist } from '../shortlists/entries';
import { shortlistOf } from '../shortlists/shortlist';
import { entryStory } from '../shortlists/story';
import { startDesk } from '../testing/desk';
import { given } from '../testing/given';
import { idsByName, lettersSettled, sendBy } from '../testing/letters';
import { upload, uploadJob } from '../testing/uploads';
import { arrangeInterview, cancelInterview } from './arrange';
import { calendarAt, calendarFeed, getCalendar, makeCalendarFeed, revokeCalendarFeed } from './feed';

let desk: Awaited<ReturnType<typeof startDesk>>;
let server: typeof desk.server;
let owner: Actor;
let recruiter: Actor;
let viewer: Actor;
let ids: Record<string, string>;
let jobId: string;

beforeAll(async () => {
  desk = await startDesk();
  ({ server, owner, recruiter, viewer } = desk);
});

afterAll(() => desk.stop());

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier', 'letter_stop', 'calendar_feed'] as const)
    await db.deleteFrom(table).execute();
  await sendBy(owner, server.port);
  server.received.length = 0;
  await upload(
    recruiter,
    { name: 'Noor Haddad', email: 'noor@example.net' },
    { name: 'Ada Ofori', email: 'ada@example.net' },
  );
  ids = await idsByName(recruiter);
  jobId = await uploadJob(recruiter, { name: 'Baker' });
  await list('Noor Haddad');
});

const idOf = (name: string) => ids[name] ?? '';

async function list(name: string): Promise<void> {
  const change = { kind: 'add', source: 'candidate' } as const;
  given(await changeShortlist(recruiter, { jobId, candidateIds: [idOf(name)], change }));
}

/** A day that is to come whenever this runs. */
const DAY = '2125-12-03';
const MOVED = '2125-12-04';

const interview = (change: object = {}) => ({
  ...{ id: randomUUID(), jobId, candidateId: idOf('Noor Haddad'), kind: 'video' as const, day: DAY },
  ...{ time: '14:00', minutes: 45, timeZone: 'Europe/Berlin', place: 'https://meet.example.org/x' },
  ...{ memberIds: [viewer.id], invite: true, note: '' },
  ...change,
});

/** The calendar file of a mail, as a calendar reads it. */
function invitationIn(content: string) {
  const part = content.split(/\r\n--/).find((each) => /^content-type: text\/calendar/im.test(each)) ?? '';
  const [head = '', body = ''] = [
    part.slice(0, part.indexOf('\r\n\r\n')),
    part.slice(part.indexOf('\r\n\r\n') + 4),
  ];
  const isBase64 = /content-transfer-encoding: base64/i.test(head);
  const isQuoted = /content-transfer-encoding: quoted-printable/i.test(head);
  const text = isBase64
    ? Buffer.from(body, 'base64').toString()
    : isQuoted
      ? body
          .replace(/=\r\n/g, '')
          .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : body;
  return { head, ...readCalendar(text) };
}

function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      location: event.location,
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
      organizer: component.getFirstPropertyValue('organizer'),
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), events };
}

const story = async (name = 'Noor Haddad') =>
  given(await entryStory(recruiter, { jobId, candidateId: idOf(name) }));

describe('an interview', () => {
  it('is arranged, and the candidate invited with a file that a calendar reads', async () => {
    const asked = interview();
    expect(given(await arrangeInterview(recruiter, asked))).toEqual({ isMailed: true, untold: null });
    await lettersSettled();
    const [mail] = server.received;
    expect(mail?.to).toEqual(['noor@example.net']);
    const { head, method, events } = invitationIn(mail?.content ?? '');
    expect(head).toMatch(/method=REQUEST/i);
    expect(method).toBe('REQUEST');
    expect(events).toEqual([
      {
        uid: `${asked.id}@localhost`,
        sequence: 0,
        start: `${DAY}T13:00:00.000Z`,
        end: `${DAY}T13:45:00.000Z`,
        location: 'https://meet.example.org/x',
        summary: 'Interview: Baker',
        status: 'CONFIRMED',
        attendees: ['mailto:noor@example.net'],
        organizer: 'mailto:recruiter@example.org',
      },
    ]);
    expect((await story()).interviews).toMatchObject([
      { day: DAY, time: '14:00', members: [{ id: viewer.id }], invited: true, cancelled: false },
    ]);
    expect((await story()).letters).toMatchObject([{ subject: 'Interview: Baker', state: 'sent' }]);
  });

  it('is moved and cancelled as such: the same UID, one SEQUENCE on each time', async () => {
    const asked = interview();
    given(await arrangeInterview(recruiter, asked));
    await lettersSettled();
    given(await arrangeInterview(recruiter, { ...asked, day: MOVED }));
    await lettersSettled();
    given(await cancelInterview(recruiter, { id: asked.id }));
    expect(await cancelInterview(recruiter, { id: asked.id })).toMatchObject({
      problem: { code: 'conflict' },
    });
    await lettersSettled();
    const read = server.received.map(({ content }) => invitationIn(content));
    expect(read.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(read.map(({ events }) => events[0]?.uid)).size).toBe(1);
    expect(read.map(({ events }) => events[0]?.sequence)).toEqual([0, 1, 2]);
    expect(read.map(({ events }) => events[0]?.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(read[1]?.events[0]?.start).toBe(`${MOVED}T13:00:00.000Z`);
  });

  it('is arranged once and told once, however often the press comes', async () => {
    const asked = interview();
    await Promise.all([1, 2, 3].map(() => arrangeInterview(recruiter, asked)));
    await lettersSettled();
    expect(server.received).toHaveLength(1);
    expect((await story()).interviews).toHaveLength(1);
  });

  it('is arranged without a word where nobody is to be told, or no server is there', async () => {
    given(await arrangeInterview(recruiter, interview({ invite: false })));
    await removeMailServer(owner, undefined);
    given(await arrangeInterview(recruiter, interview({ invite: false })));
    expect((await story()).interviews).toHaveLength(2);
    expect(await arrangeInterview(recruiter, interview())).toMatchObject({ problem: { code: 'conflict' } });
    expect((await story()).interviews).toHaveLength(2);
    expect((await story()).letters).toEqual([]);
  });

  it('is not arranged where the invitation cannot be sent', async () => {
    const token = (await stopUrl('noor@example.net')).split('/').at(-1) ?? '';
    given(await switchMail(token, true));
    expect(await arrangeInterview(recruiter, interview())).toMatchObject({ problem: { code: 'invalid' } });
    expect((await story()).interviews).toEqual([]);
  });

  it('is cancelled all the same where whoever was invited wants no mail any more', async () => {
    const asked = interview();
    given(await arrangeInterview(recruiter, asked));
    await lettersSettled();
    const token = (await stopUrl('noor@example.net')).split('/').at(-1) ?? '';
    given(await switchMail(token, true));
    const untold = 'They asked not to get e-mail.';
    expect(given(await cancelInterview(recruiter, { id: asked.id }))).toEqual({ isMailed: false, untold });
    expect((await story()).interviews).toMatchObject([{ cancelled: true }]);
  });

  it.each([
    ['a candidate who is not listed', () => ({ candidateId: idOf('Ada Ofori') }), 'not-found'],
    ['a time that clocks skip', () => ({ day: '2027-03-28', time: '02:30' }), 'invalid'],
    ['an unknown time zone', () => ({ timeZone: 'Mars/Olympus' }), 'invalid'],
    ['a place of two lines', () => ({ place: 'A\r\nB' }), 'invalid'],
    ['a day that is none', () => ({ day: '2026-02-30' }), 'invalid'],
  ])('is refused with %s', async (_what, change, code) => {
    expect(await arrangeInterview(recruiter, interview(change()))).toMatchObject({ problem: { code } });
  });

  it('goes with the candidate, and comes along when two who are listed are merged', async () => {
    await list('Ada Ofori');
    given(await arrangeInterview(recruiter, interview({ candidateId: idOf('Ada Ofori'), invite: false })));
    const [keep, merge] = [idOf('Noor Haddad'), idOf('Ada Ofori')];
    given(await mergeCandidates(recruiter, { keep, merge }));
    expect((await story()).interviews).toHaveLength(1);
    given(await undoMerge(recruiter, { merged: merge }));
    expect((await story()).interviews).toEqual([]);
    expect((await story('Ada Ofori')).interviews).toHaveLength(1);
    given(await deleteDossiers(recruiter, { ids: [merge] }));
    const db = await records();
    expect(await db.selectFrom('interview').selectAll().execute()).toEqual([]);
  });
});

it('the next one of each candidate is on the shortlist', async () => {
  const next = async () => given(await shortlistOf(viewer, { jobId, blind: false })).entries[0]?.interview;
  const asked = interview({ invite: false });
  for (const change of [{ day: '2020-01-01' }, { day: MOVED }])
    given(await arrangeInterview(recruiter, interview({ invite: false, ...change })));
  given(await arrangeInterview(recruiter, asked));
  expect(await next()).toBe('Mon 3 Dec, 14:00');
  given(await cancelInterview(recruiter, { id: asked.id }));
  expect(await next()).toBe('Tue 4 Dec, 14:00');
});

describe('the interviews of a member', () => {
  it('are in their own list, until they are over or cancelled', async () => {
    const asked = interview({ invite: false });
    given(await arrangeInterview(recruiter, asked));
    given(await arrangeInterview(recruiter, interview({ invite: false, day: '2020-01-01' })));
    expect(given(await forMe(viewer, undefined)).interviews).toMatchObject([
      { id: asked.id, candidate: { name: 'Noor Haddad' }, job: { title: 'Baker' } },
    ]);
    expect(given(await forMe(recruiter, undefined)).interviews).toEqual([]);
    given(await cancelInterview(recruiter, { id: asked.id }));
    expect(given(await forMe(viewer, undefined)).interviews).toEqual([]);
  });

  it('are in their calendar, at an address that ends when it is revoked, replaced, or they leave', async () => {
    const asked = interview({ invite: false });
    given(await arrangeInterview(recruiter, asked));
    const tokenOf = async (actor: Actor) =>
      given(await makeCalendarFeed(actor, undefined))
        .link.split('/')
        .at(-1) ?? '';
    const first = await tokenOf(viewer);
    expect(readCalendar((await calendarAt(first)) ?? '').events).toMatchObject([
      { uid: `${asked.id}@localhost`, summary: 'Interview: Noor Haddad, Baker' },
    ]);
    expect(readCalendar((await calendarAt(await tokenOf(recruiter))) ?? '').events).toEqual([]);
    const second = await tokenOf(viewer);
    expect(await calendarAt(first)).toBeUndefined();
    given(await revokeCalendarFeed(viewer, undefined));
    expect(given(await calendarFeed(viewer, undefined))).toEqual({ since: null });
    for (const token of [second, '', 'x'.repeat(43)]) {
      const answer = await getCalendar(new Request('http://localhost/'), {
        params: Promise.resolve({ token }),
      });
      expect(answer.status).toBe(404);
    }
    const third = await tokenOf(viewer);
    const db = await records();
    await db.updateTable('member').set({ disabled_at: new Date() }).where('id', '=', viewer.id).execute();
    expect(await calendarAt(third)).toBeUndefined();
    await db.updateTable('member').set({ disabled_at: null }).where('id', '=', viewer.id).execute();
  });
});
