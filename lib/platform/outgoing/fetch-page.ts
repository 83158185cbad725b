import type http from 'node:http';
import { OutgoingError, type RefusalCode, sendRequest, unpacked, webAddress } from './request';

/** Fetching an address that somebody typed or that another page named, guarded after each redirect as at the first. */

export type PageRequest = {
  url: string;
  /** Body to post; a redirect of such a request is never followed. */
  post?: string;
  headers?: Record<string, string>;
  /** An answer that leads elsewhere is not followed, for a request that carries a secret. */
  stays?: boolean;
  /** Hosts that may be reached although they are private (`allowed-hosts.ts`). */
  allowedHosts?: readonly string[];
  maxBytes: number;
  /** Returns the beginning of a page longer than `maxBytes`, instead of a failure. */
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
  code: RefusalCode;
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

function request(url: URL, { headers, post, allowedHosts = [] }: PageRequest, signal: AbortSignal) {
  const method = post === undefined ? 'GET' : 'POST';
  return sendRequest(
    url,
    { method, headers: { 'user-agent': USER_AGENT, ...headers }, body: post, allowedHosts },
    signal,
  );
}

async function readBody(
  response: http.IncomingMessage,
  { maxBytes, mayCut }: Pick<PageRequest, 'maxBytes' | 'mayCut'>,
): Promise<Buffer> {
  const stream: AsyncIterable<Buffer> = unpacked(response);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      if (!mayCut) throw new OutgoingError('tooLarge', MESSAGES.tooLarge);
      chunks.push(chunk.subarray(0, chunk.length - (size - maxBytes)));
      break;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(order: PageRequest, signal: AbortSignal): Promise<Page> {
  let url = webAddress(order.url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(url, order, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined && order.post === undefined && !order.stays) {
      response.destroy();
      url = webAddress(URL.canParse(location, url) ? new URL(location, url).href : location);
      continue;
    }
    const body = await readBody(response, order);
    const contentType = response.headers['content-type'] ?? '';
    return { url: url.href, status, contentType, body, headers: response.headers };
  }
  throw new OutgoingError('redirects', MESSAGES.redirects);
}

function failureOf(error: unknown, signal: AbortSignal): PageFailure {
  const known = error instanceof OutgoingError ? error : error instanceof Error ? error.cause : undefined;
  const code = known instanceof OutgoingError ? known.code : signal.aborted ? 'timeout' : 'network';
  return { code, message: MESSAGES[code], detail: error instanceof Error ? error.message : String(error) };
}

/** Posts to an address. A redirect is an answer like any other: the body was only meant for this address. */
export function postTo(order: PageRequest & { post: string }): Promise<PageResult> {
  return fetchPage(order);
}

/**
 * Fetches a page with GET, following a few redirects. Any status is an answer; only a missing response is a failure.
 */
export async function fetchPage(order: PageRequest): Promise<PageResult> {
  const signal = AbortSignal.timeout(order.timeoutMs);
  try {
    return { ok: true, value: await follow(order, signal) };
  } catch (error) {
    return { ok: false, failure: failureOf(error, signal) };
  }
}
