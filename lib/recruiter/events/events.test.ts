import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shutdown } from '@/lib/platform';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import type { Actor } from '../ground/actor';
import type { Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';
import { deleteDossiers } from '../records/delete';
import { startTestParser, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { openUploads } from '../uploads/progress';
import { startUploadWorker } from '../uploads/worker';
import { postEvents, postEventToken } from './http';
import { countUnreadEvents, listReceivedEvents, readEvents } from './list';
import { matchesOfDay } from './matches-of-day';
import { receivedQueue } from './receive';
import { connectEventProvider, disconnectEventProvider } from './settings';
import { startReceivingEvents } from './worker';

const SIGNING = `whsec_${Buffer.from('a secret of the provider').toString('base64')}`;
const CV = '7d5a7b0e-6f0e-4a53-9b0a-3f7c1c1a2b3d';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let owner: Actor;
let viewer: Actor;
let jobId: string;
let ada: string;
let bruno: string;
let client: { clientId: string; clientSecret: string };

const asked: { url: string; authorization?: string }[] = [];
/** The provider: a token endpoint, and files that require the token. */
const provider = http.createServer((request, response) => {
  const { authorization } = request.headers;
  asked.push({ url: request.url ?? '', ...(authorization && { authorization }) });
  if (request.url === '/token') return response.end(JSON.stringify({ access_token: 'files-token' }));
  if (request.url === '/moved/events/v1/binaries/'.concat(CV))
    return response.writeHead(302, { location: '/elsewhere' }).end();
  const isTheirs = request.url?.endsWith(CV) && authorization === 'Bearer files-token';
  return isTheirs
    ? response.end(testDocument({ name: 'Chidi Okafor', title: 'Welder', email: 'chidi@example.org' }))
    : response.writeHead(404).end();
});
let providerUrl = '';

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
  providerUrl = `http://${host}`;
  process.env.PRIVATE_HOSTS = host;
  parser = await startTestParser();
  owner = await memberOfRole('owner');
  viewer = await memberOfRole('viewer');
  await startUploadWorker();
  await startReceivingEvents();
  const people = await upload(
    owner,
    { name: 'Ada Holm', title: 'Welder', email: 'ada@example.org' },
    { name: 'Bruno Reis', title: 'Fitter', email: 'bruno@example.org' },
  );
  const idOf = (name: string) => people.items.find((item) => item.dossierName === name)?.dossierId ?? '';
  [ada, bruno] = [idOf('Ada Holm'), idOf('Bruno Reis')];
  jobId = await uploadJob(owner, { name: 'Shipyard welder', employer: 'Nordwerk' });
  client = value(
    await connectEventProvider(owner, {
      signingSecret: SIGNING,
      filesUrl: providerUrl,
      tokenUrl: `${providerUrl}/token`,
      tokenClientId: 'shortlist',
      tokenClientSecret: 'files-secret',
    }),
  ) ?? { clientId: '', clientSecret: '' };
}, 180_000);

afterAll(async () => {
  await shutdown();
  parser.stop();
  provider.close();
});

let messages = 0;

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = JSON.stringify(body);
  return postEvents(new Request('http://localhost/api/events', { method: 'POST', headers, body: text }));
}

function signed(body: unknown, secret = SIGNING, id = `msg-${++messages}`): Promise<Response> {
  const now = new Date();
  return post(body, {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, JSON.stringify(body)),
  });
}

const match = (id: string) => ({
  id,
  type: 'job_match/v1',
  payload: {
    jobs: [jobId],
    candidates: [ada, bruno, '00000000-0000-4000-8000-000000000000'],
    properties: { scores: { [ada]: 91, [bruno]: 74 }, reason: 'nightly' },
  },
  tenant: 'north',
});

const everything = async () =>
  value(await listReceivedEvents(viewer, { type: '', unread: false, job: '', page: 1 }));

