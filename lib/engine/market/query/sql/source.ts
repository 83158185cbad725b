import type { Filter } from '../filter';
import { Conditions } from './conditions';
import { all, type Parameters } from './statement';
import type { OpenWords } from './words-condition';

/** The order in which postings decide the facts of their job, as in `leadOrder`. */
export const LEAD_ORDER = 'via_intermediary, date, posting_id';

/** The conditions of a request, by the table that they apply to. */
export type Source = {
  /** Of the job only. */
  job: string[];
  /** Of one and the same posting. */
  posting: string[];
  /** Of each of these, that no posting of the job fits. */
  none: string[];
};

/** Sorts the filters of a request by their levels (market.md, Filtering). */
export function sourceOf(filters: readonly Filter[], parameters: Parameters, openWords: OpenWords): Source {
  const conditions = new Conditions(parameters, openWords);
  const source: Source = { job: [], posting: [], none: [] };
  for (const filter of filters) {
    const condition = conditions.of(filter);
    if (filter.isNone) source.none.push(condition);
    else source[filter.level].push(condition);
  }
  return source;
}

function ofJobAlone({ job, none }: Source): string[] {
  return [...job, ...none.map((each) => `job_id not in (select job_id from posting where ${each})`)];
}

/** Returns the conditions on rows of `job`. */
export function jobConditions(source: Source): string[] {
  const { posting } = source;
  const matching = posting.length > 0 ? [`job_id in (select job_id from posting where ${all(posting)})`] : [];
  return [...ofJobAlone(source), ...matching];
}

/** Returns the conditions on rows of `posting`: to match themselves, and to belong to a matching job. */
export function postingConditions(source: Source): string[] {
  const ofJob = ofJobAlone(source);
  const belonging = ofJob.length > 0 ? [`job_id in (select job_id from job where ${all(ofJob)})`] : [];
  return [...source.posting, ...belonging];
}

/** Returns the source of the rows of a table, with their conditions. */
export function from(table: 'job' | 'posting', conditions: readonly string[]): string {
  return conditions.length === 0 ? `from ${table}` : `from ${table} where ${all(conditions)}`;
}
