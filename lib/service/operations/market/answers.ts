/** Rows of the store in the words of the contract. Absent values are null; coded ones carry their labels when asked. */
import type { z } from 'zod';
import type {
  MarketBucket,
  MarketFacetItem,
  MarketJobResult,
  MarketLabelled,
  MarketMember,
  MarketPostingResult,
} from '@/lib/contracts';
import {
  type AggregateRequest,
  type CustomCategories,
  type Field,
  type GroupLevel,
  type GroupRow,
  type GroupValue,
  type LabelLanguage,
  type OpenWords,
  type SearchRequest,
  snippetsOf,
} from '@/lib/engine/market';
import { categoryLabel } from './categories';
import type { FacetRow, FoundJobs, StoredRow } from './find';
import type { MarketLabels } from './labels';

type Member = z.output<typeof MarketMember>;
type Labelled = z.output<typeof MarketLabelled>;

/** Form of values: with labels or bare, in which language. */
export type Telling = { labels: MarketLabels; withLabels: boolean; language: LabelLanguage };

const ABSENT = new Set<unknown>([0, '', '1970-01-01', undefined, null]);
const SHOWN_TEXTS: Record<string, string> = { title: 'job_title', organization: 'organization_name' };

function labelled(field: Field, value: string | number, { labels, withLabels, language }: Telling): Member {
  if (!withLabels || !field.values) return value;
  return { value, label: labels.labelOf(field, value, language) ?? String(value) } satisfies Labelled;
}

function coordinatesOf({ latitude, longitude }: StoredRow): Member {
  return latitude === 0 && longitude === 0 ? null : `${latitude},${longitude}`;
}

/** Returns the value of a field of a row. */
export function memberOf(field: Field, row: StoredRow | undefined, telling: Telling): Member {
  if (!row) return null;
  if (field.name === 'location_coordinates') return coordinatesOf(row);
  const value = row[field.kind === 'words' ? (SHOWN_TEXTS[field.column] ?? field.column) : field.column];
  if (Array.isArray(value)) return value.map((item) => labelled(field, item, telling)) as Member;
  if (typeof value === 'boolean') return value;
  return ABSENT.has(value) ? null : labelled(field, value as string | number, telling);
}

function postingOf(fields: readonly Field[], row: StoredRow, telling: Telling) {
  const members = fields.map((field) => [field.name, memberOf(field, row, telling)]);
  return Object.fromEntries(members) as z.output<typeof MarketPostingResult>;
}

/** Returns a job of the page (market.md, "Resources and their fields"). */
export function jobResult(
  request: SearchRequest,
  { shown, postings }: FoundJobs,
  row: StoredRow,
  openWords: OpenWords,
  telling: Telling,
): z.output<typeof MarketJobResult> {
  const posting = shown.get(row.job_id);
  const result: Record<string, unknown> = {};
  for (const { written, field, level } of request.fields)
    result[written] = memberOf(field, level === 'job' ? row : posting, telling);
  const { postingFields } = request;
  if (postingFields)
    result.posting = (postings.get(row.job_id) ?? []).map((each) => postingOf(postingFields, each, telling));
  if (request.snippets)
    result._snippets = snippetsOf(
      [posting?.full_text, posting?.job_title].map((text) => String(text ?? '')),
      request.filters,
      openWords,
    );
  return result as z.output<typeof MarketJobResult>;
}

/** Returns a value of a facet with its count. */
export function facetItem(field: Field, row: FacetRow, telling: Telling): z.output<typeof MarketFacetItem> {
  const { value, jobs } = row;
  if (!telling.withLabels || !field.values || typeof value === 'boolean') return { value, count: jobs };
  const label = telling.labels.labelOf(field, value, telling.language) ?? String(value);
  return { value, label, count: jobs };
}

function keyMember(
  { field, by }: GroupLevel,
  key: GroupValue,
  categories: CustomCategories,
  telling: Telling,
): Member {
  if (by.type === 'ranges') return `${key}__${Math.min(Number(key) + by.step, by.to) - 1}`;
  if (by.type === 'categories') {
    const label = categoryLabel(categories, field.name, Number(key), telling.language);
    return telling.withLabels ? { value: key, label } : key;
  }
  return typeof key === 'boolean' ? key : labelled(field, key, telling);
}

function keysOf(row: GroupRow, count: number): GroupValue[] {
  return Array.from({ length: count }, (_, index) => row[`key_${index + 1}`] ?? '');
}

function totalsOf(
  request: AggregateRequest,
  keys: readonly GroupValue[],
  counts: ReadonlyMap<string, number>,
) {
  const above = request.groups.slice(0, -1);
  return Object.fromEntries(
    above.map(({ written }, index) => [written, counts.get(JSON.stringify(keys.slice(0, index + 1))) ?? 0]),
  );
}

/** Returns the buckets of the last level, in the order of the levels above them. */
export function bucketsOf(
  request: AggregateRequest,
  levels: readonly (readonly GroupRow[])[],
  categories: CustomCategories,
  telling: Telling,
): z.output<typeof MarketBucket>[] {
  const { groups, metric, withCount, totals } = request;
  const ranks = levels
    .slice(0, -1)
    .flatMap((rows, depth) => rows.map((row) => ({ row, key: JSON.stringify(keysOf(row, depth + 1)) })));
  const rankOf = new Map(ranks.map(({ key }, rank) => [key, rank]));
  const counts = new Map(ranks.map(({ key, row }) => [key, row.count]));
  const rank = (row: GroupRow) =>
    groups.slice(0, -1).map((_, depth) => rankOf.get(JSON.stringify(keysOf(row, depth + 1))) ?? 0);
  const rows = [...(levels.at(-1) ?? [])].map((row, place) => ({ row, ranks: [...rank(row), place] }));
  rows.sort((a, b) => compareRanks(a.ranks, b.ranks));
  return rows.map(({ row }) => {
    const keys = keysOf(row, groups.length);
    const members = groups.map((group, index) => [
      group.written,
      keyMember(group, keys[index] ?? '', categories, telling),
    ]);
    return {
      ...Object.fromEntries(members),
      ...(withCount ? { count: row.count } : {}),
      ...(metric ? { [metric.written]: row.figure ?? null } : {}),
      ...(totals && groups.length > 1 ? { _totals: totalsOf(request, keys, counts) } : {}),
    } as z.output<typeof MarketBucket>;
  });
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