it('takes only what is signed, or brings a token that was given for it', async () => {
  const event = { type: 'made_up/v7', payload: { any: 1 } };
  expect((await post([event])).status).toBe(401);
  expect((await signed([event], 'whsec_c29tZWJvZHkgZWxzZQ==')).status).toBe(401);
  expect((await post([event], { authorization: 'Bearer made.up.token' })).status).toBe(401);
  const form = (secret: string) =>
    postEventToken(
      new Request('http://localhost/api/events/token', {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: client.clientId,
          client_secret: secret,
        }),
      }),
    );
  expect((await form('wrong')).status).toBe(401);
  const { access_token: token } = await (await form(client.clientSecret)).json();
  const authorization = `Bearer ${token}`;
  const used = processorWatch();
  expect((await post(event, { authorization })).status).toBe(200);
  expect(used()).toBeLessThan(1000);
  expect((await everything()).events[0]).toMatchObject({ type: 'made_up/v7', state: 'kept' });
  expect((await signed('{"no": "event"}')).status).toBe(400);
});

it('keeps a batch of mixed types once, with members that it does not know', async () => {
  const batch = [match('one'), { id: 'two', type: 'later/v9', payload: {}, extra: [1] }];
  const before = (await everything()).total;
  for (const id of ['batch-1', 'batch-1', 'batch-2'])
    expect((await signed(batch, SIGNING, id)).status).toBe(200);
  const { events, total } = await everything();
  expect(total).toBe(before + 2);
  const kept = events.find(({ type }) => type === 'job_match/v1');
  expect(kept).toMatchObject({ state: 'done', unread: true });
  expect(kept?.payload).toContain('"tenant": "north"');
  expect(kept?.matches.map(({ candidate, score }) => [candidate.name, score])).toEqual([
    ['Ada Holm', 91],
    ['Bruno Reis', 74],
  ]);
});

it('keeps a large batch in its order, whatever is in it', { timeout: 60_000 }, async () => {
  const before = await everything();
  const batch = Array.from({ length: 1200 }, (_, number) => ({
    id: `many-${number % 1100}`,
    type: 'counted/v1',
    payload: { number, note: 'a\0b\ud800' },
  }));
  expect((await signed(batch, SIGNING, 'm'.repeat(4000))).status).toBe(200);
  const { events, total } = await everything();
  expect(total).toBe(before.total + 1100);
  expect(events.map(({ payload }) => JSON.parse(payload).payload.number)).toEqual(
    Array.from({ length: events.length }, (_, at) => 1099 - at),
  );
  expect(events[0]?.payload).toContain('a\ufffdb\ufffd');
  const nameless = batch.slice(0, 3).map(({ id: _, ...event }) => event);
  for (let times = 0; times < 2; times++)
    expect((await signed(nameless, SIGNING, 'n'.repeat(4000))).status).toBe(200);
  expect((await everything()).total).toBe(total + 3);
});

it('counts what somebody has not seen, for each on their own', async () => {
  const { newest, total } = await everything();
  expect(value(await countUnreadEvents(viewer, undefined)).unread).toBe(total);
  value(await readEvents(viewer, { newest }));
  expect(value(await countUnreadEvents(viewer, undefined)).unread).toBe(0);
  expect(value(await countUnreadEvents(owner, undefined)).unread).toBe(total);
});

it('says of an event that is not as its type asks what is wrong', async () => {
  await signed({ id: 'odd', type: 'job_match/v1', payload: { jobs: [], candidates: [] } });
  expect((await everything()).events[0]).toMatchObject({
    state: 'failed',
    message: 'Its payload is not what its type asks for.',
  });
});

