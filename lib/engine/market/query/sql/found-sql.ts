import type { Field } from '../fields';
import type { SearchRequest } from '../search-request';
import { absentValue, presenceToGroup, shownColumn } from './field-columns';
import { from, jobConditions, LEAD_ORDER, postingConditions, type Source, sourceOf } from './source';
import { Parameters, type Statement } from './statement';
import { hasTally, talliedValue } from './tallies';
import type { OpenWords } from './words-condition';

/**
 * A row of the results. Part 0 has the number of matching jobs in `number`, part 1 has the jobs of the page in `value`
 * (their day, a space, their number) with their places in `number`, and from part 2 on each facet has its values with
 * their numbers of jobs. Values are texts.
 */
export type FoundRow = { part: number; value: string; number: number };

export const TOTAL_PART = 0;
export const PAGE_PART = 1;
export const FIRST_FACET_PART = 2;

type Facet = SearchRequest['facets'][number];

function distinct(columns: readonly string[]): string {
  return [...new Set(columns)].join(', ');
}

/** Returns the columns of the jobs that are counted and sorted by. */
function columnsOfJobs({ sort, facets }: Pick<SearchRequest, 'sort' | 'facets'>): string {
  const ofJobs = [...sort, ...facets].filter(({ level }) => level === 'job');
  return distinct(['job_id', 'date', ...ofJobs.map(({ field }) => shownColumn(field))]);
}

function columnsOfPostings({ facets }: Pick<SearchRequest, 'facets'>): string {
  const ofPostings = facets.filter(({ level }) => level === 'posting');
  return distinct(['job_id', ...ofPostings.map(({ field }) => shownColumn(field))]);
}

/** Returns the values to sort by of the posting that is shown on each job. */
function joinedForSort({ sort }: SearchRequest, source: Source): string {
  const keys = sort.flatMap(({ field, level }, index) =>
    level === 'posting' ? [`argMin(${shownColumn(field)}, tuple(${LEAD_ORDER})) as sort_${index + 1}`] : [],
  );
  if (keys.length === 0) return '';
  return ` inner join (select job_id, ${keys.join(', ')} ${from('posting', source.posting)} group by job_id) as shown using (job_id)`;
}

/**
 * Returns the jobs of the page in their order; newest first unless asked otherwise, and last those without the value.
 */
function pagePart(request: SearchRequest, source: Source): string {
  const order = request.sort.map(({ field, level, direction }, index) => {
    const key = level === 'job' ? shownColumn(field) : `sort_${index + 1}`;
    const absent = absentValue(field);
    return absent === undefined ? `${key} ${direction}` : `${key} = ${absent}, ${key} ${direction}`;
  });
  const ordered = [...(order.length > 0 ? order : ['date desc']), 'job_id desc'].join(', ');
  const page = `select date, job_id from found${joinedForSort(request, source)} order by ${ordered} limit ${request.limit} offset ${request.offset}`;
  return `select ${PAGE_PART}, concat(toString(date), ' ', toString(job_id)), rowNumberInAllBlocks() from (${page})`;
}

function eachValue(field: Field): string {
  return field.kind === 'codes' ? `arrayJoin(${shownColumn(field)})` : shownColumn(field);
}

/** Returns the most frequent values with the numbers of jobs, counted as a filter by them would find them. */
function facetPart({ field, level, limit }: Facet, index: number): string {
  const [table, count] = level === 'job' ? ['found', 'count()'] : ['matching', 'uniqExact(job_id)'];
  const present = presenceToGroup(field);
  const values = `select ${eachValue(field)} as value, ${count} as jobs from ${table}${present ? ` where ${present}` : ''} group by value order by jobs desc, value limit ${limit}`;
  return `select ${FIRST_FACET_PART + index}, toString(value), jobs from (${values})`;
}

type PlacedFacet = { facet: Facet; index: number };

