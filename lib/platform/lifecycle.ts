/**
 * Closers to run when the process ends. Kept on `globalThis`, since the bundler may load this module more than once.
 */
type Closer = { name: string; stage: Stage; close: () => Promise<void> };

/**
 * Order of closing: workers first, then the parts that they use, then the stores. The share is of the whole time, by
 * the end of which a stage must be done.
 */
const STAGES = [
  { stage: 'workers', by: 0.6 },
  { stage: 'engines', by: 0.85 },
  { stage: 'records', by: 1 },
] as const;

export type Stage = (typeof STAGES)[number]['stage'];

const CLOSING_LIMIT_MS = 8000;

const holder = globalThis as { shortlistClosers?: Closer[] };

/** Registers something to close at shutdown, with the others of its stage. */
export function onShutdown(name: string, close: () => Promise<void>, stage: Stage = 'workers') {
  holder.shortlistClosers ??= [];
  holder.shortlistClosers.push({ name, stage, close });
}

const order = (stage: Stage) => STAGES.findIndex((one) => one.stage === stage);

/** A closer that failed, and why. */
export type NotClosed = { name: string; error: unknown };

async function closeOne({ name, close }: Closer, limitMs: number): Promise<NotClosed[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), limitMs);
  });
  try {
    await Promise.race([close(), late]);
    return [];
  } catch (error) {
    return [{ name, error }];
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Closes everything registered, stage by stage, including things registered meanwhile. A closer that fails or takes too
 * long is left and named: it holds up neither the others nor the end.
 */
export async function shutdown(limitMs = CLOSING_LIMIT_MS): Promise<NotClosed[]> {
  holder.shortlistClosers ??= [];
  const closers = holder.shortlistClosers;
  const startedAt = performance.now();
  const failures: NotClosed[] = [];
  for (const { stage, by } of STAGES) {
    const isDue = (closer: Closer) => order(closer.stage) <= order(stage);
    for (let due = closers.filter(isDue); due.length > 0; due = closers.filter(isDue)) {
      for (const closer of due) closers.splice(closers.indexOf(closer), 1);
      const left = Math.max(0, startedAt + limitMs * by - performance.now());
      failures.push(...(await Promise.all(due.map((closer) => closeOne(closer, left)))).flat());
    }
  }
  return failures;
}

const singletons = globalThis as { shortlistSingletons?: Map<string, unknown> };

/** Returns one value per process under a name, however often the calling module was loaded. */
export function once<T>(name: string, make: () => T): T {
  singletons.shortlistSingletons ??= new Map();
  const known = singletons.shortlistSingletons;
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}

/** What works until it is stopped. */
export type Running = { stop: () => unknown };

/**
 * Starts something that works once a process under a name, and stops it at shutdown, after which the name may be started
 * again. What cannot start is forgotten, and its error is the caller's.
 */
export function runUntilShutdown<T extends Running | Promise<Running>>(name: string, start: () => T): T {
  return once(name, () => {
    const running = start();
    const started = Promise.resolve<Running>(running).catch(() => {
      forget(name);
      return undefined;
    });
    onShutdown(name, async () => {
      try {
        await (await started)?.stop();
      } finally {
        forget(name);
      }
    });
    return running;
  });
}

/** Forgets a value made by `once`, so that the next call makes a new one. */
export function forget(name: string) {
  singletons.shortlistSingletons?.delete(name);
}
