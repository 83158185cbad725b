/**
 * Events announced one after another while things break, and a receiver that notes their content, order and signature.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../scripts/service.mjs';
import type { AccountApi } from './account-api.ts';
import { documentId, FAULTS_INDEX } from './index-writes.ts';
import type { Sum } from './sums.ts';

export const EVENTS = 1000;
/** Time for deliveries after the last announcement: waits between attempts grow. */
const ARRIVE_WITHIN_MS = 300_000;
const RECEIVER = path.resolve(import.meta.dirname, 'receiver.mjs');

type Message = { id: string; events: string[]; isSigned: boolean };
type Noted = { headers: Record<string, string>; body: string };

function begin(port: number, file: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [RECEIVER, String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve(child));
    child.once('exit', () => reject(new Error('the receiver did not start')));
  });
}

/** Starts a receiver that accepts everything, in a separate process that can be killed. */
export async function startReceiver() {
  const [directory, port] = await Promise.all([
    mkdtemp(path.join(tmpdir(), 'shortlist-receiver-')),
    freePort(),
  ]);
  const file = path.join(directory, 'messages');
  await writeFile(file, '');
  const state = { secret: '' };
  let child = await begin(port, file);
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    host: `127.0.0.1:${port}`,
    state,
    messages: async () => {
      const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
      return lines.map((line) => messageOf(state.secret, JSON.parse(line) as Noted));
    },
    async killAndStart() {
      await end();
      child = await begin(port, file);
    },
    async stop() {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Read after the fact, so the signing time is trusted. */
function messageOf(secret: string, { headers, body }: Noted): Message {
  const id = String(headers['webhook-id']);
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return {
    id,
    events: (JSON.parse(body) as { id: string }[]).map((event) => event.id),
    isSigned: headers['webhook-signature'] === new Webhook(secret).sign(id, at, body),
  };
}

/** Registers the receiver. */
export async function register(api: AccountApi, { host, state }: Receiver): Promise<void> {
  const made = await api.post('/events/v1/endpoints', {
    Name: 'Faults',
    Url: `http://${host}/events`,
    BatchSize: 20,
    WaitSeconds: 0,
  });
  state.secret = String((made as { Secret?: string }).Secret);
}

/** Announces imports, each after the one before it was acknowledged, and notes their ids in their order. */
export async function announceAll(api: AccountApi, announced: string[]): Promise<void> {
  for (let event = 0; event < EVENTS; event++) {
    const Id = randomUUID();
    const place = { IndexId: FAULTS_INDEX, DocumentId: documentId(0) };
    await api.post('/events/v1/imports', { Id, ...place, Data: { Number: event } });
    announced.push(Id);
  }
}

/** Places at which an event came that was announced before one that came earlier; repetitions do not count. */
function countOutOfOrder(announced: readonly string[], came: readonly string[]): number {
  const placeOf = new Map(announced.map((id, place) => [id, place]));
  const places = came.map((id) => placeOf.get(id) ?? -1);
  return places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length;
}

/** Counts events that came in two messages: an unacknowledged one is sent again, but only under its own id. */
function countTwice(messages: readonly Message[]): number {
  const messageOf = new Map<string, string>();
  const twice = new Set<string>();
  for (const { id, events } of messages)
    for (const event of events) {
      if ((messageOf.get(event) ?? id) !== id) twice.add(event);
      messageOf.set(event, id);
    }
  return twice.size;
}

/** Returns each sum of the events with its expected value, once all have come or are late. */
export async function sumsOfEvents(receiver: Receiver, announced: readonly string[]): Promise<Sum[]> {
  const until = performance.now() + ARRIVE_WITHIN_MS;
  let messages = await receiver.messages();
  const distinct = () => [...new Set(messages.flatMap(({ events }) => events))];
  while (distinct().length < announced.length && performance.now() < until) {
    await pause(500);
    messages = await receiver.messages();
  }
  const came = distinct();
  const known = new Set(announced);
  const repeated = messages.length - new Set(messages.map(({ id }) => id)).size;
  console.log(`${messages.length} messages of events came, ${repeated} of them again under the same id`);
  return [
    ['events acknowledged', announced.length, EVENTS],
    ['of them delivered', came.filter((id) => known.has(id)).length, EVENTS],
    ['events that nobody announced', came.filter((id) => !known.has(id)).length, 0],
    ['out of order', countOutOfOrder(announced, came), 0],
    ['in two messages', countTwice(messages), 0],
    ['wrongly signed', messages.filter(({ isSigned }) => !isSigned).length, 0],
  ];
}
