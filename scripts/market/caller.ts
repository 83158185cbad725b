import { exchange } from '../exchange.ts';

/** An account of a service. */
export type Pair = { id: string; key: string };

type Call = { path: string; method: 'GET' | 'POST'; parameters: string };

const FORM = 'application/x-www-form-urlencoded';
/** The limits of the job market API for an account, with some milliseconds to spare. */
const LIMITS = [
  { calls: 4, milliseconds: 1500 },
  { calls: 30, milliseconds: 61_000 },
];
const PAUSE_MS = 100;

function send(baseUrl: string, { path, method, parameters }: Call, { id, key }: Pair) {
  const isGet = method === 'GET';
  const authorization = `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`;
  const headers = isGet ? { authorization } : { authorization, 'content-type': FORM };
  const url = `${baseUrl}${path}${isGet ? `?${parameters}` : ''}`;
  return exchange(url, { method, headers, body: isGet ? undefined : parameters });
}

/**
 * Calls the job market API of a service as the account that has rested longest, with as many accounts as it takes: the
 * limits of calls are per account. Waits while none may call; the measured time excludes that.
 */
export function createCaller(baseUrl: string, pairs: readonly Pair[]) {
  const accounts = pairs.map((pair) => ({ pair, calls: [] as number[] }));

  async function mayCall(): Promise<Pair> {
    for (;;) {
      const now = Date.now();
      const at = accounts.findIndex((account) =>
        LIMITS.every(
          ({ calls, milliseconds }) =>
            account.calls.filter((call) => call > now - milliseconds).length < calls,
        ),
      );
      const [free] = at < 0 ? [] : accounts.splice(at, 1);
      if (free) {
        accounts.push({ ...free, calls: [...free.calls.slice(-29), now] });
        return free.pair;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  return async (path: string, parameters: string, method: Call['method'] = 'GET') => {
    const pair = await mayCall();
    const start = performance.now();
    const { status, text } = await send(baseUrl, { path, method, parameters }, pair);
    const milliseconds = performance.now() - start;
    if (status !== 200) throw new Error(`${path}?${parameters}: ${status} ${text.slice(0, 300)}`);
    return { body: JSON.parse(text) as unknown, milliseconds };
  };
}

export type Caller = ReturnType<typeof createCaller>;
