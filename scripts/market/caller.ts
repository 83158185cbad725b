import { Agent, request } from 'node:http';

/** Accounts of the service that is measured: the limits of calls hold for each of them. */
export type Pair = { id: string; key: string };

const agent = new Agent({ keepAlive: true });
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const CALLS = { aSecond: 4, aMinute: 30 };

type Answer = { status: number; text: string };

function get(url: string, { id, key }: Pair): Promise<Answer> {
  const authorization = `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`;
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { authorization } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}

/** Calls in the name of whichever account may make one; waits, outside of what is measured, when none may. */
export function createCaller(baseUrl: string, pairs: readonly Pair[]) {
  const made = pairs.map((pair) => ({ pair, calls: [] as number[] }));

  async function free(): Promise<Pair> {
    for (;;) {
      const now = Date.now();
      const found = made.find(({ calls }) => {
        const within = (time: number) => calls.filter((call) => call > now - time).length;
        return within(MINUTE_MS + SECOND_MS) < CALLS.aMinute && within(SECOND_MS * 1.5) < CALLS.aSecond;
      });
      if (found) {
        found.calls = [...found.calls.slice(-CALLS.aMinute), now];
        return found.pair;
      }
      await new Promise((resolve) => setTimeout(resolve, SECOND_MS / 10));
    }
  }

  /** The answer and how many milliseconds it took. */
  return async (path: string): Promise<{ body: unknown; milliseconds: number }> => {
    const pair = await free();
    const start = performance.now();
    const { status, text } = await get(`${baseUrl}${path}`, pair);
    const milliseconds = performance.now() - start;
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return { body: JSON.parse(text), milliseconds };
  };
}

export type Caller = ReturnType<typeof createCaller>;
