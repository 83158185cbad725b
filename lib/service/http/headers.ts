/** Headers that the answers of several endpoints have. */

export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/**
 * Quota of an account for one kind of call, and the rest of it. `seconds` is the window; without one it is a limit on
 * concurrent calls. `resetsIn` is the number of seconds until the used quota begins to return.
 */
export type Quota = {
  name: string;
  most: number;
  left: number;
  seconds?: number;
  resetsIn?: number;
};

const policyOf = ({ name, most, seconds }: Quota) =>
  `"${name}";q=${most};${seconds === undefined ? 'qu="concurrent-requests"' : `w=${seconds}`}`;

const stateOf = ({ name, left, resetsIn }: Quota) =>
  `"${name}";r=${Math.max(0, left)}${resetsIn === undefined ? '' : `;t=${resetsIn}`}`;

/** Returns `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11); none for an unknown caller. */
export function rateLimitHeaders(quotas: readonly Quota[] = []): Record<string, string> {
  if (quotas.length === 0) return {};
  return {
    'ratelimit-policy': quotas.map(policyOf).join(', '),
    ratelimit: quotas.map(stateOf).join(', '),
  };
}

/** Returns the time after which a refused caller may retry, if known. */
export function retryHeaders({ retryAfterSeconds }: { retryAfterSeconds?: number }): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}
