/**
 * The router fetches the pages of links, and leaves the app for the browser's own error when the server does not
 * answer. Here such a request waits instead and is retried until the server is back; the shell shows that.
 */

const AGAIN_MS = 3000;

/** Statuses with which a proxy answers for a missing server. */
const NOT_THERE = new Set([502, 503, 504]);

const listeners = new Set<() => void>();
const impatient = new Set<() => void>();
let waiting = 0;

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Hears when it changes whether something waits for the server. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether something waits for a server that does not answer. */
export const isWaiting = (): boolean => waiting > 0;

/** Sends waiting requests at once. */
export function tryAgainNow(): void {
  for (const now of impatient) now();
}

function soon(): Promise<void> {
  return new Promise((resolve) => {
    const now = () => {
      clearTimeout(timer);
      impatient.delete(now);
      resolve();
    };
    const timer = setTimeout(now, AGAIN_MS);
    impatient.add(now);
  });
}

/** Sends something until the server answers. A request that was given up, and any other failure, ends it. */
export async function untilReached(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  let isCounted = false;
  try {
    for (;;) {
      const answer = await send().catch((error: unknown) => {
        if (signal?.aborted || !(error instanceof TypeError)) throw error;
        return null;
      });
      if (answer && !NOT_THERE.has(answer.status)) return answer;
      if (!isCounted) count(1);
      isCounted = true;
      await soon();
    }
  } finally {
    if (isCounted) count(-1);
  }
}

/** Returns whether the router loads a page, rather than prefetching one. */
function isForPage(headers: Headers): boolean {
  return headers.get('rsc') === '1' && !headers.has('next-router-prefetch');
}

/** Makes the router's page requests wait for the server. */
export function holdPagesUntilReached(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (!isForPage(headers)) return send(input, init);
    return untilReached(() => send(input, init), init?.signal ?? undefined);
  };
}
