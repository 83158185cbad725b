import { expect, it } from 'vitest';
import { tokenAt } from '@/components/query-bar/bar-text';
import { EVERYTHING, filteredBy, type MarketField } from '@/lib/recruiter/vocabulary';
import { completionsOf, fieldToList, takesFirst } from './completion';

const field = (name: string, type: MarketField['type'], more: Partial<MarketField> = {}): MarketField => ({
  name,
  label: name.replaceAll('_', ' '),
  description: `About ${name}.`,
  otherWords: '',
  type,
  levels: ['job', 'posting'],
  isCoded: false,
  hasCategories: false,
  ...more,
});

const FIELDS = [
  field('profession', 'integer', { isCoded: true, hasCategories: true }),
  field('location', 'integer', { isCoded: true }),
  field('location_name', 'text'),
  field('organization_name', 'text'),
  field('salary', 'integer', { otherWords: 'pay wage' }),
  field('date', 'date'),
  field('remote', 'boolean'),
  field('posting_count', 'integer', { levels: ['job'] }),
];

const FACETS = [
  { field: 'profession', label: 'Profession', values: [{ value: '7', label: 'Night Nurse', jobs: 5 }] },
];

function offered(
  text: string,
  {
    view = EVERYTHING,
    values = [] as { value: string; label: string; jobs: number }[],
    areFieldsFirst = false,
  } = {},
) {
  const suggested = [
    { field: 'profession', fieldLabel: 'Profession', value: '7', label: 'Night Nurse' },
    { field: 'profession', fieldLabel: 'Profession', value: '8', label: 'Nurse' },
  ];
  const token = tokenAt(text, text.length);
  return completionsOf(token, {
    fields: FIELDS,
    facets: FACETS,
    view,
    values,
    suggested,
    areFieldsFirst,
  }).map(({ label, count, effect }) => ({
    label,
    count,
    does:
      effect.type === 'filter'
        ? `${effect.filter.name}=${effect.filter.value}`
        : 'text' in effect
          ? effect.text
          : '',
  }));
}

const does = (...given: Parameters<typeof offered>) => offered(...given).map((option) => option.does);

it('offers fields by their names, and never those that nothing can be asked of', () => {
  expect(does('loc')).toEqual(['profession=7', 'profession=8', 'location=']);
  expect(does('loc', { areFieldsFirst: true })).toEqual(['location=', 'profession=7', 'profession=8']);
  expect(does('')).toContain('remote=');
  expect(does('')).not.toContain('location_name=');
  expect(does('posting:')).not.toContain('posting:posting_count=');
});

it('offers a field by what people call it', () => {
  expect(does('pay', { areFieldsFirst: true })[0]).toBe('salary=');
});

it('offers values of any field, the counted ones first and none twice', () => {
  expect(offered('nurs').slice(0, 2)).toEqual([
    { label: 'Night Nurse', count: '5 jobs', does: 'profession=7' },
    { label: 'Nurse', count: undefined, does: 'profession=8' },
  ]);
});

it('offers the values that fit, without regard to marks, best first, as further alternatives', () => {
  const values = [
    { value: '1', label: 'Bad Köln', jobs: 9 },
    { value: '2', label: 'Köln', jobs: 4 },
  ];
  const view = filteredBy(EVERYTHING, { name: 'location', value: '5' });
  expect(does('location=kol', { values, view })).toEqual(['location=5|2', 'location=5|1']);
  expect(does('location=3|kol', { values, view })).toEqual(['location=3|2', 'location=3|1']);
  expect(does('location__radius=koln', { values }).slice(0, 3)).toEqual([
    'location__radius=2__10',
    'location__radius=2__30',
    'location__radius=2__50',
  ]);
});

it('takes the name of an employer whole, and in quotes where a bar would part it', () => {
  const values = [
    { value: 'Ada', label: 'Ada', jobs: 3 },
    { value: 'A|B', label: 'A|B', jobs: 2 },
  ];
  expect(does('organization_name=a', { values }).slice(0, 2)).toEqual([
    'organization_name__exact=Ada',
    'organization_name="A B"',
  ]);
});

it.each([
  ['salary=40000', ['salary__range=40000__', 'salary__range=__40000', 'salary=40000']],
  ['remote=', ['remote=yes', 'remote=no']],
  ['date__calendar=', []],
  ['profession=_not', ['profession=_not_exists']],
  ['profession__n', ['profession__not=', 'posting:profession__none=']],
  ['nothing=', []],
])('offers for %s', (text, expected) => {
  expect(does(text)).toEqual(expected);
});

it('offers ready periods for days, and conditions while no value is typed', () => {
  expect(does('date=')).toEqual(
    expect.arrayContaining(['date__range=today||-7d__', 'date=_exists', 'date__range=']),
  );
});

it.each([
  ['location=a', 'location', true],
  ['location__radius=a', 'location', true],
  ['location__radius=Rome__5', 'location', false],
  ['remote=', undefined, true],
  ['salary=4', undefined, false],
  ['organization_name=a', 'organization_name', false],
  ['organization_name__prefix=a', undefined, false],
  ['nurse', undefined, false],
])('of %s: asks for the values of %s, Enter takes the first: %s', (text, listed, isFirst) => {
  const token = tokenAt(text, text.length);
  expect(fieldToList(token, FIELDS)).toBe(listed);
  expect(takesFirst(token, FIELDS)).toBe(isFirst);
});
