import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { guardedFetch, hostOf } from '@/lib/platform';
import type { ProviderFailure } from './model';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 1024 * 1024;

function unavailable(message: string): { ok: false; failure: ProviderFailure } {
  return fail({ code: 'Unavailable', message });
}

async function readText(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Gets the JSON that a provider answers, whatever its status. The address is one of the configuration and is not left:
 * redirects are not followed. Messages of failures never hold the key, which is part of the query.
 */
export async function askProvider(
  base: string,
  query: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, ProviderFailure>> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await guardedFetch(`${base}?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json' },
      allowedHosts: [hostOf(base)],
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const text = await readText(response);
    if (text === undefined) return unavailable('the answer is too large');
    if (response.status >= 300 && response.status < 400) return unavailable(`status ${response.status}`);
    return succeed(JSON.parse(text));
  } catch (error) {
    if (limit.aborted) return unavailable(`no answer within ${TIMEOUT_MS} ms`);
    return unavailable(error instanceof SyntaxError ? 'the answer is not JSON' : 'no connection');
  }
}
