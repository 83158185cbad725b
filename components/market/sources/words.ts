import type { MarketImportSummary, MarketSourceSummary } from '@/lib/recruiter';

/** Words of the sources of the market. */

const FORMS: Record<string, string> = {
  'schema-org': 'JobPosting data (schema.org)',
  sitemap: 'Sitemap',
  'indeed-xml': 'XML feed',
  greenhouse: 'Greenhouse board',
  lever: 'Lever board',
  ashby: 'Ashby board',
  smartrecruiters: 'SmartRecruiters postings',
  workable: 'Workable board',
  recruitee: 'Recruitee offers',
  personio: 'Personio feed',
  teamtailor: 'Teamtailor feed',
  'json-feed': 'JSON Feed',
  adzuna: 'Adzuna results',
  json: 'JSON list',
  'json-lines': 'JSON Lines',
  csv: 'CSV table',
  parquet: 'Parquet table',
  xlsx: 'Excel workbook',
};

/** Describes a source, under its name. */
export function describeSource({ from, form, address, everyHours }: MarketSourceSummary): string {
  if (from === 'sample') return 'Generated: fictional employers and jobs';
  if (from === 'file') return FORMS[form ?? ''] ?? 'File';
  return `${address ?? ''}${everyHours === null ? '' : `, ${describePace(everyHours)}`}`;
}

export function describePace(hours: number): string {
  if (hours === 24) return 'every day';
  if (hours === 168) return 'every week';
  return hours === 1 ? 'every hour' : `every ${hours} hours`;
}

const counts = new Intl.NumberFormat('en-GB');

export const count = (value: number) => counts.format(value);

export function nounOf(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/**
 * Describes the result of an import in a line: the counts of its rows, which add up, and then properties of some
 * postings.
 */
export function describeImport(run: MarketImportSummary): string {
  const some = (value: number, words: string) => (value > 0 ? [`${count(value)} ${words}`] : []);
  const parts = [
    `${nounOf(run.newPostings, 'new posting')} of ${nounOf(run.newJobs, 'new job')}`,
    ...some(run.written - run.newPostings, 'known'),
    ...some(run.repeated, 'repeated'),
    ...some(run.rejected, 'left out'),
  ];
  const also = [...some(run.undated, 'without a date'), ...some(run.endedPostings, 'ended')];
  const became = [parts.join(', '), ...also].join('; ');
  if (run.state === 'waiting') return 'Queued';
  const share = shareRead(run);
  if (share === null) return `${nounOf(run.rowsRead, 'row')}: ${became}`;
  const rows = `${count(run.rowsRead)} of ${nounOf(run.rowsTotal ?? 0, 'row')}`;
  return run.rowsRead === 0 ? rows : `${rows}: ${became}`;
}

/** Returns how much of a source has been read, from 0 to 1; null where that is not known or no longer of interest. */
export function shareRead({ state, rowsRead, rowsTotal }: MarketImportSummary): number | null {
  return state === 'running' && rowsTotal ? Math.min(rowsRead / rowsTotal, 1) : null;
}

/** Describes the rows of an import that did not become separate postings; empty when all did. */
export function describeLeftOut({ rejected, repeated }: MarketImportSummary): string {
  const parts = [
    rejected > 0 && `${nounOf(rejected, 'row')} left out`,
    repeated > 0 && `${nounOf(repeated, 'row')} repeated`,
  ];
  return parts.filter(Boolean).join(', ');
}

const TARGETS: Record<string, string> = {
  title: 'Job title',
  organization: 'Employer',
  description: 'Text',
  duties: 'Text: duties',
  requirements: 'Text: requirements',
  preferred: 'Text: what is welcome',
  benefits: 'Text: what is offered',
  date: 'Published on',
  expirationDate: 'Open until',
  seenOn: 'Collected on',
  location: 'Place, in one text',
  municipality: 'Town',
  region: 'Region',
  country: 'Country',
  postalCode: 'Postcode',
  payMinimum: 'Pay from',
  payMaximum: 'Pay to',
  currency: 'Currency',
  pay: 'Pay, in one text',
  payPeriod: 'Pay per',
  employment: 'Kind of contract',
  schedule: 'Hours, in one text',
  isRemote: 'Remote',
  url: 'Address of the page',
  id: 'Identifier',
  industry: 'Industry',
  education: 'Education',
  experience: 'Experience',
  skills: 'Skills',
  language: 'Language',
};

/** Returns the name of a column's target, as people say it. */
export const targetName = (target: string) => TARGETS[target] ?? target;

/** Targets that are counted together, since one fact is read from several columns. */
const COUNTED: Record<string, string> = {
  location: 'place',
  municipality: 'place',
  region: 'place',
  country: 'place',
  postalCode: 'place',
  payMinimum: 'pay',
  payMaximum: 'pay',
  schedule: 'employment',
};

/** Returns how many values of a field the last import used; null where that is not counted. */
export function usedOf(target: string | undefined, run: MarketImportSummary | null): number | null {
  if (target === undefined || !run || run.rowsRead === 0 || Object.keys(run.used).length === 0) return null;
  if (['id', 'currency', 'payPeriod'].includes(target)) return null;
  return run.used[COUNTED[target] ?? target] ?? 0;
}
