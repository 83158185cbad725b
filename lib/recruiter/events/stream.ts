import { sql } from 'kysely';
import { once } from '@/lib/platform';
import { records } from '../ground/store';
import { answerWith } from '../http/answers';
import { currentUser } from '../users/session';
import { countUnreadEvents } from './list';

/**
 * Notifies open pages of new events, by server-sent events. This process knows at once; events of other instances are
 * found by polling, once for all pages of this process.
 */

const LOOK_MS = 2000;
const HEARTBEAT_MS = 20_000;

type Listener = (number: number) => void;
type Board = { listeners: Set<Listener>; look: () => void };

async function newest(): Promise<number> {
  const db = await records();
  const { rows } = await sql<{ number: number | null }>`
    select max(number) as number from recruiter.received_event`.execute(db);
  return Number(rows[0]?.number ?? 0);
}

function board(): Board {
  return once('received-events-board', () => {
    const listeners = new Set<Listener>();
    let timer: NodeJS.Timeout | undefined;
    let told: number | undefined;
    const look = () => {
      clearTimeout(timer);
      if (listeners.size === 0) return;
      newest()
        .then((number) => {
          if (told !== undefined && number !== told) for (const listener of listeners) listener(number);
          told = number;
        })
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(timer);
          timer = setTimeout(look, LOOK_MS);
          timer.unref();
        });
    };
    return { listeners, look };
  });
}

/** Lets the open pages know at once. */
export function announceReceived(): void {
  board().look();
}

/** `GET /api/recruiter/events/unread`: how many events the person has not seen. */
export async function getUnreadEvents(): Promise<Response> {
  return answerWith(await countUnreadEvents(await currentUser()));
}

/** `GET /api/recruiter/events/stream`: an event named `received` with the newest number, whenever something came in. */
export async function getEventStream(request: Request): Promise<Response> {
  if (!(await currentUser())) return new Response(null, { status: 401 });
  const { listeners, look } = board();
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const listener: Listener = (number) => send(`event: received\ndata: ${number}\n\n`);
      const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT_MS);
      heartbeat.unref();
      close = () => {
        clearInterval(heartbeat);
        listeners.delete(listener);
      };
      request.signal.addEventListener('abort', close);
      listeners.add(listener);
      send('retry: 3000\n\n');
      look();
    },
    cancel: () => close(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
