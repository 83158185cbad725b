import type { DocumentSourceKind } from './model';

/** The address that a source is fetched from, and the form of its answers when the address shows it. */
export type BoardAddress = { kind?: DocumentSourceKind; address: string };

type Rule = { kind: DocumentSourceKind; page: RegExp; feed: (board: string, url: URL) => string };

/** Pages that people see, and the public interface of the same board. `page` is matched on host and path. */
const RULES: Rule[] = [
  {
    kind: 'greenhouse',
    page: /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io\/(?:embed\/job_board\/?)?([\w-]+)/,
    feed: (board) =>
      `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true&pay_transparency=true`,
  },
  {
    kind: 'lever',
    page: /^jobs\.(?:eu\.)?lever\.co\/([\w.-]+)/,
    feed: (board, { hostname }) =>
      `https://${hostname === 'jobs.eu.lever.co' ? 'api.eu.lever.co' : 'api.lever.co'}/v0/postings/${board}?mode=json`,
  },
  {
    kind: 'ashby',
    page: /^jobs\.ashbyhq\.com\/([\w.%-]+)/,
    feed: (board) => `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
  },
  {
    kind: 'smartrecruiters',
    page: /^(?:careers|jobs)\.smartrecruiters\.com\/([\w.-]+)/,
    feed: (board) => `https://api.smartrecruiters.com/v1/companies/${board}/postings?limit=100`,
  },
  {
    kind: 'workable',
    page: /^apply\.workable\.com\/(?!api\/|j\/)([\w-]+)/,
    feed: (board) => `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`,
  },
  {
    kind: 'recruitee',
    page: /^([\w-]+)\.recruitee\.com\//,
    feed: (board) => `https://${board}.recruitee.com/api/offers/`,
  },
  {
    kind: 'personio',
    page: /^([\w-]+)\.jobs\.personio\.(?:de|com)\//,
    feed: (_board, { hostname }) => `https://${hostname}/xml`,
  },
  {
    kind: 'json-feed',
    page: /^([\w-]+)(?:\.(?:na|au))?\.teamtailor\.com\//,
    feed: (_board, { hostname }) => `https://${hostname}/jobs.json`,
  },
];

const FEEDS: [DocumentSourceKind, RegExp][] = [
  ['greenhouse', /^boards-api\.greenhouse\.io\//],
  ['lever', /^api\.(?:eu\.)?lever\.co\//],
  ['ashby', /^api\.ashbyhq\.com\//],
  ['smartrecruiters', /^api\.smartrecruiters\.com\//],
  ['workable', /^apply\.workable\.com\/api\//],
  ['recruitee', /^[\w-]+\.recruitee\.com\/api\//],
  ['personio', /^[\w-]+\.jobs\.personio\.(?:de|com)\/xml/],
  ['json-feed', /^[\w.-]+\.teamtailor\.com\/jobs\.json$/],
  ['teamtailor', /^[\w.-]+\.teamtailor\.com\/jobs\.rss$/],
  ['adzuna', /^api\.adzuna\.com\//],
  ['sitemap', /\/[\w-]*sitemap[\w-]*\.xml$/],
];

/** Returns where to fetch an address that someone typed: a page of a known board leads to its public interface. */
export function boardAddressOf(typed: string): BoardAddress | undefined {
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const place = `${url.hostname}${url.pathname}`;
  const feed = FEEDS.find(([, pattern]) => pattern.test(place));
  if (feed) return { kind: feed[0], address: url.href };
  for (const { kind, page, feed: feedOf } of RULES) {
    const board = page.exec(place)?.[1];
    if (board !== undefined) return { kind, address: feedOf(board, url) };
  }
  return { address: url.href };
}

const LONGEST_NAME = 100;

/** Returns `Reed Inn` for `reed-inn`; a name that has capitals stays unchanged. */
function shownName(board: string): string {
  const words = board.replace(/[-_+]+/g, ' ').trim();
  return words === words.toLowerCase()
    ? words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : words;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the employer whose board a posting's address is on, by the name of the board; undefined for other sites. */
export function employerOfBoard(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  for (const { page } of RULES) {
    const board = page.exec(`${hostname}${pathname}`)?.[1];
    if (board !== undefined) return shownName(decoded(board)).slice(0, LONGEST_NAME) || undefined;
  }
  return undefined;
}
