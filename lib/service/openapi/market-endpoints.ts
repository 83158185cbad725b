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
  path: '/api/v3/search',
  chapter: 'market',
  operation: searchMarket,
  parameters: SEARCH_PARAMETERS,
  queryExample: { full_text: 'python', _limit: '5', _facets: 'profession' },
} as const;

const aggregate = {
  kind: 'market',
  path: '/api/v3/aggregate',
  chapter: 'market',
  operation: aggregateMarket,
  parameters: AGGREGATE_PARAMETERS,
  queryExample: { _group: 'date__month', _metric: 'count' },
} as const;

export const MARKET_ENDPOINTS: readonly Endpoint[] = [
  {
    kind: 'market',
    id: 'marketFields',
    method: 'get',
    path: '/api/v3/fields',
    chapter: 'market',
    title: 'Fields of the job market',
    description: 'Type, level and possible values of each field.',
    operation: marketFields,
    parameters: FIELDS_PARAMETERS,
    queryExample: { _field: 'education_level' },
  },
  {
    ...search,
    id: 'searchMarket',
    method: 'get',
    title: 'Search jobs',
    description: `Lists jobs. ${FILTERS}`,
  },
  {
    ...search,
    id: 'searchMarketByPost',
    method: 'post',
    title: 'Search jobs, by POST',
    description: BY_POST,
  },
  {
    ...aggregate,
    id: 'aggregateMarket',
    method: 'get',
    title: 'Group jobs',
    description: `Counts jobs in groups, or computes a figure of each group. ${FILTERS}`,
  },
  {
    ...aggregate,
    id: 'aggregateMarketByPost',
    method: 'post',
    title: 'Group jobs, by POST',
    description: BY_POST,
  },
  {
    kind: 'json',
    id: 'listMarketCategories',
    method: 'get',
    path: '/service/market/categories',
    chapter: 'market',
    title: 'Custom categories',
    description:
      'The groups of values that the account declared for fields. Ours: other providers have no such call.',
    operation: listMarketCategories,
  },
  {
    kind: 'json',
    id: 'declareMarketCategories',
    method: 'put',
    path: '/service/market/categories',
    chapter: 'market',
    title: 'Declare custom categories',
    description: 'Replaces all custom categories of the account.',
    operation: declareMarketCategories,
    bodyExample: { categories: [] },
  },
];
