import { fail, type Result, succeed } from '../../kernel';
import { readAdzuna } from './boards/adzuna';
import { readAshby } from './boards/ashby';
import { readGreenhouse } from './boards/greenhouse';
import { readJsonFeed } from './boards/json-feed';
import { readLever } from './boards/lever';
import { readPersonio } from './boards/personio';
import { readRecruitee } from './boards/recruitee';
import { readSmartRecruiters } from './boards/smartrecruiters';
import { readTeamtailor } from './boards/teamtailor';
import { readWorkable } from './boards/workable';
import { delimiterOf } from './csv-head';
import { readIndeedXml } from './indeed-xml';
import { createJsonMembers } from './json-members';
import type { DocumentSourceKind, SourceFailure, SourceKind, SourceReading } from './model';
import { readJobPostingPage, readJobPostings } from './schema-org';
import { readSitemap } from './sitemap';
import { isObject, listOf, objectOf } from './values';

/** Longest member that can be a posting. */
const LONGEST_MEMBER = 2_000_000;

type Reader = (text: string, address: string | undefined) => SourceReading;

function ofJson(read: (value: unknown, address?: string) => SourceReading): Reader {
  return (text, address) => read(JSON.parse(text), address);
}

const READERS: Record<DocumentSourceKind, Reader> = {
  'schema-org': (text, address) =>
    looksLikeJson(text) ? readJobPostings(JSON.parse(text), address) : readJobPostingPage(text, address),
  sitemap: readSitemap,
  'indeed-xml': readIndeedXml,
  greenhouse: ofJson(readGreenhouse),
  lever: ofJson(readLever),
  ashby: ofJson(readAshby),
  smartrecruiters: ofJson(readSmartRecruiters),
  workable: ofJson(readWorkable),
  recruitee: ofJson(readRecruitee),
  personio: readPersonio,
  teamtailor: readTeamtailor,
  'json-feed': ofJson(readJsonFeed),
  adzuna: ofJson(readAdzuna),
};

/** Reads one file or answer of a source. `address` is where it came from, for the links in it. */
export function readSource(
  kind: DocumentSourceKind,
  text: string,
  address?: string,
): Result<SourceReading, SourceFailure> {
  try {
    return succeed(READERS[kind](text.replace(/^\uFEFF/, ''), address));
  } catch (error) {
    const message = 'This is not the form of data that the source should give.';
    return fail({ code: 'unreadable', message, detail: String(error).slice(0, 500) });
  }
}

function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** A list that is empty or whose first object has one of these members. */
function isListOf(list: unknown, ...members: string[]): boolean {
  if (!Array.isArray(list)) return false;
  return list.length === 0 || members.some((member) => member in objectOf(list[0]));
}

function isFeed({ version, items }: Record<string, unknown>): boolean {
  const isNamed = typeof version === 'string' && version.startsWith('https://jsonfeed.org/version/');
  return isNamed || '_jobposting' in objectOf(listOf(items)[0]);
}

function kindOfObject(value: Record<string, unknown>): DocumentSourceKind | undefined {
  if ('@type' in value || '@graph' in value || '@context' in value) return 'schema-org';
  if (isListOf(value.offers, 'slug', 'careers_url')) return 'recruitee';
  if (isListOf(value.content, 'releasedDate', 'ref') || 'jobAd' in value) return 'smartrecruiters';
  if (isListOf(value.results, 'redirect_url', 'adref')) return 'adzuna';
  if (Array.isArray(value.items) && isFeed(value)) return 'json-feed';
  if (!Array.isArray(value.jobs)) return undefined;
  const first = objectOf(value.jobs[0]);
  if ('absolute_url' in first) return 'greenhouse';
  if ('shortcode' in first) return 'workable';
  // Lists of others have members of these names, too.
  return 'descriptionHtml' in first || ('jobUrl' in first && 'isListed' in first) ? 'ashby' : undefined;
}

function kindOfList(first: unknown): SourceKind | undefined {
  if (!isObject(first)) return undefined;
  if ('@type' in first) return 'schema-org';
  return 'hostedUrl' in first || ('categories' in first && 'text' in first) ? 'lever' : 'json';
}

/**
 * Returns the kind of a list of objects by its first one, when the list is a member of an object or the text itself.
 */
function kindOfMembers(text: string): SourceKind | undefined {
  const members = createJsonMembers(LONGEST_MEMBER);
  const first = parsed(members.read(text)[0]);
  if (first === undefined) return undefined;
  const list = members.listName();
  return list === undefined ? kindOfList(first) : (kindOfObject({ [list]: [first] }) ?? 'json');
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lines of objects, of which a text may hold a single one; a list of objects; or the answer of a board. */
function kindOfJson(text: string): SourceKind | undefined {
  const line = parsed(text.slice(0, text.indexOf('\n') + 1 || undefined));
  if (isObject(line)) {
    const isOnly = !text.trim().includes('\n');
    return (isOnly ? (kindOfObject(line) ?? kindOfMembers(text)) : undefined) ?? 'json-lines';
  }
  const whole = parsed(text);
  return (isObject(whole) ? kindOfObject(whole) : undefined) ?? kindOfMembers(text);
}

function kindOfMarkup(head: string): SourceKind | undefined {
  if (/<workzag-jobs\b|<position>\s*<id>/i.test(head)) return 'personio';
  if (/<rss\b[^>]{0,400}["']https?:\/\/(?:www\.)?teamtailor\.com\/locations["']/i.test(head))
    return 'teamtailor';
  if (/<(?:urlset|sitemapindex)\b/i.test(head)) return 'sitemap';
  if (/<(?:!doctype html|html|head|body|script)\b/i.test(head)) return 'schema-org';
  return /<(?:source|jobs?|publisher)\b/i.test(head) ? 'indeed-xml' : undefined;
}

/** Detects the kind of source from the content of a text. Undefined when it is not a known kind. */
export function detectSource(text: string): SourceKind | undefined {
  const content = text.replace(/^\uFEFF/, '');
  if (content.startsWith('PAR1')) return 'parquet';
  if (looksLikeJson(content)) return kindOfJson(content);
  const head = content.slice(0, 4000);
  if (/^\s*</.test(head)) return kindOfMarkup(head);
  return delimiterOf(content) === undefined ? undefined : 'csv';
}
