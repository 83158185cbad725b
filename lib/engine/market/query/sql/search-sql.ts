import type { Field } from '../fields';
import type { SearchRequest } from '../search-request';
import { presence, shownColumn, shownColumns } from './field-columns';
import { from, jobConditions, postingConditions, type Source, sourceOf } from './source';
import { Parameters, type Statement } from './statement';
import type { OpenWords } from './words-condition';

const LEAD_ORDER = 'via_intermediary, date, posting_id';
const LEAD = `tuple(${LEAD_ORDER})`;

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

/** How many jobs fit. */
export function countStatement(request: SearchRequest, openWords: OpenWords): Statement {
  const { source, parameters } = made(request, openWords);
  return statement(parameters, 'select count() as total', from('job', jobConditions(source)));
}

/** The jobs of the page in their order, with the asked columns of the job; newest first unless asked otherwise. */
export function pageStatement(request: SearchRequest, openWords: OpenWords): Statement {
  const { source, parameters } = made(request, openWords);
  const ofJobs = request.fields.filter(({ level }) => level === 'job').map(({ field }) => field);
  const columns = columnList(
    'job_id',
    ofJobs.filter(({ name }) => name !== 'job_id'),
  );
  const order = request.sort.map(({ field, level, direction }, index) => {
    const key = level === 'job' ? shownColumn(field) : `sort_${index + 1}`;
    return `${key} ${direction}`;
  });
  const shown = shownForSort(request, source);
  return statement(
    parameters,
    `select ${columns}`,
    shown ? `from job inner join (${shown}) as shown using (job_id)` : 'from job',
    ...whereOf(jobConditions(source)),
    `order by ${[...(order.length > 0 ? order : ['date desc']), 'job_id desc'].join(', ')}`,
    `limit ${request.limit} offset ${request.offset}`,
  );
}

function whereOf(conditions: readonly string[]): string[] {
  return conditions.length === 0 ? [] : [`where ${conditions.join(' and ')}`];
}

/** The values to sort by of the posting that is shown on each job. */
function shownForSort({ sort }: SearchRequest, source: Source): string | undefined {
  const keys = sort.flatMap(({ field, level }, index) =>
    level === 'posting' ? [`argMin(${shownColumn(field)}, ${LEAD}) as sort_${index + 1}`] : [],
  );
  if (keys.length === 0) return undefined;
  return `select job_id, ${keys.join(', ')} ${from('posting', source.posting)} group by job_id`;
}

/** The posting that is shown on each of the jobs: the first of those that match. Texts are read of these rows alone. */
export function shownPostingStatement(
  request: SearchRequest,
  openWords: OpenWords,
  jobs: readonly number[],
): Statement {
  const { source, parameters } = made(request, openWords);
  const fields = request.fields.filter(({ level }) => level === 'posting').map(({ field }) => field);
  const needed = request.snippets ? [...fields, ...fullText(request)] : fields;
  const columns = columnList(
    'job_id',
    needed.filter(({ name }) => name !== 'job_id'),
  );
  const matching = from('posting', [`job_id in ${parameters.of('Array(Int64)', jobs)}`, ...source.posting]);
  return statement(
    parameters,
    `select ${columns}`,
    'from posting where (date, posting_id) in (',
    `  select date, posting_id ${matching}`,
    `  order by ${LEAD_ORDER} limit 1 by job_id`,
    ')',
  );
}

function fullText({ filters }: SearchRequest): Field[] {
  return filters.filter(({ field }) => field.name === 'full_text').map(({ field }) => field);
}

/** The postings of the jobs, all or only those that match. */
export function postingsStatement(
  request: SearchRequest,
  openWords: OpenWords,
  jobs: readonly number[],
): Statement {
  const parameters = new Parameters();
  const source = request.matchingPostingsOnly ? sourceOf(request.filters, parameters, openWords) : undefined;
  const fields = (request.postingFields ?? []).filter(({ name }) => name !== 'job_id');
  return statement(
    parameters,
    `select ${columnList('job_id', fields)}`,
    from('posting', [`job_id in ${parameters.of('Array(Int64)', jobs)}`, ...(source?.posting ?? [])]),
    `order by ${LEAD_ORDER}`,
  );
}

/** The most frequent values of a field with the numbers of jobs, counted as a filter by them would find them. */
export function facetStatement(
  request: SearchRequest,
  openWords: OpenWords,
  { field, level, limit }: SearchRequest['facets'][number],
): Statement {
  const { source, parameters } = made(request, openWords);
  const present = presence(field);
  const conditions = level === 'job' ? jobConditions(source) : postingConditions(source);
  const column = shownColumn(field);
  const value = field.kind === 'codes' ? `arrayJoin(${column})` : column;
  return statement(
    parameters,
    `select ${value} as value, ${level === 'job' ? 'count()' : 'uniqExact(job_id)'} as jobs`,
    from(level, [...(present ? [present] : []), ...conditions]),
    'group by value',
    'order by jobs desc, value',
    `limit ${limit}`,
  );
}
