import { type Field, fieldByName } from '../fields';
import type { SearchRequest } from '../search-request';
import { shownColumns } from './field-columns';
import { from, LEAD_ORDER, type Source, sourceOf } from './source';
import { Parameters, type Statement } from './statement';
import type { OpenWords } from './words-condition';

type Made = { source: Source; parameters: Parameters };

function made({ filters }: SearchRequest, openWords: OpenWords): Made {
  const parameters = new Parameters();
  return { source: sourceOf(filters, parameters, openWords), parameters };
}

function statement(parameters: Parameters, ...lines: string[]): Statement {
  return { sql: lines.join('\n'), parameters: parameters.values };
}

function columnsOf(fields: readonly Field[]): string {
  return [...new Set(fields.flatMap(shownColumns))].sort().join(', ');
}

function columnList(always: string, fields: readonly Field[]): string {
  return [always, columnsOf(fields)].filter((part) => part !== '').join(', ');
}

/** A job of the page, with its day: both tables are kept in the order of days, so that little of them is read. */
export type PageJob = { id: number; date: string };

function ofJobs(jobs: readonly PageJob[], parameters: Parameters): string {
  const ids = parameters.of(
    'Array(Int64)',
    jobs.map(({ id }) => id),
  );
  return `job_id in ${ids}`;
}

/** No posting of a job is older than the job, but those without a day. */
function postingsOf(jobs: readonly PageJob[], parameters: Parameters): string {
  const [oldest = ''] = jobs.map(({ date }) => date).sort();
  return `(date >= ${parameters.of('Date', oldest)} or date = toDate(0)) and ${ofJobs(jobs, parameters)}`;
}

/** Returns the statement for the requested columns of jobs. */
export function jobsStatement({ fields }: SearchRequest, jobs: readonly PageJob[]): Statement {
  const parameters = new Parameters();
  const asked = fields.filter(({ field, level }) => level === 'job' && field.name !== 'job_id');
  const columns = columnList(
    'job_id',
    asked.map(({ field }) => field),
  );
  const days = [...new Set(jobs.map(({ date }) => date))];
  const conditions = [`date in ${parameters.of('Array(Date)', days)}`, ofJobs(jobs, parameters)];
  return statement(parameters, `select ${columns}`, from('job', conditions));
}

/**
 * Returns the statement for the posting shown on each of the jobs: the first match. Texts are only read for these rows.
 */
export function shownPostingStatement(
  request: SearchRequest,
  openWords: OpenWords,
  jobs: readonly PageJob[],
): Statement {
  const { source, parameters } = made(request, openWords);
  const fields = request.fields.filter(({ level }) => level === 'posting').map(({ field }) => field);
  const needed = request.snippets ? [...fields, ...fullText(request)] : fields;
  const columns = columnList(
    'job_id',
    needed.filter(({ name }) => name !== 'job_id'),
  );
  const matching = from('posting', [postingsOf(jobs, parameters), ...source.posting]);
  return statement(
    parameters,
    `select ${columns}`,
    'from posting where (date, posting_id) in (',
    `  select date, posting_id ${matching}`,
    `  order by ${LEAD_ORDER} limit 1 by job_id`,
    ')',
  );
}

/** Returns the fields that snippets are taken from: the title is searched with the text. */
function fullText({ filters }: SearchRequest): Field[] {
  if (!filters.some(({ field }) => field.name === 'full_text')) return [];
  return ['job_title', 'full_text'].flatMap((name) => fieldByName(name) ?? []);
}

/** Returns the statement for the postings of the jobs, all or only those that match. */
export function postingsStatement(
  request: SearchRequest,
  openWords: OpenWords,
  jobs: readonly PageJob[],
): Statement {
  const parameters = new Parameters();
  const source = request.matchingPostingsOnly ? sourceOf(request.filters, parameters, openWords) : undefined;
  const fields = (request.postingFields ?? []).filter(({ name }) => name !== 'job_id');
  return statement(
    parameters,
    `select ${columnList('job_id', fields)}`,
    from('posting', [postingsOf(jobs, parameters), ...(source?.posting ?? [])]),
    `order by ${LEAD_ORDER}`,
  );
}
