import type { z } from 'zod';
import * as clients from '@/lib/clients';
import type { MarketSearchResponse } from '@/lib/contracts';
import { inLabelLanguage } from '../../ground/label-language';
import type { Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { fieldLabel, type KnownFields, knownOf } from './fields';
import { lineOf, type Members } from './members';
import { parametersOf, replyTo, View } from './question';
import type { MarketFacet, MarketJobLine, MarketPage, MarketReply } from './types';
import { MARKET_PAGE_SIZE, MARKET_SORTS, type MarketFilter, type MarketView, WORDS } from './view';

/** Fields that a line of the list shows. */
const LINE_FIELDS = [
  'job_id',
  'job_title',
  'organization_name',
  'location',
  'location_name',
  'country',
  'remote',
  'via_intermediary',
  'contract_type',
  'salary',
  'salary_from',
  'salary_to',
  'salary_currency',
  'salary_text',
  'date',
  'expiration_date',
  'posting_count',
  'website_count',
];

/** Facets shown next to the list, in this order. */
const FACET_FIELDS = [
  'profession',
  'organization_name',
  'location',
  'region',
  'country',
  'contract_type',
  'experience_level',
  'education_level',
  'it_skills',
  'professional_skills',
  'organization_industry',
];
const FACET_VALUES = 10;
/** market.md, Limits. */
const MOST_FACET_VALUES = 20;

type Found = z.output<typeof MarketSearchResponse>;

/** Returns the question for the lines of a view, without its page. */
export function linesQuestion(fields: KnownFields, view: MarketView): clients.MarketParameters {
  return {
    ...parametersOf(view.filters),
    ...inLabelLanguage(),
    ...MARKET_SORTS[view.sort],
    _fields: knownOf(fields, LINE_FIELDS).join(),
  };
}

/** Returns the field that a filter names. */
function fieldOf({ name }: MarketFilter): string {
  return name.replace(/^(?:job|posting):/, '').split('__')[0] ?? '';
}

function pageQuestion(fields: KnownFields, view: MarketView): clients.MarketParameters {
  const facets = knownOf(fields, [...new Set([...FACET_FIELDS, view.by])]);
  // The values that filters name should be among those that are counted.
  const named = new Set(view.filters.map(fieldOf));
  return {
    ...linesQuestion(fields, view),
    _limit: MARKET_PAGE_SIZE,
    _offset: (view.page - 1) * MARKET_PAGE_SIZE,
    _snippets: view.filters.some(({ name }) => name.split('__')[0] === WORDS),
    _facets: facets.join(),
    _facets_limit: facets.map((field) => (named.has(field) ? MOST_FACET_VALUES : FACET_VALUES)).join(),
  };
}

function facetsOf(found: Found): MarketFacet[] {
  return Object.entries(found.facets ?? {}).map(([field, items]) => ({
    field,
    label: fieldLabel(field),
    values: items.map(({ value, label, count }) => ({
      value: String(value),
      label: label ?? String(value),
      jobs: count,
    })),
  }));
}

/** Returns the label of a value where it is known here: it was counted, or it is among those that the field lists. */
function labelOf(
  fields: KnownFields,
  facets: readonly MarketFacet[],
  field: string,
  value: string,
): string | undefined {
  const counted = facets.find((facet) => facet.field === field)?.values ?? [];
  const listed = fields[field]?.possible_values ?? {};
  return (
    counted.find((each) => each.value === value)?.label ??
    (Object.hasOwn(listed, value) ? listed[value] : undefined)
  );
}

/** Returns the labels of the values that filters name, by field. */
export function labelsOf(
  fields: KnownFields,
  facets: readonly MarketFacet[],
  filters: readonly MarketFilter[],
) {
  const labels: MarketPage['labels'] = {};
  for (const filter of filters) {
    const field = fieldOf(filter);
    const named = filter.value.split(/\||__/).flatMap((part) => {
      const value = part.trim();
      const label = labelOf(fields, facets, field, value);
      return label === undefined ? [] : [[value, label] as const];
    });
    labels[field] = { ...labels[field], ...Object.fromEntries(named) };
  }
  return labels;
}

/** Returns a found job as a line of the list. */
export function lineOfResult({ _snippets, posting: _, ...members }: Found['results'][number]): MarketJobLine {
  return lineOf(members as Members, _snippets);
}

function pageOf(fields: KnownFields, view: MarketView, found: Found): MarketPage {
  const facets = facetsOf(found);
  return {
    total: found.total_count,
    jobs: found.results.map(lineOfResult),
    facets,
    labels: labelsOf(fields, facets, view.filters),
  };
}

/** The jobs of the market that a view shows, how many there are, and their most frequent values. Any member. */
export const findMarketJobs = defineUseCase(
  reads('viewer'),
  View,
  (_actor, view): Promise<Outcome<MarketReply<MarketPage>>> =>
    replyTo(
      (fields) => clients.searchMarket(pageQuestion(fields, view)),
      (found, fields) => pageOf(fields, view, found),
    ),
);
