import * as clients from '@/lib/clients';
import { log } from '@/lib/platform';
import { inLabelLanguage } from '../../ground/label-language';
import type { Outcome } from '../../ground/outcome';
import { done } from '../../ground/outcome';
import { guarded } from '../../ground/use-case';
import type { PeriodCounts } from '../figures/trend';
import type { PeriodUnit } from '../figures/types';
import { type KnownFields, knownOf } from '../search/fields';
import { type Members, numberOf, textOf, valuesOf } from '../search/members';
import { parametersOf, unanswered } from '../search/question';
import type { CountedValue, MarketReply } from '../search/types';
import type { MarketFilter } from '../search/view';

/** Inputs of a panel: the question of the page, and everything that all panels of it share. */
export type Asking = {
  readonly filters: readonly MarketFilter[];
  readonly fields: KnownFields;
  readonly unit: PeriodUnit;
  /** yyyy-mm-dd. */
  readonly today: string;
  /** That which was chosen, or else the most frequent one of the jobs that fit; null when none states its pay. */
  readonly currency: () => Promise<string | null>;
};

/** Ends the work on a panel whose question has no answer; `replyFrom` makes it a value again. */
class NoAnswer extends Error {
  readonly failure: clients.ClientFailure;

  constructor(failure: clients.ClientFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Runs the work on a panel and returns the result, as a value in any case. */
export function replyFrom<Found>(work: () => Promise<Found>): Promise<Outcome<MarketReply<Found>>> {
  return guarded<MarketReply<Found>>(async () => {
    try {
      return done({ state: 'found', found: await work() });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      log().info({ err: error }, 'a panel has no answer');
      return unanswered(error.failure);
    }
  });
}

/** Adds filters to those of a question; where it has one of that name, both must hold (market.md, Filtering). */
export function alsoFiltered(
  filters: readonly MarketFilter[],
  ...more: readonly MarketFilter[]
): MarketFilter[] {
  const names = new Set(filters.map(({ name }) => name));
  const added = more
    .filter(({ name, value }) => !filters.some((one) => one.name === name && one.value === value))
    .map(({ name, value }) => ({ name: names.has(name) ? `${name}__and` : name, value }));
  return [...filters, ...added];
}

/** Returns the buckets of a question; `more` narrows it. */
export async function buckets(
  { filters }: Pick<Asking, 'filters'>,
  parameters: clients.MarketParameters,
  ...more: readonly MarketFilter[]
): Promise<Members[]> {
  const answer = await clients.aggregateMarket({
    ...parametersOf(alsoFiltered(filters, ...more)),
    ...inLabelLanguage(),
    ...parameters,
  });
  if (!answer.ok) throw new NoAnswer(answer.failure);
  return answer.value.map(({ _totals, ...members }) => members);
}

/** Returns the results of a search; `more` narrows it. */
export async function found(
  { filters }: Pick<Asking, 'filters'>,
  parameters: clients.MarketParameters,
  ...more: readonly MarketFilter[]
) {
  const answer = await clients.searchMarket({
    ...parametersOf(alsoFiltered(filters, ...more)),
    ...inLabelLanguage(),
    ...parameters,
  });
  if (!answer.ok) throw new NoAnswer(answer.failure);
  return answer.value;
}

/** Returns how many jobs a bucket has. */
export function jobsOf(bucket: Members): number {
  return numberOf(bucket.count) ?? 0;
}

/** Returns how many jobs fit a question. */
export async function countOf(asking: Asking, ...more: readonly MarketFilter[]): Promise<number> {
  const found = await buckets(asking, {}, ...more);
  return found.reduce((sum, bucket) => sum + jobsOf(bucket), 0);
}

/** Returns the buckets of one field as values. */
export function countedValues(found: readonly Members[], field: string): CountedValue[] {
  return found.flatMap((bucket) =>
    valuesOf(bucket[field]).map((value) => ({ ...value, jobs: jobsOf(bucket) })),
  );
}

/** Returns the jobs of each period, by its first day. */
export async function countsByPeriod(
  asking: Asking,
  field: 'date' | 'expiration_date',
  ...more: readonly MarketFilter[]
): Promise<PeriodCounts> {
  const group = `${field}__${asking.unit}`;
  const all = await buckets(asking, { _group: group, _sort: '_key', _sortdir: 'asc' }, ...more);
  return new Map(all.map((bucket) => [textOf(bucket[group]) ?? '', jobsOf(bucket)]));
}

/** Jobs that have ended by today; an end may be announced. */
export const ENDED: MarketFilter = { name: 'expiration_date__range', value: '__today' };
export const ACTIVE: MarketFilter = { name: 'expiration_date', value: '_not_exists' };

/** The fields whose most frequent values one question requests together. */
export const FACETS = [
  'profession',
  'profession_group',
  'profession_class',
  'organization_name',
  'organization_industry',
  'source_website',
  'location',
  'region',
  'country',
  'it_skills',
  'professional_skills',
  'education_level',
  'experience_level',
  'contract_type',
  'remote',
  'via_intermediary',
  'salary_currency',
];
/** market.md, Limits. */
const MOST_VALUES = 20;

/** Returns how many jobs fit, and the most frequent values of every field that has a ranking: one question for all of them. */
export async function facets(
  asking: Pick<Asking, 'filters' | 'fields'>,
): Promise<{ total: number; valuesOf: (field: string) => CountedValue[] }> {
  const names = knownOf(asking.fields, FACETS);
  const answer = await found(asking, {
    _limit: 1,
    _fields: knownOf(asking.fields, ['job_id', 'date'])[0],
    _facets: names.join(),
    _facets_limit: names.map(() => MOST_VALUES).join(),
  });
  return {
    total: answer.total_count,
    valuesOf: (field) =>
      (answer.facets?.[field] ?? []).map(({ value, label, count }) => ({
        value: String(value),
        label: label ?? String(value),
        jobs: count,
      })),
  };
}
