import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { getPickedCalendar, postPick } from '../http/offer-routes';
import { cancelInterview } from '../interviews/arrange';
import { removeMailServer } from '../mail/settings';
import { mergeCandidates, undoMerge } from '../merging/merge';
import { deleteDossiers } from '../records/delete';
import { changeShortlist } from '../shortlists/entries';
import { entryStory } from '../shortlists/story';
import { startDesk } from '../testing/desk';
import { given } from '../testing/given';
import { idsByName, keptLetters, lettersSettled, sendBy } from '../testing/letters';
import { plainForm } from '../testing/plain-form';
import { upload, uploadJob } from '../testing/uploads';
import { offerTimes, withdrawOffer } from './offer';
import { pickTime, publicOffer } from './pick';

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
  for (const table of ['upload', 'dossier', 'letter_stop'] as const) await db.deleteFrom(table).execute();
  await sendBy(owner, server.port);
  server.received.length = 0;
  await upload(
    recruiter,
    { name: 'Noor Haddad', email: 'noor@example.net' },
    { name: 'Ada Ofori', email: 'ada@example.net' },
  );
  ids = await idsByName(recruiter);
  jobId = await uploadJob(recruiter, { name: 'Baker' });
  const change = { kind: 'add', source: 'candidate' } as const;
  given(await changeShortlist(recruiter, { jobId, candidateIds: Object.values(ids), change }));
});

const idOf = (name: string) => ids[name] ?? '';
const DAY = '2125-12-03';
const TEN = `${DAY}T09:00:00.000Z`;
const ELEVEN = `${DAY}T10:00:00.000Z`;

const offer = (change: object = {}) => ({
  ...{ id: randomUUID(), jobId, candidateId: idOf('Noor Haddad'), kind: 'video' as const, minutes: 60 },
  ...{ timeZone: 'Europe/Berlin', place: 'https://meet.example.org/x', memberIds: [viewer.id] },
  times: [
    { day: DAY, time: '11:00' },
    { day: DAY, time: '10:00' },
  ],
  ...{ days: 7, invite: true, note: '' },
  ...change,
});

/** Offers times and returns the token of the address at which one is picked. */
async function offered(change: object = {}): Promise<string> {
  return (
    given(await offerTimes(recruiter, offer(change)))
      .link.split('/')
      .at(-1) ?? ''
  );
}

const story = async (name = 'Noor Haddad') =>
  given(await entryStory(viewer, { jobId, candidateId: idOf(name) }));

