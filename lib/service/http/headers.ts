/** Headers that the answers of several endpoints have. */

export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** After how long a refused caller may come again, where that is known. */
export function retryHeaders({ retryAfterSeconds }: { retryAfterSeconds?: number }): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}
