import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { isPrivateAddress } from './private-addresses';

/**
 * Fetching an address that somebody typed or that another page named. Each connection, also after a redirect, goes only
 * to a public address: the check is on the address that is connected to, so no name can change its mind after it.
 */

export type PageRequest = {
  url: string;
  /** What is posted; such a request is never sent on to another address. */
  post?: string;
  headers?: Record<string, string>;
  /** An answer that leads elsewhere is not followed, for a request that carries a secret. */
  stays?: boolean;
  /** Host and port (`127.0.0.1:4000`) that may be reached although they are private. */
  allowedHosts?: readonly string[];
  maxBytes: number;
  /** Gives the beginning of what is longer than `maxBytes`, instead of a failure. */
  mayCut?: boolean;
  /** For the whole of it, redirects included. */
  timeoutMs: number;
};

export type Page = {
  url: string;
  status: number;
  contentType: string;
  body: Buffer;
  headers: http.IncomingHttpHeaders;
};

export type PageFailure = {
  code: 'address' | 'private' | 'network' | 'timeout' | 'tooLarge' | 'redirects';
  message: string;
  detail?: string;
};

export type PageResult = { ok: true; value: Page } | { ok: false; failure: PageFailure };

const MAX_REDIRECTS = 5;
const USER_AGENT = 'Shortlist/1.0 (+https://schema.org/JobPosting)';

const MESSAGES: Record<PageFailure['code'], string> = {
  address: 'This is not an address of a web page.',
  private: 'This address is inside a private network and is not fetched.',
  network: 'The page could not be reached.',
  timeout: 'The page took too long to answer.',
  tooLarge: 'The page is too large.',
  redirects: 'The page leads in circles.',
};

class PageError extends Error {
  readonly code: PageFailure['code'];
  constructor(code: PageFailure['code'], detail?: string) {
    super(detail ?? MESSAGES[code]);
    this.code = code;
  }
}

/** Resolves names as usual and refuses those that lead to a private address, whatever else they lead to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const isRefused = addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address));
    if (isRefused) return callback(new PageError('private', hostname), '');
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
};

function parse(address: string): URL {
  if (!URL.canParse(address)) throw new PageError('address', address.slice(0, 200));
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PageError('address', url.protocol);
  if (url.username !== '' || url.password !== '')
    throw new PageError('address', 'credentials in the address');
  return url;
}

function isAllowed(url: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.includes(url.host);
}

function request(url: URL, { headers, post, allowedHosts = [] }: PageRequest, signal: AbortSignal) {
  const mayBePrivate = isAllowed(url, allowedHosts);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate && isIP(literal) !== 0 && isPrivateAddress(literal)) {
    throw new PageError('private', literal);
  }
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const options = {
      method: post === undefined ? 'GET' : 'POST',
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip, deflate, br', ...headers },
      signal,
      // One connection a request: a kept one would skip the look-up.
      agent: false as const,
      ...(mayBePrivate ? {} : { lookup: publicLookup }),
    };
    client.request(url, options, resolve).on('error', reject).end(post);
  });
}

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

async function readBody(
  response: http.IncomingMessage,
  { maxBytes, mayCut }: Pick<PageRequest, 'maxBytes' | 'mayCut'>,
): Promise<Buffer> {
  const decoder =
    DECODERS[
      String(response.headers['content-encoding'] ?? '')
        .trim()
        .toLowerCase()
    ]?.();
  const stream = decoder ? (response.pipe(decoder) as unknown as Readable) : response;
  if (decoder) response.on('error', (error) => stream.destroy(error));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      if (!mayCut) throw new PageError('tooLarge');
      chunks.push(chunk.subarray(0, chunk.length - (size - maxBytes)));
      break;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(order: PageRequest, signal: AbortSignal): Promise<Page> {
  let url = parse(order.url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(url, order, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined && order.post === undefined && !order.stays) {
      response.destroy();
      url = parse(URL.canParse(location, url) ? new URL(location, url).href : location);
      continue;
    }
    const body = await readBody(response, order);
    const contentType = response.headers['content-type'] ?? '';
    return { url: url.href, status, contentType, body, headers: response.headers };
  }
  throw new PageError('redirects');
}

function failureOf(error: unknown, signal: AbortSignal): PageFailure {
  const known = error instanceof PageError ? error : error instanceof Error ? error.cause : undefined;
  const code = known instanceof PageError ? known.code : signal.aborted ? 'timeout' : 'network';
  return { code, message: MESSAGES[code], detail: error instanceof Error ? error.message : String(error) };
}

/**
 * Posts to an address. An answer that leads elsewhere is an answer like any other: what was posted was meant for this
 * address alone.
 */
export function postTo(order: PageRequest & { post: string }): Promise<PageResult> {
  return fetchPage(order);
}

/** Fetches a page with GET, following a few redirects. Any status is an answer; only what gave none is a failure. */
export async function fetchPage(order: PageRequest): Promise<PageResult> {
  const signal = AbortSignal.timeout(order.timeoutMs);
  try {
    return { ok: true, value: await follow(order, signal) };
  } catch (error) {
    return { ok: false, failure: failureOf(error, signal) };
  }
}
