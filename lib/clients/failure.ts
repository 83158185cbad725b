import type { MarketFault } from '@/lib/contracts';

/**
 * Reason for a missing result. `code` is the outcome code of the API, or `Network`, `TimedOut`, `AddressRefused`,
 * `BadAnswer`, `NoCredits`; `message` is for the user, `detail` for the log. `retry` says whether a retry makes sense:
 * `later` when it is automatic, `by-hand` when someone has fixed something, `never` after an outcome that would only
 * recur and cost again (parsing.md, "What the service does" 7). `faults` are those that the job market found in a
 * question.
 */
export type ClientFailure = {
  code: string;
  message: string;
  status: number | null;
  transactionId: string | null;
  retry: 'later' | 'by-hand' | 'never';
  retryAfterMs: number | null;
  detail?: string;
  faults?: readonly MarketFault[];
};

/** Result of a call: a value, or the reason why it is missing. */
export type Answered<T> = { ok: true; value: T } | { ok: false; failure: ClientFailure };

/** Subject of a message that names the service. */
const PARSER = 'The parsing service';

/** Returns the failure for a missing response: no connection, or it broke. */
export function networkFailure(detail: string, service = PARSER): ClientFailure {
  return { ...EMPTY, code: 'Network', message: `${service} cannot be reached.`, retry: 'later', detail };
}

/** Returns the failure for a response that did not come in time. */
export function timeOutFailure(seconds: number, service = PARSER): ClientFailure {
  const message = `${service} did not answer within ${seconds} seconds.`;
  return { ...EMPTY, code: 'TimedOut', message, retry: 'later' };
}

/**
 * Returns the failure for an address that is not called: inside a private network that nobody allowed, or not on the
 * web.
 */
export function refusedAddressFailure(
  code: 'private' | 'address',
  url: string,
  service = PARSER,
): ClientFailure {
  const { host } = URL.canParse(url) ? new URL(url) : { host: '' };
  const message =
    code === 'private'
      ? `${service} is inside a private network. Whoever runs Shortlist can allow it with PRIVATE_HOSTS=${host}.`
      : `The address of ${service.charAt(0).toLowerCase()}${service.slice(1)} is not one that can be called.`;
  return { ...EMPTY, code: 'AddressRefused', message, retry: 'by-hand', detail: code };
}

/** Returns the failure for a response that is not an answer of the API. */
export function badAnswerFailure(status: number, detail: string, service = PARSER): ClientFailure {
  const atGateway = status === 502 || status === 504;
  const message = atGateway
    ? `${service} cannot be reached.`
    : `${service} gave an answer that could not be understood.`;
  return { ...EMPTY, code: 'BadAnswer', message, status, retry: atGateway ? 'by-hand' : 'never', detail };
}

const EMPTY = { status: null, transactionId: null, retryAfterMs: null };

/** Statuses after which nothing was parsed: the call may be sent again. */
const LATER = new Set([429, 503]);
/** Nothing was parsed either, but only someone can put it right. */
const BY_HAND = new Set([401, 402, 403]);

/** Nothing was done, and a later call may succeed. After a time-out the work may have been done. */
export const wasNotDone = ({ retry, code }: ClientFailure) => retry === 'later' && code !== 'TimedOut';

/** The code of a failure that more credits put right. */
export const NO_CREDITS = 'NoCredits';

/** More than any one call costs: below it a refusal of a known account may be for want of credits. */
const DEAREST_CALL = 5;

type Payer = { creditsRemaining: number; expirationDate: string };

/** A known account that is refused, with few or expired credits, cannot pay (parsing.md, Limits). */
function cannotPay(status: number, payer: Payer | null | undefined): boolean {
  if (status === 402) return true;
  if (status !== 403 || !payer) return false;
  const today = new Date().toISOString().slice(0, 10);
  return payer.creditsRemaining < DEAREST_CALL || payer.expirationDate.replaceAll('/', '-') < today;
}

/** Returns a failure that the API reported. */
export function outcomeFailure(
  status: number,
  info: {
    code: string;
    message?: string | null;
    transactionId?: string | null;
    customerDetails?: Payer | null;
  },
  retryAfterMs: number | null,
): ClientFailure {
  return {
    code: cannotPay(status, info.customerDetails) ? NO_CREDITS : info.code,
    message: info.message || 'The parsing service refused the call without saying why.',
    status,
    transactionId: info.transactionId ?? null,
    retry: LATER.has(status) ? 'later' : BY_HAND.has(status) ? 'by-hand' : 'never',
    retryAfterMs,
  };
}