/** Returns the same of all jobs, as they are tallied: one part for all facets whose values are written alike. */
function talliedParts(facets: readonly PlacedFacet[], tallies: number, parameters: Parameters): string[] {
  const seen: string[] = [];
  const alike = Map.groupBy(facets, ({ facet: { field, limit } }) => {
    const column = shownColumn(field);
    const before = seen.filter((each) => each === column).length;
    seen.push(column);
    return JSON.stringify([talliedValue(field), limit, before]);
  });
  return [...alike.values()].map((group) => talliedPart(group, tallies, parameters));
}

function talliedPart(group: readonly PlacedFacet[], tallies: number, parameters: Parameters): string {
  const [{ facet } = {}] = group;
  if (!facet) return '';
  const build = parameters.of('Int64', tallies);
  const names = parameters.of(
    'Array(String)',
    group.map((each) => shownColumn(each.facet.field)),
  );
  const parts = parameters.of(
    'Array(Int64)',
    group.map(({ index }) => FIRST_FACET_PART + index),
  );
  const values = `select field, ${talliedValue(facet.field)} as value, jobs from value_tally where build = ${build} and field in ${names} order by jobs desc, value limit ${facet.limit} by field`;
  return `select toUInt32(${parts}[indexOf(${names}, field)]), toString(value), jobs from (${values})`;
}

/** Returns whether facets of a request may be answered from tallies. */
export function hasTalliedFacets({ filters, facets }: SearchRequest): boolean {
  return filters.length === 0 && facets.some(({ field, level }) => hasTally(field, level));
}

/** Returns the tables that the parts read: the jobs that match, and where requested their matching postings. */
function tables(request: Pick<SearchRequest, 'sort' | 'facets'>, source: Source): string {
  const isKept = source.posting.length + source.none.length > 0;
  const named = (name: string, select: string) => `${name} as ${isKept ? 'materialized ' : ''}(${select})`;
  const jobs = (conditions: readonly string[]) =>
    named('found', `select ${columnsOfJobs(request)} ${from('job', conditions)}`);
  const postings = (conditions: readonly string[]) =>
    named('matching', `select ${columnsOfPostings(request)} ${from('posting', conditions)}`);
  if (request.facets.every(({ level }) => level === 'job')) return jobs(jobConditions(source));
  if (source.posting.length > 0)
    return `${postings(postingConditions(source))},\n${jobs(['job_id in (select job_id from matching)'])}`;
  const ofJobs = jobConditions(source);
  const belonging = ofJobs.length > 0 ? ['job_id in (select job_id from found)'] : [];
  return `${jobs(ofJobs)},\n${postings(belonging)}`;
}

/**
 * Computes everything of a search that needs all its jobs in one statement, so that postings are looked up once: the
 * matching jobs are kept while their number, page and facets are computed. Conditions only on jobs are evaluated again
 * for each part, which is cheaper than keeping the result.
 */
export function foundStatement(request: SearchRequest, openWords: OpenWords, tallies?: number): Statement {
  const parameters = new Parameters();
  const source = sourceOf(request.filters, parameters, openWords);
  const placed = request.facets.map((facet, index): PlacedFacet => ({ facet, index }));
  const isTallied = ({ facet: { field, level } }: PlacedFacet) =>
    tallies !== undefined && request.filters.length === 0 && hasTally(field, level);
  const counted = placed.filter((each) => !isTallied(each));
  const parts = [
    `select ${TOTAL_PART} as part, '' as value, count() as number from found`,
    ...(request.limit > 0 ? [pagePart(request, source)] : []),
    ...counted.map(({ facet, index }) => facetPart(facet, index)),
    ...(tallies === undefined ? [] : talliedParts(placed.filter(isTallied), tallies, parameters)),
  ];
  const sql = `with ${tables({ sort: request.sort, facets: counted.map(({ facet }) => facet) }, source)}\n${parts.join('\nunion all ')}`;
  return { sql, parameters: parameters.values };
}
