import { CALLS } from '@/lib/contracts';
import {
  aggregateMarket,
  declareMarketCategories,
  listMarketCategories,
  marketFields,
  searchMarket,
} from '../operations';
import type { Endpoint } from './endpoint';
import { AGGREGATE_PARAMETERS, FIELDS_PARAMETERS, SEARCH_PARAMETERS } from './market-parameters';

const FILTERS =
  'Any other parameter filters by the field of its name, with modifiers such as `__not` or `__range`; `fields` lists the fields.';
const BY_POST = 'The same question with its parameters in a form, for questions too long for an address.';

const search = {
  kind: 'market',
  chapter: 'market',
  operation: searchMarket,
  parameters: SEARCH_PARAMETERS,
  queryExample: { full_text: 'python', _limit: '5', _facets: 'profession' },
} as const;

const aggregate = {
  kind: 'market',
  chapter: 'market',
  operation: aggregateMarket,
  parameters: AGGREGATE_PARAMETERS,
  queryExample: { _group: 'date__month', _metric: 'count' },
} as const;

export const MARKET_ENDPOINTS: readonly Endpoint[] = [
  {
    kind: 'market',
    chapter: 'market',
    call: CALLS.marketFields,
    title: 'Fields of the job market',
    description: 'Type, level and possible values of each field.',
    operation: marketFields,
    parameters: FIELDS_PARAMETERS,
    queryExample: { _field: 'education_level' },
  },
  {
    ...search,
    call: CALLS.searchMarket,
    title: 'Search jobs',
    description: `Lists jobs. ${FILTERS}`,
  },
  {
    ...search,
    call: CALLS.searchMarketByPost,
    title: 'Search jobs, by POST',
    description: BY_POST,
  },
  {
    ...aggregate,
    call: CALLS.aggregateMarket,
    title: 'Group jobs',
    description: `Counts jobs in groups, or computes a figure of each group. ${FILTERS}`,
  },
  {
    ...aggregate,
    call: CALLS.aggregateMarketByPost,
    title: 'Group jobs, by POST',
    description: BY_POST,
  },
  {
    kind: 'json',
    chapter: 'market',
    title: 'Custom categories',
    description:
      'The groups of values that the account declared for fields. Ours: other providers have no such call.',
    operation: listMarketCategories,
  },
  {
    kind: 'json',
    chapter: 'market',
    title: 'Declare custom categories',
    description: 'Replaces all custom categories of the account.',
    operation: declareMarketCategories,
    bodyExample: { categories: [] },
  },
];
