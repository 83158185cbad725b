import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

/**
 * What a receiver of events has to do: check who sent them, and take each once and in its order. They come in order and at
 * least once, so a receiver answers 2xx once it has kept them, and knows by their ids those it has kept before.
 */

/** An event as it is sent; more types and members may come. */
export type ReceivedEvent = { id: string; type: string; created_at: string; payload: unknown };

const Events = z.array(
  z.looseObject({ id: z.string(), type: z.string(), created_at: z.string(), payload: z.unknown() }),
);

/**
 * Returns the events of a message, or throws: answer 401. Takes the body as it came, before it is parsed, and a secret as
 * it was shown (`whsec_…`).
 */
export function verifyEvents(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
): ReceivedEvent[] {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]);
  return Events.parse(new Webhook(secret).verify(body, Object.fromEntries(given)));
}

/** Events that are kept in a file before they are acknowledged. */
export type Inbox = {
  /** Keeps those that are new and returns how many. Answer 2xx after it. */
  keep: (events: readonly ReceivedEvent[]) => number;
  /** Hands over what is not done yet, the oldest first. One that fails is the first again the next time. */
  work: (handle: (event: ReceivedEvent) => Promise<void> | void) => Promise<number>;
};

type Line = { kept: ReceivedEvent } | { done: string };

/** Reads the lines that are whole; what a crash left of the last one is cut off, since it was not acknowledged. */
function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Opens an inbox in a file, for one process. */
export function openInbox(file: string): Inbox {
  const known = new Set<string>();
  const waiting = new Map<string, ReceivedEvent>();
  for (const line of linesOf(file))
    if ('kept' in line) {
      known.add(line.kept.id);
      waiting.set(line.kept.id, line.kept);
    } else waiting.delete(line.done);

  function write(lines: readonly Line[]) {
    const open = openSync(file, 'a', 0o600);
    try {
      appendFileSync(open, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
  }

  let working: Promise<unknown> = Promise.resolve();

  async function handleAll(handle: (event: ReceivedEvent) => Promise<void> | void): Promise<number> {
    let count = 0;
    for (const [id, event] of waiting) {
      await handle(event);
      write([{ done: id }]);
      waiting.delete(id);
      count += 1;
    }
    return count;
  }

  return {
    keep(events) {
      const fresh = new Map(events.filter(({ id }) => !known.has(id)).map((event) => [event.id, event]));
      if (fresh.size > 0) write([...fresh.values()].map((kept) => ({ kept })));
      for (const [id, event] of fresh) {
        known.add(id);
        waiting.set(id, event);
      }
      return fresh.size;
    },
    // One after another: two at once would hand the same event over twice.
    work(handle) {
      const done = working.then(() => handleAll(handle));
      working = done.catch(() => undefined);
      return done;
    },
  };
}
