import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { isAllowedHost, portOf } from './allowed-hosts';
import { OutgoingError, sendRequest, unpacked, webAddress } from './request';

/** Request options; `allowedHosts` may be private. */
type GuardedCall = {
  method?: string;
  headers?: HeadersInit;
  body?: string;
  signal: AbortSignal;
  allowedHosts: readonly string[];
};

/** Statuses whose answers have no body (fetch standard, null body status). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Fetches from an address that was configured or typed, as `fetch` does, with three guards: it connects only to public
 * addresses and `allowedHosts`, it follows no redirect, and it takes no address with credentials. Rejects with an
 * `OutgoingError` of the code `private` or `address` where it is refused.
 */
export async function guardedFetch(
  address: string,
  { method = 'GET', headers, body, signal, allowedHosts }: GuardedCall,
): Promise<Response> {
  const url = webAddress(address);
  if (isAllowedHost(url.hostname, portOf(url), allowedHosts))
    return fetch(url, { method, headers, body, signal, redirect: 'manual', cache: 'no-store' });
  const sent = Object.fromEntries(new Headers(headers));
  const response = await sendRequest(
    url,
    { method, headers: sent, body, allowedHosts, keepsConnection: true },
    signal,
  );
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 599) throw new OutgoingError('network', `status ${status}`);
  const given = new Headers();
  for (const [name, value] of Object.entries(response.headers))
    for (const one of [value ?? []].flat()) given.append(name, one);
  if (WITHOUT_BODY.has(status) || method === 'HEAD') {
    response.resume();
    return new Response(null, { status, headers: given });
  }
  const stream = Readable.toWeb(unpacked(response)) as NodeReadableStream<Uint8Array>;
  return new Response(stream as ReadableStream<Uint8Array>, { status, headers: given });
}
