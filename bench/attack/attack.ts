/** An attack on a running server: what is tried, and what must hold. */

/** One try; gives what went wrong, or nothing where the server held. */
export type Attempt = { readonly what: string; readonly run: () => Promise<string | undefined> };

export type Attack = {
  readonly name: string;
  /** What must hold, as one sentence of the table. */
  readonly holds: string;
  readonly attempts: (target: Target) => AsyncIterable<Attempt> | Iterable<Attempt>;
};

/** The server, with two accounts that must not see each other's data. */
export type Stage = {
  readonly baseUrl: string;
  readonly pid: number;
  readonly port: number;
  readonly owner: { readonly email: string; readonly password: string };
  readonly first: Account;
  readonly second: Account;
  /** Accounts to ask by in turn, so that no pace of one account answers in place of what is asked. */
  readonly crowd: readonly Account[];
  /** A listener on the loopback; counts who reached it. */
  readonly trap: { readonly port: number; readonly visits: () => number };
  readonly operations: readonly Operation[];
};

/** How often each status was answered, so that a server that refuses everything does not pass for a safe one. */
type Answers = Map<number, number>;

/** The server under one attack. */
export type Target = Stage & { readonly answered: Answers };

export type Account = { readonly id: string; readonly key: string };

/** An operation of the OpenAPI document of the server. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly media: string | undefined;
};

export type Outcome = {
  readonly name: string;
  readonly holds: string;
  readonly tries: number;
  readonly failed: readonly string[];
  readonly answered: ReadonlyMap<number, number>;
};

/** Longest time in which anything must be answered, in milliseconds. */
const ANSWERED_BY_MS = 60_000;

/** Runs all attempts of an attack one after the other; an attempt that throws has failed. */
export async function runAttack(attack: Attack, stage: Stage): Promise<Outcome> {
  const answered: Answers = new Map();
  const failed: string[] = [];
  let tries = 0;
  for await (const { what, run } of attack.attempts({ ...stage, answered })) {
    tries++;
    const wrong = await run().catch((error: unknown) => `threw ${String(error)}`);
    if (wrong) failed.push(`${what}: ${wrong}`);
  }
  return { name: attack.name, holds: attack.holds, tries, failed, answered };
}

/** Calls the server, and says what of its answer no caller may ever see: an internal error, or details of the implementation. */
export async function ask(
  { baseUrl, answered }: Target,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string; headers: Headers; wrong: string | undefined }> {
  const answer = await fetch(`${baseUrl}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWERED_BY_MS),
    ...init,
    // One connection for each: making a large document takes longer than a server keeps an idle one.
    headers: { ...init.headers, connection: 'close' },
  });
  const text = await answer.text();
  answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
  return { status: answer.status, text, headers: answer.headers, wrong: wrongIn(answer.status, text) };
}

const INSIDES =
  /\bat (?:async )?[\w.<>]+ \((?:file:|\/|node:)|\.(?:ts|mjs):\d+:\d+|root:x?:0:0|PGlite|pg_catalog|ECONN/;

function wrongIn(status: number, text: string): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  const [inside] = INSIDES.exec(text) ?? [];
  return inside && `shows its insides: ${inside}`;
}

/** Says which of the expected statuses did not come. */
export function unless(status: number, expected: readonly number[], text = ''): string | undefined {
  return expected.includes(status) ? undefined : `answered ${status} ${text.slice(0, 160)}`;
}

/** Returns the account of the crowd whose turn it is. */
export function turnOf({ crowd, first }: Target, number: number): Account {
  return crowd[number % crowd.length] ?? first;
}

/** Returns the headers of an account of the APIs. */
export function headersOf({ id, key }: Account): Record<string, string> {
  return { 'Tx-AccountId': id, 'Tx-ServiceKey': key, 'Content-Type': 'application/json' };
}

/** Returns the header of Basic authentication, as the market's API takes it. */
export function basicOf({ id, key }: Account): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}` };
}
