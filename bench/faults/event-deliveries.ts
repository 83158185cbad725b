/** Events announced one after another while things break, and a receiver that notes what comes, in which order and how signed. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { AccountApi } from './account-api.ts';
import { documentId, FAULTS_INDEX } from './index-writes.ts';
import type { Sum } from './sums.ts';

const EVENTS = 500;
/** How long deliveries may go on after the last announcement: waits between attempts grow. */
const ARRIVE_WITHIN_MS = 300_000;

type Message = { id: string; events: string[]; isSigned: boolean };

/** A receiver that takes whatever comes. */
export async function startReceiver() {
  const messages: Message[] = [];
  const state = { secret: '' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const events = (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
      messages.push({
        id: String(request.headers['webhook-id']),
        events,
        isSigned: isSignedBy(state.secret, body, request.headers as Record<string, string>),
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host, messages, state, stop };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

function isSignedBy(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
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

/** Announces imports, each after the one before it was acknowledged; gives the ids in their order. */
export async function announceAll(api: AccountApi): Promise<string[]> {
  const announced: string[] = [];
  for (let event = 0; event < EVENTS; event++) {
    const Id = randomUUID();
    const place = { IndexId: FAULTS_INDEX, DocumentId: documentId(0) };
    await api.post('/events/v1/imports', { Id, ...place, Data: { Number: event } });
    announced.push(Id);
  }
  return announced;
}

/** Places at which an event came that was announced before one that came earlier; repetitions do not count. */
function countOutOfOrder(announced: readonly string[], came: readonly string[]): number {
  const placeOf = new Map(announced.map((id, place) => [id, place]));
  const places = came.map((id) => placeOf.get(id) ?? -1);
  return places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length;
}

/** Events that came in two messages: one that was not noted as taken is sent again, but only under its own id. */
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

/** Each sum of the events beside what it must be, once all have come or are late. */
export async function sumsOfEvents({ messages }: Receiver, announced: readonly string[]): Promise<Sum[]> {
  const distinct = () => [...new Set(messages.flatMap(({ events }) => events))];
  const until = performance.now() + ARRIVE_WITHIN_MS;
  while (distinct().length < announced.length && performance.now() < until) await pause(500);
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
