import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAggregate } from './aggregate-request';
import { readFieldsRequest } from './fields-request';
import { readSearch } from './search-request';
import { TEST_CONTEXT } from './testing';

function parametersOf(query: string) {
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}

const searched = (query: string) => readSearch(parametersOf(query), TEST_CONTEXT);
const aggregated = (query: string) => readAggregate(parametersOf(query), TEST_CONTEXT);

describe('a refused filter (market.md, Errors)', () => {
  it.each([
    ['foo=1', 'unknown_field', 'There is no field "foo".'],
    ['profesion=1', 'unknown_field', 'Did you mean profession'],
    ['job:job_title=nurse', 'invalid_modifier', 'does not exist at the level of the job'],
    ['posting:posting_count=1', 'invalid_modifier', 'does not exist at the level of the posting'],
    ['profession__none=1', 'invalid_modifier', '__none is for posting: filters'],
    ['job_title__none__prefix=a', 'invalid_modifier', '__none must be the last modifier'],
    ['location__radius=Berlin__9&location__range=1__2', 'invalid_combination', '__radius and __range'],
    ['location__radius__range=Berlin__9', 'invalid_combination', 'exclude each other'],
    ['date__range=today%7C%7C-3M+1d__', 'invalid_value', 'A plus sign is sent as %2B'],
    ['date__range=today%7C%7C-3m__', 'invalid_value', 'written just so'],
    ['date__range=2026-02-01__2026-01-01', 'invalid_value', 'ends before it begins'],
    ['salary__range=5', 'invalid_value', 'A range is written'],
    ['salary__range=__', 'invalid_value', 'One end'],
    ['salary=lots', 'invalid_value', 'whole number'],
    ['job_id=9007199254740993', 'invalid_value', 'whole number'],
    ['via_intermediary=maybe', 'invalid_value', '1, true or yes'],
    ['date=yesterday', 'invalid_value', 'yyyy-mm-dd'],
    ['date__calendar=3M', 'invalid_value', 'm, q or y'],
    ['salary__calendar=3m', 'invalid_modifier', 'date fields'],
    ['profession__exact=a', 'invalid_modifier', 'job_title and organization_name'],
    ['full_text__prefix=a', 'invalid_modifier', 'text fields'],
    ['source_website__custom=1', 'invalid_modifier', 'categories'],
    ['profession__custom=99', 'unknown_value', 'no category 99'],
    ['location=Atlantis', 'unknown_value', 'Atlantis'],
    ['location__radius=Atlantis__5', 'unknown_value', 'not known'],
    ['location__radius=91,0__5', 'unknown_value', 'not known'],
    ['location__radius=Berlin', 'invalid_value', 'kilometres'],
    ['profession__foo=1', 'invalid_modifier', 'There is no modifier __foo'],
    ['profession__not__not=1', 'invalid_modifier', 'twice'],
    ['profession=1&profession=2', 'invalid_combination', 'is given twice'],
    ['profession=', 'invalid_value', 'A value is missing'],
    ['profession=1||2', 'invalid_value', 'whole number'],
    ['location_name=Berlin', 'invalid_modifier', 'cannot be searched'],
    ['full_text=(java', 'invalid_text_query', 'never closed'],
    ['_foo=1', 'unknown_parameter', 'There is no parameter _foo'],
    ['_limit=9999&_offset=2', 'limit_exceeded', '10000 together'],
    ['_limit=-1', 'invalid_value', 'whole number'],
    ['_facets=country&_facets_limit=21', 'limit_exceeded', 'At most 20'],
    ['_facets=full_text', 'invalid_value', 'no facets'],
    ['_facets=country&_facets_limit=1,2', 'invalid_combination', 'more limits'],
    ['_sort=full_text', 'invalid_value', 'Nothing is sorted'],
    ['_sort=date&_sortdir=up', 'invalid_value', 'asc or desc'],
    ['_sort=date&_sortdir=asc,desc', 'invalid_combination', 'more directions'],
    ['_language=pl', 'invalid_value', 'en, de, es, fr, it, nl'],
    ['_labels=2', 'invalid_value', '1 or 0'],
    ['_fields=foo', 'unknown_field', 'foo'],
    ['_fields=date__range', 'invalid_modifier', 'no modifier here'],
  ])('%s', (query, code, message) => {
    const { problems } = searched(query);
    expect(problems[0]).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it.each([
    ['_group=full_text', 'Nothing is grouped'],
    ['_group=profession__month', 'date fields'],
    ['_group=date__day', 'no grouping'],
    ['_group=country__buckets_0_10_1', 'figures'],
    ['_group=salary__buckets_10_0_1', 'max above min'],
    ['_group=salary__buckets_0_100000_1', 'At most 1000'],
    ['_group=profession__custom', 'needs _totals=1'],
    ['_group=source_url__custom&_totals=1', 'no categories'],
    ['_group=a,b,c', 'There is no field "a"'],
    ['_group=country,country', 'is given twice'],
    ['_group=country&_limit=1,2', 'more values than levels'],
    ['_group=country&_sort=name', '_value or by _key'],
    ['_metric=avg', 'A metric is'],
    ['_metric=avg__country', 'no figures'],
    ['_metric=avg__salary,min__salary', 'One metric'],
    ['_metric=avg__posting:salary', 'Figures are of what is counted'],
    ['_facets=country', 'There is no parameter _facets'],
  ])('of an aggregation: %s', (query, message) => {
    expect(aggregated(query).problems[0]?.message).toContain(message);
  });

  it('says where it is wrong', () => {
    expect(searched('profession=1|x|3').problems[0]).toMatchObject({
      parameter: 'profession',
      span: { start: 2, end: 3 },
    });
    expect(aggregated('_group=country,foo').problems[0]).toMatchObject({
      parameter: '_group',
      span: { start: 8, end: 11 },
    });
  });
});

describe('what is out of date', () => {
  it('is answered and told', () => {
    const arrays = searched('profession[]=1&profession[]=2&date__range=now%7C%7C-1M__');
    expect(arrays).toMatchObject({ deprecated: ['repeated field[]', 'the anchor now'] });
    expect(arrays.request?.filters[0]?.matches).toEqual([
      { type: 'equals', value: 1 },
      { type: 'equals', value: 2 },
    ]);
    const counted = aggregated('_metric=count_postings');
    expect(counted).toMatchObject({ deprecated: ['_metric=count_postings'], request: { unit: 'posting' } });
  });
});

describe('requests', () => {
  it('have the defaults of the document', () => {
    expect(searched('').request).toMatchObject({
      limit: 10,
      offset: 0,
      labels: true,
      snippets: false,
      pretty: false,
    });
    const { request } = aggregated('_group=country,date__week,profession&_limit=,,3');
    expect(request?.groups.map(({ limit }) => limit)).toEqual([10, undefined, 3]);
    expect(readFieldsRequest(parametersOf('_values=1'), 'en').request).toMatchObject({ values: undefined });
  });

  it('ask for a job by its number, however large', () => {
    expect(searched('job_id=9007199254740991').request?.filters[0]?.matches).toEqual([
      { type: 'equals', value: 9007199254740991 },
    ]);
  });

  it('are read or refused, whatever comes', () => {
    const name = fc.oneof(
      fc.constantFrom(
        '_group',
        '_limit',
        '_sort',
        '_fields',
        '_facets',
        '_metric',
        'full_text',
        'date__range',
        'location__radius',
        'posting:salary__range__not',
        'job_title__none',
        '__proto__',
        'constructor',
        'profession__constructor',
      ),
      fc.string({ unit: 'binary' }),
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '__',
        '||',
        '__proto__',
        'today||+1d__',
        'constructor',
        '_exists|1',
        'posting:',
        ',,,',
        '-0',
        '1e9',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ name, value }), { maxLength: 4 }), (parameters) => {
        for (const read of [readSearch(parameters, TEST_CONTEXT), readAggregate(parameters, TEST_CONTEXT)])
          expect(read.request === undefined).toBe(read.problems.length > 0);
      }),
      { numRuns: 2000 },
    );
  });
});

it('guesses at what was meant for the first problems of a request alone, since each guess costs time', () => {
  let guesses = 0;
  const nearest = () => {
    guesses++;
    return [{ value: 'KS1', label: 'Python' }];
  };
  const values = { isKnown: () => false, named: () => [], nearest };
  const value = Array.from({ length: 1000 }, (_, number) => `unknown-${number}`).join('|');
  const { problems } = readSearch([{ name: 'it_skills', value }], { ...TEST_CONTEXT, values });
  expect(problems).toHaveLength(1000);
  expect(problems[0]?.message).toBe('The field it_skills has no value "unknown-0". Did you mean Python?');
  expect(problems[999]?.message).toBe('The field it_skills has no value "unknown-999".');
  expect(guesses).toBe(20);
});
