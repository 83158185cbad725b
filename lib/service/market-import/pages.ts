import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import robotsParser from 'robots-parser';
import { decodeSource } from '@/lib/engine/postings';
import { fetchPage } from '@/lib/platform';

/** A page as text, or the reason why it is missing. */
export type FetchedPage = { text: string } | { reason: string };

export type PageFetcher = (address: string) => Promise<FetchedPage>;

export type PageRules = {
  /** Hosts with port that may be private (see `fetchPage` of the platform). */
  allowedHosts: readonly string[];
  /** Pause between two requests to one host, unless its robots.txt requires more. */
  pauseMs: number;
  now?: () => number;
};

const MAX_PAGE_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const MAX_ROBOTS_BYTES = 512 * 1024;
const LONGEST_PAUSE_MS = 30_000;
const AGENT = 'Shortlist';

type Site = { rules: ReturnType<typeof robotsParser>; pauseMs: number; nextAt: number };

const unpack = promisify(gunzip);

/** Sitemaps and feeds are often files that are packed, and not only so for the way. */
async function readBody({ body, contentType }: { body: Buffer; contentType: string }): Promise<FetchedPage> {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  if (!isPacked) return { text: decodeSource(body, contentType) };
  try {
    return { text: decodeSource(await unpack(body, { maxOutputLength: MAX_PAGE_BYTES })) };
  } catch {
    return { reason: 'The packed page is broken or too large.' };
  }
}

const NOTHING_ALLOWED = 'User-agent: *\nDisallow: /';

/**
 * The text of robots.txt, or why the site cannot be asked at all. RFC 9309: no file means all is allowed, a server that
 * fails means nothing is.
 */
async function readRobots(origin: string, allowedHosts: readonly string[]): Promise<FetchedPage> {
  const limits = { maxBytes: MAX_ROBOTS_BYTES, timeoutMs: TIMEOUT_MS };
  const answer = await fetchPage({ url: `${origin}/robots.txt`, allowedHosts, ...limits });
  if (!answer.ok) {
    return answer.failure.code === 'tooLarge' ? { text: '' } : { reason: answer.failure.message };
  }
  const { status, body } = answer.value;
  if (status >= 500) return { text: NOTHING_ALLOWED };
  return { text: status === 200 ? body.toString('utf8') : '' };
}

/** Time after which the rules of a site are fetched again (RFC 9309, 2.4). */
const RULES_HOLD_MS = 12 * 60 * 60 * 1000;

/** Creates a fetcher that asks each site for its rules first and keeps the pace it requires. */
export function createPageFetcher({
  allowedHosts,
  pauseMs,
  now = () => performance.now(),
}: PageRules): PageFetcher {
  const sites = new Map<string, Promise<Site | { reason: string }>>();
  let askedSince = now();

  async function open(origin: string): Promise<Site | { reason: string }> {
    const robots = await readRobots(origin, allowedHosts);
    if ('reason' in robots) return robots;
    const rules = robotsParser(`${origin}/robots.txt`, robots.text);
    const asked = (rules.getCrawlDelay(AGENT) ?? 0) * 1000;
    return { rules, pauseMs: Math.min(LONGEST_PAUSE_MS, Math.max(pauseMs, asked)), nextAt: 0 };
  }

  function siteOf(origin: string) {
    if (now() - askedSince > RULES_HOLD_MS) {
      sites.clear();
      askedSince = now();
    }
    const known = sites.get(origin) ?? open(origin);
    sites.set(origin, known);
    // A site that could not be reached is tried again for the next page.
    known.then((site) => 'reason' in site && sites.delete(origin)).catch(() => sites.delete(origin));
    return known;
  }

  return async (address) => {
    const site = await siteOf(new URL(address).origin);
    if ('reason' in site) return site;
    if (site.rules.isAllowed(address, AGENT) === false) {
      return { reason: 'The rules of this site (robots.txt) ask not to fetch it.' };
    }
    const delay = site.nextAt - now();
    site.nextAt = Math.max(site.nextAt, now()) + site.pauseMs;
    if (delay > 0) await wait(delay);
    const answer = await fetchPage({
      url: address,
      allowedHosts,
      maxBytes: MAX_PAGE_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok) return { reason: answer.failure.message };
    const { status } = answer.value;
    return status === 200 ? readBody(answer.value) : { reason: `The page answered with status ${status}.` };
  };
}