describe('an offer of times', () => {
  it('is mailed with its address, where one time is picked, booked and confirmed', async () => {
    const token = await offered();
    await lettersSettled();
    const [mail] = server.received;
    expect(mail?.to).toEqual(['noor@example.net']);
    expect(mail?.content.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(`/interview/${token}`);
    expect(given(await publicOffer(token))).toMatchObject({
      ...{ job: 'Baker', state: 'open', members: ['A viewer'], picked: null },
      times: [
        { startsAt: TEN, local: 'Monday, 3 December 2125, 10:00 (Europe/Berlin)' },
        { startsAt: ELEVEN },
      ],
    });
    given(await pickTime(token, ELEVEN));
    await lettersSettled();
    expect(server.received[1]?.content).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(given(await publicOffer(token))).toMatchObject({
      ...{ state: 'picked', times: [], picked: { startsAt: ELEVEN } },
    });
    expect(await story()).toMatchObject({
      offers: [],
      interviews: [{ startsAt: ELEVEN, minutes: 60, members: [{ id: viewer.id }], invited: true }],
    });
  });

  it('is taken up once: the same press again changes nothing, and another time is refused', async () => {
    const token = await offered();
    const both = await Promise.all([TEN, TEN, ELEVEN].map((time) => pickTime(token, time)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await pickTime(token, ELEVEN)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect((await story()).interviews).toMatchObject([{ startsAt: TEN }]);
    expect((await keptLetters()).filter(({ calendar }) => calendar)).toHaveLength(1);
  });

  it('gives a time of the same interviewer to one of two who press at once', async () => {
    const tokens = [await offered(), await offered({ candidateId: idOf('Ada Ofori') })];
    const outcomes = await Promise.all(tokens.map((token) => pickTime(token, TEN)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const loser = tokens[outcomes.findIndex(({ ok }) => !ok)] ?? '';
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'conflict' } });
    expect(given(await publicOffer(loser)).times).toMatchObject([{ startsAt: ELEVEN }]);
    given(await pickTime(loser, ELEVEN));
  });

  it('leaves two of different interviewers the same time', async () => {
    const tokens = [
      await offered(),
      await offered({ candidateId: idOf('Ada Ofori'), memberIds: [owner.id] }),
    ];
    for (const token of tokens) given(await pickTime(token, TEN));
  });

  it('ends when it is withdrawn, and its mail is taken back while it waits', async () => {
    const asked = offer();
    const token =
      given(await offerTimes(recruiter, asked))
        .link.split('/')
        .at(-1) ?? '';
    given(await withdrawOffer(recruiter, { id: asked.id }));
    expect(await withdrawOffer(recruiter, { id: asked.id })).toMatchObject({ problem: { code: 'conflict' } });
    expect(given(await publicOffer(token))).toMatchObject({ state: 'withdrawn', times: [] });
    expect(await pickTime(token, TEN)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect(await keptLetters()).toEqual([]);
    expect((await story()).offers).toEqual([]);
  });

  it('ends with its days, and when the candidate is taken off the shortlist', async () => {
    const token = await offered();
    const candidateIds = [idOf('Noor Haddad')];
    given(await changeShortlist(recruiter, { jobId, candidateIds, change: { kind: 'remove' } }));
    expect(given(await publicOffer(token)).state).toBe('withdrawn');
    const late = await offered({ candidateId: idOf('Ada Ofori') });
    const db = await records();
    await db
      .updateTable('interview_offer')
      .set({ ends_at: new Date(0) })
      .execute();
    expect(given(await publicOffer(late)).state).toBe('over');
    expect(await pickTime(late, TEN)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect((await story('Ada Ofori')).offers).toMatchObject([{ state: 'over', link: null }]);
  });

  it('works without a mail server, by a link that is passed on and a file for the calendar', async () => {
    await removeMailServer(owner, undefined);
    expect(await offerTimes(recruiter, offer())).toMatchObject({ problem: { code: 'conflict' } });
    const token = await offered({ invite: false });
    given(await pickTime(token, TEN));
    expect((await story()).interviews).toMatchObject([{ invited: false }]);
    const answer = await getPickedCalendar(new Request('http://localhost/'), {
      params: Promise.resolve({ token }),
    });
    const [event] = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Interview: Baker');
    given(await cancelInterview(recruiter, { id: (await story()).interviews[0]?.id ?? '' }));
    expect(given(await publicOffer(token))).toMatchObject({ state: 'picked', picked: null });
  });

  it.each([
    ['a time that is taken', () => ({ candidateId: idOf('Ada Ofori') }), 'invalid'],
    ['a time that is past', () => ({ times: [{ day: '2020-01-01', time: '10:00' }] }), 'invalid'],
    ['nobody who interviews', () => ({ memberIds: [] }), 'invalid'],
    ['no time', () => ({ times: [] }), 'invalid'],
    ['a candidate who is not listed', () => ({ candidateId: randomUUID() }), 'not-found'],
  ])('is refused with %s', async (_what, change, code) => {
    given(await pickTime(await offered({ invite: false }), TEN));
    expect(await offerTimes(recruiter, offer(change()))).toMatchObject({ problem: { code } });
  });

  it('answers nobody who made up an address', async () => {
    const token = await offered();
    for (const false_ of ['', `${randomUUID()}.${token.split('.')[1]}`, token.slice(0, -1), `${token}x`])
      expect(await publicOffer(false_)).toMatchObject({ problem: { code: 'not-found' } });
    expect(await pickTime(token, 'tomorrow')).toMatchObject({ problem: { code: 'invalid' } });
    expect(await pickTime(token, `${DAY}T12:00:00.000Z`)).toMatchObject({ problem: { code: 'conflict' } });
  });

  it('is picked by a plain form, from our own page alone', async () => {
    const token = await offered();
    const post = (body: string, headers: Record<string, string> = {}) =>
      postPick(plainForm('/interview/x/pick', body, headers), { params: Promise.resolve({ token }) });
    expect((await post(`time=${TEN}`, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post('')).headers.get('location')).toBe(`/interview/${token}?fault=none`);
    expect((await post(`time=${'x'.repeat(3000)}`)).headers.get('location')).toContain('fault=none');
    const answer = await post(`time=${encodeURIComponent(TEN)}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/interview/${token}`]);
    expect((await post(`time=${ELEVEN}`)).headers.get('location')).toContain('fault=over');
  });

  it('comes along when two who are listed are merged, and goes with the candidate', async () => {
    const token = await offered({ candidateId: idOf('Ada Ofori') });
    const [keep, merge] = [idOf('Noor Haddad'), idOf('Ada Ofori')];
    given(await mergeCandidates(recruiter, { keep, merge }));
    expect((await story()).offers).toHaveLength(1);
    given(await undoMerge(recruiter, { merged: merge }));
    expect((await story()).offers).toEqual([]);
    expect((await story('Ada Ofori')).offers).toHaveLength(1);
    given(await deleteDossiers(recruiter, { ids: [merge] }));
    const db = await records();
    for (const table of ['interview_offer', 'interview_offer_member'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await publicOffer(token)).toMatchObject({ problem: { code: 'not-found' } });
  });
});
