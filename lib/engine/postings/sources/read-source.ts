import { fail, type Result, succeed } from '../../kernel';
import { readAdzuna } from './boards/adzuna';
import { readAshby } from './boards/ashby';
import { readGreenhouse } from './boards/greenhouse';
import { readLever } from './boards/lever';
import { readPersonio } from './boards/personio';
import { readRecruitee } from './boards/recruitee';
import { readSmartRecruiters } from './boards/smartrecruiters';
import { readWorkable } from './boards/workable';
import { readIndeedXml } from './indeed-xml';
import type { SourceFailure, SourceKind, SourceReading } from './model';
import { readJobPostingPage, readJobPostings } from './schema-org';
import { readSitemap } from './sitemap';
import { isObject, objectOf } from './values';

/** The kinds that are read whole, as one answer; tables are read row by row (columns.ts). */
export type DocumentSourceKind = Exclude<SourceKind, 'json-lines' | 'csv' | 'parquet'>;

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

function kindOfObject(value: Record<string, unknown>): DocumentSourceKind | undefined {
  if ('@type' in value || '@graph' in value || '@context' in value) return 'schema-org';
  if (Array.isArray(value.offers)) return 'recruitee';
  if (Array.isArray(value.content) || 'jobAd' in value) return 'smartrecruiters';
  if (Array.isArray(value.results)) return 'adzuna';
  if (!Array.isArray(value.jobs)) return undefined;
  const first = objectOf(value.jobs[0]);
  if ('absolute_url' in first) return 'greenhouse';
  if ('shortcode' in first) return 'workable';
  return 'jobUrl' in first || 'descriptionHtml' in first ? 'ashby' : undefined;
}

function kindOfJson(text: string): SourceKind | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return kindOfObject(value) ?? (text.includes('\n{') ? undefined : 'json-lines');
    const first = Array.isArray(value) ? objectOf(value[0]) : {};
    if ('@type' in first) return 'schema-org';
    return 'hostedUrl' in first || 'categories' in first ? 'lever' : undefined;
  } catch {
    return isJsonLine(text) ? 'json-lines' : undefined;
  }
}

function isJsonLine(text: string): boolean {
  try {
    return isObject(JSON.parse(text.slice(0, text.indexOf('\n') + 1 || undefined)));
  } catch {
    return false;
  }
}

function kindOfMarkup(head: string): SourceKind | undefined {
  if (/<workzag-jobs\b|<position>\s*<id>/i.test(head)) return 'personio';
  if (/<(?:urlset|sitemapindex)\b/i.test(head)) return 'sitemap';
  if (/<(?:!doctype html|html|head|body|script)\b/i.test(head)) return 'schema-org';
  return /<(?:source|jobs?|publisher)\b/i.test(head) ? 'indeed-xml' : undefined;
}

/** The first two lines have as many cells, parted by the same sign: prose does not. */
function isTable(head: string): boolean {
  const [columns = '', row = ''] = head.split(/\r\n|[\r\n]/);
  return [',', ';', '\t', '|'].some((sign) => {
    const cells = columns.split(sign).length;
    return cells >= 3 && cells <= 500 && row.split(sign).length >= cells;
  });
}

/**
 * The kind of source that a text is, by what is in it. Undefined when it is none that is known.
 */
export function detectSource(text: string): SourceKind | undefined {
  const content = text.replace(/^\uFEFF/, '');
  if (content.startsWith('PAR1')) return 'parquet';
  if (looksLikeJson(content)) return kindOfJson(content);
  const head = content.slice(0, 4000);
  if (/^\s*</.test(head)) return kindOfMarkup(head);
  return isTable(head) ? 'csv' : undefined;
}
