import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import zlib from 'node:zlib';
import { isAllowedHost, portOf } from './allowed-hosts';
import { isPrivateAddress } from './private-addresses';

/**
 * Sends one request to a user-supplied address, only to a public address or to a host that may be private: the check is
 * on the address that is connected to, so no name can change its mind after it.
 */

export type RefusalCode = 'address' | 'private' | 'network' | 'timeout' | 'tooLarge' | 'redirects';

/** Reason why a request was not made, or its response not accepted. */
export class OutgoingError extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Resolves names as usual and refuses those that lead to a private address, whatever else they lead to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const isRefused = addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address));
    if (isRefused) return callback(new OutgoingError('private', hostname), '');
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
};

/** Connections that are kept: each was made to a public address, and stays with it. */
const AGENTS = {
  'http:': new http.Agent({ keepAlive: true, lookup: publicLookup }),
  'https:': new https.Agent({ keepAlive: true, lookup: publicLookup }),
};

/** Reads an address of the web; throws an `OutgoingError` for any other, and for one with credentials in it. */
export function webAddress(address: string): URL {
  if (!URL.canParse(address)) throw new OutgoingError('address', address.slice(0, 200));
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutgoingError('address', url.protocol);
  if (url.username !== '' || url.password !== '')
    throw new OutgoingError('address', 'credentials in the address');
  return url;
}

export type OutgoingRequest = {
  method: string;
  headers: http.OutgoingHttpHeaders;
  body?: string;
  /** Hosts that may be private (`allowed-hosts.ts`). */
  allowedHosts: readonly string[];
  /** Keeps the connection for the next request to the same host. */
  keepsConnection?: boolean;
};

/**
 * Sends a request and returns the answer once its head arrives; rejects with an `OutgoingError` where it is refused.
 */
export async function sendRequest(
  url: URL,
  { method, headers, body, allowedHosts, keepsConnection }: OutgoingRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const mayBePrivate = isAllowedHost(url.hostname, portOf(url), allowedHosts);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate && isIP(literal) !== 0 && isPrivateAddress(literal))
    throw new OutgoingError('private', literal);
  const agent = keepsConnection && !mayBePrivate ? AGENTS[url.protocol as keyof typeof AGENTS] : false;
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const options = {
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      signal,
      agent,
      ...(mayBePrivate ? {} : { lookup: publicLookup }),
    };
    client.request(url, options, resolve).on('error', reject).end(body);
  });
}

const DECODERS: Record<string, () => Transform> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** Returns the body of an answer as it was before it was packed for the way. */
export function unpacked(response: http.IncomingMessage): Readable {
  const encoding = String(response.headers['content-encoding'] ?? '')
    .trim()
    .toLowerCase();
  const decoder = DECODERS[encoding]?.();
  if (!decoder) return response;
  response.on('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
}
