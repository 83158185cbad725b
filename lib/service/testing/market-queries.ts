/** Queries of the small market at random. */
import fc from 'fast-check';
import { FIELDS, type Parameter } from '@/lib/engine/market';

const word = fc.constantFrom(
  ...['java', 'Java', 'C++', 'c#', '.NET', 'ASP.NET', 'C', 'python', 'entwickler', 'Softwareentwickler'],
  ...[
    'software',
    'pflege',
    'Verkäufer',
    'verkaeufer',
    'verkaufer',
    'cafe',
    'café',
    'e-mail',
    'email',
    'node.js',
  ],
  ...[
    'NodeJS',
    'front-end',
    'frontend',
    'R&D',
    'learning',
    'machine',
    'manager',
    'project',
    'the',
    'nothing',
  ],
);
const term = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 1, arbitrary: fc.constantFrom('jav*', '*script', '*entwickler', 'm*e', 'p*', '*r*', 'zzz*') },
  { weight: 1, arbitrary: fc.constantFrom('jave~', 'machin~1', 'manger~2', 'pithon~', 'java~0', 'cafe~3') },
  { weight: 1, arbitrary: fc.tuple(word, word).map((words) => `"${words.join(' ')}"`) },
  {
    weight: 1,
    arbitrary: fc.tuple(word, word, fc.nat(6)).map(([a, b, within]) => `"${a} ${b}"~${within}`),
  },
  { weight: 1, arbitrary: fc.tuple(word, word, word).map(([a, b, c]) => `"${a} ${b} ${c}"~4`) },
);
const words: fc.Arbitrary<string> = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    term,
    fc
      .tuple(tie('query'), fc.constantFrom(' ', ' AND ', ' OR ', '|', ' NOT ', ' -'), term)
      .map(([left, operator, right]) => `${left}${operator}${right}`),
    tie('query').map((query) => `(${query})`),
    tie('query').map((query) => `NOT (${query})`),
  ),
})).query;

const day = fc.oneof(
  fc.constantFrom('today', 'today||-3M+1d', '2026-01-31||+1M', 'today||-1y', '2025-06-01'),
  fc.nat(600).map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)),
);
const range = (end: fc.Arbitrary<string | number>) =>
  fc.tuple(end, end, fc.constantFrom('from', 'to', 'both')).map(([a, b, ends]) => {
    const [low, high] = [a, b].sort((one, other) => (typeof one === 'number' ? one - Number(other) : 0));
    return ends === 'from' ? `${low}__` : ends === 'to' ? `__${high}` : `${low}__${high}`;
  });
const joined = (value: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(value, { minLength: 1, maxLength: 3 }), fc.constantFrom('|', ' OR '))
    .map(([values, separator]) => values.join(separator));

const VALUES: Record<string, fc.Arbitrary<string>> = {
  words,
  flag: fc.constantFrom('1', 'no', 'true'),
  number: fc.constantFrom('0', '3', '20', '36', '30000', '45000', '_exists', '_not_exists'),
  day: fc.oneof(day, fc.constantFrom('_exists', '_not_exists')),
  place: joined(fc.constantFrom('Berlin', '2950159', '2988507', '_not_exists')),
  string: joined(
    fc.constantFrom('EXAMPLE.org', 'jobs.example.com', 'EUR', 'https://example.com/job/7', '_exists'),
  ),
  code: joined(fc.constantFrom('1', '2', '3', '7', '10101', '10201', '_exists')),
  codes: joined(fc.constantFrom('KS10001', 'KS10024', 'KS13653', 'en', 'fr', '_not_exists')),
};

const SEARCHABLE = FIELDS.filter(({ kind }) => kind !== 'shown');

function suffixed(name: string, suffix: string, value: fc.Arbitrary<string>): fc.Arbitrary<Parameter> {
  return value.map((text) => ({ name: `${name}${suffix}`, value: text }));
}

const special = fc.oneof(
  suffixed('date', '__range', range(day)),
  suffixed('expiration_date', '__range', range(day)),
  suffixed('posting:date', '__calendar', fc.constantFrom('1m', '2q', '1y', '3m|1y')),
  suffixed('salary', '__range', range(fc.integer({ min: 15_000, max: 90_000 }))),
  suffixed('education_level', '__range', range(fc.integer({ min: -1, max: 8 }))),
  suffixed(
    'location',
    '__radius',
    fc.constantFrom(
      'Berlin__30',
      'Berlin__10',
      '48.8,2.3__20|2950159__1',
      '-16.5,-179.9__60',
      '52.5,13.4__15000',
    ),
  ),
  suffixed('job_title', '__prefix', fc.constantFrom('soft', 'Front-e', 'C')),
  suffixed('source_url', '__prefix', fc.constantFrom('https://EXAMPLE.com/job/1', 'http://')),
  suffixed('organization_name', '__exact', fc.constantFrom('müller & söhne', 'Müller', 'Müller & Co')),
  suffixed('posting:it_skills', '__prefix', fc.constant('KS101')),
  suffixed('it_skills', '__and', fc.constantFrom('KS10001|KS10002', 'KS10024')),
  suffixed(
    'source_website',
    '',
    fc.constantFrom('-example.org', '"EXAMPLE.org" | jobs*', 'NOT (*.com OR b*.net)', '*'),
  ),
  suffixed('source_url', '', fc.constantFrom('https://*/JOB/7*', 'NOT *1*2')),
  suffixed(
    'it_skills',
    '',
    fc.constantFrom(
      'KS10001 AND KS10024',
      'KS10024 -KS10001',
      '(KS10001 | KS13653) AND NOT (KS10024 KS10001)',
    ),
  ),
  suffixed('profession', '__custom', fc.constantFrom('1', '11|2')),
  suffixed('posting:it_skills', '__custom_2', fc.constantFrom('5', '6')),
);
const plain = fc
  .constantFrom(...SEARCHABLE)
  .chain((field) =>
    fc
      .tuple(fc.constantFrom('', ...field.levels.map((level) => `${level}:`)), VALUES[field.kind] ?? words)
      .map(([prefix, value]): Parameter => ({ name: `${prefix}${field.name}`, value })),
  );