it('fetches the CV of an import with a token, and makes a candidate of it', { timeout: 30_000 }, async () => {
  const imported = { data: { Any: 1 }, binaries: { cv: { id: CV, type: 'pdf' } } };
  await signed([{ id: 'import-1', type: 'candidate_import/v1', payload: imported }]);
  await vi.waitUntil(async () => (await everything()).events[0]?.imported, {
    timeout: 20_000,
    interval: 100,
  });
  expect((await everything()).events[0]).toMatchObject({
    state: 'done',
    imported: { name: 'Chidi Okafor' },
  });
  // As it is after a kill between the work and its end.
  const db = await records();
  const { id } = await db
    .selectFrom('received_event')
    .select('id')
    .where('event_key', '=', 'import-1')
    .executeTakeFirstOrThrow();
  await db.updateTable('received_event').set({ state: 'waiting' }).where('id', '=', id).execute();
  const itemsBefore = await db.selectFrom('upload_item').select('id').execute();
  await (await receivedQueue()).add(asQueueTables(db), id, null);
  await vi.waitUntil(async () => (await everything()).events[0]?.state === 'done', {
    timeout: 20_000,
    interval: 100,
  });
  expect(await db.selectFrom('upload_item').select('id').execute()).toHaveLength(itemsBefore.length);
  // It is nobody's upload on screen.
  const open = value(await openUploads(viewer, undefined));
  expect(open.flatMap(({ items }) => items.map((item) => item.id))).not.toContain(id);
});

it('does not follow an answer that leads elsewhere with its token, and says when there is no CV', async () => {
  const known = { signingSecret: '', tokenUrl: `${providerUrl}/token`, tokenClientId: 'shortlist' };
  value(await connectEventProvider(owner, { ...known, filesUrl: `${providerUrl}/moved` }));
  const payload = { data: {}, binaries: { cv: { id: CV, type: 'pdf' } } };
  await signed([{ id: 'moved', type: 'candidate_import/v1', payload }]);
  await signed([{ id: 'bare', type: 'candidate_import/v1', payload: { data: {} } }]);
  await vi.waitUntil(async () => (await everything()).events.every(({ state }) => state !== 'waiting'), {
    timeout: 20_000,
    interval: 100,
  });
  const [bare, moved] = (await everything()).events;
  expect(bare).toMatchObject({ state: 'failed', message: 'It came without a CV.' });
  expect(moved).toMatchObject({ state: 'failed', message: 'The provider answered 302.' });
  expect(asked.map(({ url }) => url)).not.toContain('/elsewhere');
});

it('never hands the secret of a client on to another place than it was given for', async () => {
  const known = { tokenUrl: `${providerUrl}/token`, tokenClientId: 'shortlist', filesUrl: providerUrl };
  for (const elsewhere of [
    { tokenUrl: 'https://elsewhere.example/token' },
    { filesUrl: 'https://elsewhere.example' },
    { tokenClientId: 'another' },
  ])
    expect(await connectEventProvider(owner, { ...known, ...elsewhere })).toMatchObject({
      problem: { code: 'invalid', field: 'tokenClientSecret' },
    });
  value(await connectEventProvider(owner, known));
});

it('lists the matches of a day by job, and forgets who is deleted', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const [job] = value(await matchesOfDay(viewer, { day }));
  expect(job).toMatchObject({ job: { id: jobId } });
  expect(job?.matches.map(({ candidate }) => candidate.name)).toEqual(['Ada Holm', 'Bruno Reis']);
  value(await deleteDossiers(owner, { ids: [bruno] }));
  const after = value(await matchesOfDay(viewer, { day }));
  expect(after[0]?.matches.map(({ candidate }) => candidate.name)).toEqual(['Ada Holm']);
  const db = await records();
  const rows = await db.selectFrom('received_event').select('event').execute();
  expect(JSON.stringify(rows)).not.toContain(bruno);
  expect(JSON.stringify(rows)).toContain(ada);
});

it('takes nothing of a provider that was disconnected', async () => {
  value(await disconnectEventProvider(owner, undefined));
  expect((await signed(match('late'))).status).toBe(401);
  const refused = await connectEventProvider(viewer, {});
  expect(refused).toMatchObject({ ok: false, problem: { code: 'not-allowed' } });
});
