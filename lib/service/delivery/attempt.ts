import { Webhook } from 'standardwebhooks';
import { config } from '@/lib/config';
import { type PageResult, postTo } from '@/lib/platform';

/** One attempt to post a message, signed as Standard Webhooks has it. */

export type Message = {
  id: string;
  url: string;
  body: string;
  /** By which it is signed; several while a new one replaces an old one. */
  secrets: readonly string[];
  authorization?: string;
  /** Private hosts that may be reached, in addition to those of `PRIVATE_HOSTS`. */
  allowedHosts?: readonly string[];
};

/** Result of the attempt: `later` has the shortest wait that the receiver requests. */
export type Attempt =
  | { outcome: 'delivered' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'later'; message: string; status?: number; retryAfterMs?: number };

const TIMEOUT_MS = 15_000;
const MOST_ANSWER_BYTES = 64 * 1024;
const GONE = 410;
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

/** RFC 9110 10.2.3: seconds, or a date. */
function pauseOf(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.min(LONGEST_PAUSE_MS, Math.max(0, milliseconds)) : undefined;
}

const UNREACHED: Attempt = { outcome: 'later', message: 'The receiver could not be reached.' };

/** Result of an attempt without an answer. An address that is wrong or private stays that way. */
const ATTEMPT_OF: Record<Extract<PageResult, { ok: false }>['failure']['code'], Attempt> = {
  tooLarge: UNREACHED,
  private: { outcome: 'refused', message: 'The address is inside a private network.' },
  address: { outcome: 'refused', message: 'This is not an address.' },
  timeout: { outcome: 'later', message: 'The receiver took too long to answer.' },
  network: UNREACHED,
  redirects: UNREACHED,
};

function attemptOf(result: PageResult): Attempt {
  if (!result.ok) return ATTEMPT_OF[result.failure.code];
  const { status, headers } = result.value;
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === GONE)
    return { outcome: 'refused', message: 'The receiver asked for no more messages (410).' };
  const message = `The receiver answered ${status}.`;
  return { outcome: 'later', message, status, retryAfterMs: pauseOf(headers['retry-after'], Date.now()) };
}

/** Posts a message once. Private addresses are reached only where they are allowed. */
export async function attempt({ id, url, body, secrets, ...more }: Message): Promise<Attempt> {
  const now = new Date();
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, now, body));
  const result = await postTo({
    url,
    post: body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Shortlist-Webhooks/1.0',
      'content-length': String(Buffer.byteLength(body)),
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
      ...(more.authorization && { authorization: more.authorization }),
    },
    allowedHosts: [...(config().PRIVATE_HOSTS ?? []), ...(more.allowedHosts ?? [])],
    maxBytes: MOST_ANSWER_BYTES,
    mayCut: true,
    timeoutMs: TIMEOUT_MS,
  });
  return attemptOf(result);
}
