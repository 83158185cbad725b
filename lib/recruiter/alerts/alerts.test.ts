import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQueue, shutdown } from '@/lib/platform';
import { countUnreadMentions, forMe } from '../collaboration/for-me';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';
import { changeSaved, listSaved, lookAtSaved, saveSearch } from '../saved/saved';
import { startTestMarket } from '../testing/market';
import { memberOfRole } from '../testing/store';
import { seeNotices, setAlert } from './alerts';
import { tellDueAlerts } from './worker';

let market: Awaited<ReturnType<typeof startTestMarket>>;
let isBusy = false;
let asked: URLSearchParams[] = [];
let recruiter: Actor;
let viewer: Actor;

beforeAll(async () => {
  market = await startTestMarket((path, question) => {
    if (path === 'search') asked.push(question);
    return isBusy && path === 'search'
      ? [500, {}]
      : [200, path === 'search' ? { total_count: 4, results: [] } : {}];
  });
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
}, 60_000);

afterAll(async () => {
  await shutdown();
  market.stop();
});

const DAY_MS = 24 * 60 * 60_000;

async function saved(actor: Actor, shared = false): Promise<string> {
  const made = await saveSearch(actor, {
    ...{ kind: 'market', name: 'Bakers', params: 'full_text=baker', pinned: false, shared },
  });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.id;
}

const noticesOf = async (actor: Actor) => {
  const waiting = await forMe(actor, undefined);
  return waiting.ok ? waiting.value.notices : [];
};
const unreadOf = async (actor: Actor) => {
  const counted = await countUnreadMentions(actor, undefined);
  return counted.ok && counted.value.unread;
};

it('tells once what was posted on days that are over, in the app and to other systems', async () => {
  const set = Date.now();
  const id = await saved(recruiter);
  await setAlert(recruiter, { id, every: 'day', byWebhook: true });
  expect(await listSaved(recruiter, undefined)).toMatchObject({ value: [{ alert: { every: 'day' } }] });
  const later = new Date(set + 2 * DAY_MS);
  isBusy = true;
  expect(await tellDueAlerts(later)).toBe(1);
  isBusy = false;
  asked = [];
  expect(await tellDueAlerts(later)).toBe(0);
  expect(await tellDueAlerts(later)).toBe(0);
  const [question] = asked;
  const [from, to] = [0, DAY_MS].map((plus) => new Date(set + plus).toISOString().slice(0, 10));
  expect(question?.get('date__range')).toBe(`${from}__${to}`);
  expect(await noticesOf(recruiter)).toMatchObject([
    { kind: 'market', name: 'Bakers', fresh: 4, seen: false },
  ]);
  expect(await unreadOf(recruiter)).toBe(1);
  const tasks = await createQueue(asQueueTables(await records()), 'search-alert').claim(9, 1000);
  expect(tasks).toMatchObject([{ payload: { name: 'Bakers', fresh: 4 } }]);
  expect(await listSaved(recruiter, undefined)).toMatchObject({ value: [{ fresh: 4 }] });
  await lookAtSaved(recruiter, { id });
  expect(await unreadOf(recruiter)).toBe(0);
  expect(await listSaved(recruiter, undefined)).toMatchObject({ value: [{ fresh: 0 }] });
  await setAlert(recruiter, { id, every: null, byWebhook: false });
  expect(await tellDueAlerts(new Date(Date.now() + 30 * DAY_MS))).toBe(0);
  expect(await noticesOf(recruiter)).toHaveLength(1);
});

it('waits for no date that a clock years ahead has set', async () => {
  const id = await saved(recruiter);
  await setAlert(recruiter, { id, every: 'week', byWebhook: false });
  const before = (await noticesOf(recruiter)).length;
  await tellDueAlerts(new Date(Date.now() + 3000 * DAY_MS));
  expect(await noticesOf(recruiter)).toHaveLength(before + 1);
  await tellDueAlerts();
  await tellDueAlerts(new Date(Date.now() + 9 * DAY_MS));
  expect(await noticesOf(recruiter)).toHaveLength(before + 2);
  await setAlert(recruiter, { id, every: null, byWebhook: false });
});

it('tells nobody of what they do not see, and shows nobody what others were told', async () => {
  const id = await saved(recruiter);
  const alert = { id, every: 'week', byWebhook: false } as const;
  expect(await setAlert(viewer, alert)).toMatchObject({ problem: { code: 'not-found' } });
  await changeSaved(recruiter, { id, shared: true });
  expect(await setAlert(viewer, { ...alert, byWebhook: true })).toMatchObject({
    problem: { code: 'not-allowed' },
  });
  expect(await setAlert(viewer, alert)).toMatchObject({ ok: true });
  await tellDueAlerts(new Date(Date.now() + 10 * DAY_MS));
  const [notice] = await noticesOf(viewer);
  expect(notice).toMatchObject({ name: 'Bakers', fresh: 4 });
  await seeNotices(recruiter, { notices: [notice?.id ?? ''] });
  expect(await unreadOf(viewer)).toBe(1);
  await changeSaved(recruiter, { id, shared: false });
  expect(await noticesOf(viewer)).toEqual([]);
  expect(await unreadOf(viewer)).toBe(0);
  await tellDueAlerts(new Date(Date.now() + 40 * DAY_MS));
  await changeSaved(recruiter, { id, shared: true });
  expect(await noticesOf(viewer)).toHaveLength(1);
  await seeNotices(viewer, {});
  expect(await unreadOf(viewer)).toBe(0);
});