const POSTING_DEFAULT = new Set(
  FIELDS.filter(({ levels }) => levels[0] === 'posting').map(({ name }) => name),
);
const filter = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: special }),
    fc.boolean(),
    fc.nat(4),
  )
  .map(([{ name, value }, negated, none]) => {
    const isOfPosting = name.startsWith('posting:') || POSTING_DEFAULT.has(name.split('__')[0] ?? '');
    const suffix = `${negated ? '__not' : ''}${isOfPosting && none === 0 ? '__none' : ''}`;
    return { name: `${name}${suffix}`, value };
  });
export const filters = fc.uniqueArray(filter, { maxLength: 3, selector: ({ name }) => name });

const sortable = SEARCHABLE.filter(({ kind, name }) => kind !== 'codes' && name !== 'full_text').map(
  ({ name }) => name,
);
const facetable = SEARCHABLE.filter(({ name }) => name !== 'full_text').flatMap(({ name, levels }) =>
  levels.map((level) => `${level}:${name}`),
);
export const searchOptions = fc
  .record({
    _sort: fc
      .uniqueArray(fc.constantFrom(...sortable), { minLength: 1, maxLength: 2 })
      .map((names) => names.join()),
    _sortdir: fc.constantFrom('asc', 'desc'),
    _limit: fc.nat(30).map(String),
    _offset: fc.nat(30).map(String),
    _facets: fc
      .uniqueArray(fc.constantFrom(...facetable), { minLength: 1, maxLength: 3 })
      .map((names) => names.join()),
    _facets_limit: fc.constantFrom('', '3', '20'),
  })
  .map((options) => Object.entries(options).map(([name, value]): Parameter => ({ name, value })));

const group = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...facetable) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'date__week',
      'posting:date__month',
      'expiration_date__quarter',
      'date__year',
      'source_website',
      'job_title',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['salary__buckets_20000_60000_7000', 'posting_count__buckets_-2_5_2', 'profession__custom'],
      ...['it_skills__custom_2', 'posting:it_skills__custom_1', 'profession__custom_2'],
    ),
  },
);
/** Returns the options that are not empty. */
function given(options: Record<string, string>): Parameter[] {
  return Object.entries(options).flatMap(([name, value]) => (value === '' ? [] : { name, value }));
}

export const aggregateOptions = fc
  .record({
    _group: fc.uniqueArray(group, { maxLength: 3 }).map((names) => names.join()),
    _metric: fc.constantFrom(
      '',
      'count',
      'avg__salary',
      'median__salary,count',
      'min__posting:salary',
      'sum__posting_count',
      'max__salary',
      'count_postings',
    ),
    _sort: fc.constantFrom('', '_key', '_value,_key'),
    _sortdir: fc.constantFrom('', 'asc', 'desc,asc'),
    _limit: fc.constantFrom('', '2', '3,4', ',,2'),
    _offset: fc.constantFrom('', '1'),
    _totals: fc.constant('1'),
  })
  .map(given);

/** Questions about all jobs, or about skills by country and pay. */
export const talliedFilters = fc
  .tuple(
    fc.nat(2),
    fc.constantFrom(
      ...[
        { name: 'country', value: 'DE' },
        { name: 'country__not', value: 'DE|FR' },
        { name: 'country', value: '_not_exists' },
        { name: 'salary_currency', value: 'EUR' },
        { name: 'salary', value: '_exists' },
        { name: 'salary__range', value: '30000__' },
      ],
    ),
  )
  .map(([all, filter]): Parameter[] => (all === 0 ? [] : [filter]));
const skills = fc.constantFrom('it_skills', 'professional_skills', 'soft_skills', 'language_skills');
const facts = fc.constantFrom('country', 'salary_currency', 'salary__buckets_20000_60000_7000');
export const talliedOptions = fc
  .record({
    _group: fc.oneof(
      group,
      skills,
      fc.tuple(facts, skills).map((names) => names.join()),
      fc.tuple(skills, facts).map((names) => names.join()),
      fc.tuple(fc.constant('country,salary_currency'), skills).map((names) => names.join()),
    ),
    _metric: fc.constantFrom(
      ...['', 'count', 'median__salary', 'avg__salary', 'sum__salary', 'min__salary', 'max__salary'],
    ),
    _sort: fc.constantFrom('', '_key', '_value,_key'),
    _limit: fc.constantFrom('', '2', '3'),
    _offset: fc.constantFrom('', '1'),
    _totals: fc.constant('1'),
  })
  .map(given);
