/** A parameter of the job market API (market.md, query parameters). Flags are 0 or 1. */
export type QueryParameter = {
  name: string;
  type: 'flag' | 'text' | 'integer';
  meaning: string;
};

const LABELS: QueryParameter[] = [
  {
    name: '_labels',
    type: 'flag',
    meaning: '1, the default, adds labels to coded values; 0 leaves them out.',
  },
  { name: '_language', type: 'text', meaning: 'Language of the labels: en, de, es, fr, it or nl.' },
];

const PRETTY: QueryParameter = { name: '_pretty', type: 'flag', meaning: '1 indents the JSON.' };

const LIMIT = 'Results to return; 10 by default.';

export const FIELDS_PARAMETERS: readonly QueryParameter[] = [
  { name: '_get_all', type: 'flag', meaning: 'Includes fields that the account cannot use.' },
  { name: '_field', type: 'text', meaning: 'Returns this field alone.' },
  {
    name: '_values',
    type: 'text',
    meaning: 'With `_field`: the possible values to return, separated by commas.',
  },
  { name: '_language', type: 'text', meaning: 'Language of the labels: en, de, es, fr, it or nl.' },
  PRETTY,
];

export const SEARCH_PARAMETERS: readonly QueryParameter[] = [
  { name: '_limit', type: 'integer', meaning: LIMIT },
  { name: '_offset', type: 'integer', meaning: 'Jobs to skip; with `_limit` at most 10,000.' },
  { name: '_sort', type: 'text', meaning: 'Fields to sort by, separated by commas.' },
  { name: '_sortdir', type: 'text', meaning: '`asc` or `desc`, one for each field of `_sort`.' },
  {
    name: '_fields',
    type: 'text',
    meaning: 'Fields to return, with `job:` or `posting:` before them; `posting` adds all postings of a job.',
  },
  { name: '_snippets', type: 'flag', meaning: '1 returns the passages of `full_text` that matched.' },
  {
    name: '_matching_postings',
    type: 'flag',
    meaning: '1 returns only the postings that the filters match.',
  },
  { name: '_facets', type: 'text', meaning: 'Fields whose most frequent values are counted.' },
  { name: '_facets_limit', type: 'text', meaning: 'Values of each facet, at most 20; 10 by default.' },
  ...LABELS,
  PRETTY,
];

export const AGGREGATE_PARAMETERS: readonly QueryParameter[] = [
  {
    name: '_group',
    type: 'text',
    meaning:
      'Fields to group by, one level each. Dates take `__week`, `__month`, `__quarter` or `__year`, numbers `__buckets_<min>_<max>_<step>`.',
  },
  {
    name: '_metric',
    type: 'text',
    meaning: '`count`, or `min__`, `max__`, `sum__`, `avg__` or `median__` before a field.',
  },
  { name: '_limit', type: 'text', meaning: 'Buckets of each level; 10 by default.' },
  { name: '_offset', type: 'text', meaning: 'Buckets to skip on each level.' },
  { name: '_sort', type: 'text', meaning: '`_value`, the default, or `_key`, for each level.' },
  { name: '_sortdir', type: 'text', meaning: '`desc`, the default, or `asc`, for each level.' },
  { name: '_totals', type: 'flag', meaning: '1 adds the counts of the levels above the last one.' },
  ...LABELS,
  PRETTY,
];
