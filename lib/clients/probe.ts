import { readAccount } from './account';
import type { MarketConnection, ParserConnection } from './connection';
import type { ClientFailure } from './failure';
import { tryMarket } from './market';

/** Result of trying a connection. Only the parsing API reveals `region`, `credits` and `expiresOn`. */
export type Probe =
  | {
      ok: true;
      account: string | null;
      region: string | null;
      credits: number | null;
      expiresOn: string | null;
    }
  | { ok: false; cause: ProbeCause; detail: string };

export type ProbeCause =
  | 'name'
  | 'private'
  | 'refused'
  | 'closed'
  | 'tls'
  | 'time'
  | 'credentials'
  | 'forbidden'
  | 'address'
  | 'fault'
  | 'limited'
  | 'paused'
  | 'other';

const TLS =
  /certificate|self[- ]signed|SSL|TLS|wrong version number|altnames|CERT_|DEPTH_ZERO|UNABLE_TO_VERIFY/i;

/** Patterns of Node.js errors for a failed connection. */
const NETWORK: readonly [RegExp, ProbeCause][] = [
  [/^not tried/, 'paused'],
  [/ENOTFOUND|EAI_AGAIN/, 'name'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'refused'],
  [TLS, 'tls'],
  [/ECONNRESET|other side closed|socket hang up|terminated/, 'closed'],
];

/** Errors of OpenSSL for a server that does not speak TLS. */
const NO_TLS = /wrong version number|packet length too long|unknown protocol|http request/i;

function causeOf({ code, status, detail = '' }: ClientFailure): ProbeCause {
  if (code === 'AddressRefused') return detail === 'private' ? 'private' : 'address';
  if (code === 'Network') return NETWORK.find(([pattern]) => pattern.test(detail))?.[1] ?? 'refused';
  if (code === 'TimedOut') return 'time';
  if (status === 401 || code === 'AuthenticationError' || code === 'invalid_client') return 'credentials';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'limited';
  if (status !== null && status >= 500) return 'fault';
  return code === 'BadAnswer' || status === 404 || status === 405 ? 'address' : 'other';
}

/** Drops the parts that Node.js and OpenSSL write for programmers. */
function detailOfTls(detail: string): string {
  if (NO_TLS.test(detail)) return 'The server does not speak TLS at this port';
  return detail.split(';')[0]?.trim() ?? detail;
}

function failed(failure: ClientFailure): Probe {
  const cause = causeOf(failure);
  // An answer of something other than the API may hold any text: only its status is shown.
  const foreign =
    failure.code === 'BadAnswer' ? `The server answered with the status ${failure.status}.` : undefined;
  const said = foreign ?? failure.detail ?? failure.message;
  const detail = cause === 'tls' ? detailOfTls(said) : cause === 'fault' ? String(failure.status) : said;
  return { ok: false, cause, detail };
}

/** Tries a connection to the parsing API by asking for its account, which is free. */
export async function probeParser(connection: ParserConnection): Promise<Probe> {
  const answer = await readAccount(connection);
  if (!answer.ok) return failed(answer.failure);
  const { name, region, creditsRemaining, expirationDate } = answer.value;
  return {
    ok: true,
    account: name,
    region: region || null,
    credits: creditsRemaining,
    expiresOn: expirationDate,
  };
}

/** Tries a connection to the job market by asking for one field. */
export async function probeMarket(connection: MarketConnection): Promise<Probe> {
  const answer = await tryMarket(connection);
  if (!answer.ok) return failed(answer.failure);
  return { ok: true, account: null, region: null, credits: null, expiresOn: null };
}
