/** Answers that the service should give with `_labels=0`, by the slow evaluator, in the words of the contract. */
import type {
  AggregateRequest,
  CustomCategories,
  Field,
  GroupLevel,
  SearchRequest,
} from '@/lib/engine/market';
import {
  type deriveJobs,
  evaluateAggregate,
  evaluateFacet,
  evaluateSearch,
} from '@/lib/engine/market/query/testing';
import { fieldValue, type Row } from '@/lib/engine/market/query/testing/values';

type Jobs = ReturnType<typeof deriveJobs>;
type Shown = ReturnType<typeof evaluateSearch>['shown'][number];

function memberOf(row: Row | undefined, field: Field) {
  if (!row) return null;
  if (field.name === 'full_text') return ('fullText' in row && row.fullText) || null;
  return fieldValue(row, field) ?? (field.kind === 'codes' ? [] : null);
}

function jobOf({ job, postings }: Shown, all: Jobs, request: SearchRequest) {
  const [lead] = postings;
  const { fields, postingFields, matchingPostingsOnly } = request;
  const result: Record<string, unknown> = {};
  for (const { written, field, level } of fields)
    result[written] = memberOf(level === 'job' ? job : lead, field);
  if (!postingFields) return result;
  const own = matchingPostingsOnly
    ? postings
    : (all.find((each) => each.job.jobId === job.jobId)?.postings ?? []);
  result.posting = own.map((each) =>
    Object.fromEntries(postingFields.map((field) => [field.name, memberOf(each, field)])),
  );
  return result;
}

/** Returns the answer of `search`, without snippets. */
export function expectedSearch(jobs: Jobs, request: SearchRequest) {
  const { total, shown } = evaluateSearch(jobs, request);
  const facets = request.facets.map((facet) => [
    facet.written,
    evaluateFacet(jobs, request, facet).map(({ value, jobs: count }) => ({ value, count })),
  ]);
  return {
    total_count: total,
    results: shown.map((each) => jobOf(each, jobs, request)),
    ...(facets.length > 0 ? { facets: Object.fromEntries(facets) } : {}),
  };
}

function keyOf({ by }: GroupLevel, key: unknown) {
  if (by.type !== 'ranges') return key;
  return `${key}__${Math.min(Number(key) + by.step, by.to) - 1}`;
}

/** Returns the answer of `aggregate`. */
export function expectedAggregate(jobs: Jobs, request: AggregateRequest, categories: CustomCategories) {
  const { groups, metric, withCount, totals } = request;
  const levels = evaluateAggregate(jobs, request, categories);
  const countOf = (keys: readonly unknown[]) =>
    levels[keys.length - 1]?.find((group) => JSON.stringify(group.keys) === JSON.stringify(keys))?.count ?? 0;
  return (levels.at(-1) ?? []).map(({ keys, count, figure }) => ({
    ...Object.fromEntries(groups.map((group, index) => [group.written, keyOf(group, keys[index])])),
    ...(withCount ? { count } : {}),
    ...(metric ? { [metric.written]: figure ?? null } : {}),
    ...(totals && groups.length > 1
      ? {
          _totals: Object.fromEntries(
            groups.slice(0, -1).map(({ written }, index) => [written, countOf(keys.slice(0, index + 1))]),
          ),
        }
      : {}),
  }));
}
