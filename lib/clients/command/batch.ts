import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type ClientFailure, wasNotDone } from '../failure';
import { Ended, EXIT, endedBy } from './exit';
import { type Item, type Loaded, load } from './files';
import type { Journal } from './journal';
import type { Progress } from './progress';

/** For how long a server that is busy or away is waited for, and what ends the waiting early. */
export type Patience = { milliseconds: number; stop: AbortSignal };

export type Batch = {
  items: readonly Item[];
  journal: Journal;
  progress: Progress;
  atATime: number;
  /** Its signal stops before the next document; those under way are finished. */
  patience: Patience;
  /** Sends one; the result is written as it is. */
  send: (document: Loaded) => Promise<Answered<string>>;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Makes a call until it has an outcome, or patience ends; what may have been done is left to who runs the command again. */
export async function patiently<Value>(
  { milliseconds, stop }: Patience,
  call: () => Promise<Answered<Value>>,
): Promise<Answered<Value>> {
  const until = performance.now() + milliseconds;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const answer = await call();
    if (answer.ok || !wasNotDone(answer.failure)) return answer;
    const wait = Math.max(pause, answer.failure.retryAfterMs ?? 0);
    if (stop.aborted || performance.now() + wait > until) return answer;
    await sleep(wait, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** What ends the whole run, since what follows would fare no better. A document that takes too long is not that. */
const endsAll = ({ retry, code }: ClientFailure) => retry !== 'never' && code !== 'TimedOut';

async function sendOne({ journal, progress, patience, send }: Batch, item: Item): Promise<Ended | undefined> {
  const document = await load(item).catch((error: Error) => error);
  if (document instanceof Error) {
    progress.failed(item.name, `The file cannot be read: ${document.message}`);
    return undefined;
  }
  if (journal.isDone(document)) {
    progress.skipped();
    return undefined;
  }
  const answer = await patiently(patience, () => send(document));
  if (answer.ok) {
    await journal.done(document, answer.value);
    progress.done();
    return undefined;
  }
  if (endsAll(answer.failure)) return endedBy(answer.failure);
  const { code, message, retry } = answer.failure;
  if (retry === 'never') await journal.failed(document, { code, message });
  progress.failed(document.name, message);
  return undefined;
}

const STOPPED = 'Stopped. Run the same command again for what is left.';

/** Sends what is not done yet, some at a time; returns what ended it before its end. */
export async function runBatch(batch: Batch): Promise<Ended | undefined> {
  const { stop } = batch.patience;
  const waiting = [...batch.items];
  let ended: Ended | undefined;
  async function work() {
    while (!ended && !stop.aborted) {
      const item = waiting.shift();
      if (!item) return;
      const found = await sendOne(batch, item);
      ended ??= found;
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, batch.atATime) }, work));
  if (stop.aborted && (ended || waiting.length > 0)) return new Ended(EXIT.interrupted, STOPPED);
  return ended;
}
