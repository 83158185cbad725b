import { expect, it } from 'vitest';
import type { MarketField } from '@/lib/recruiter/vocabulary';
import { filterText, monthText, payText, questionName, rangeOfMonth } from './words';

const field = (name: string, label: string, type: MarketField['type'], isCoded = false): MarketField => ({
  ...{ name, label, type, isCoded },
  description: '',
  levels: ['job', 'posting'],
  hasCategories: false,
  otherWords: '',
});

const FIELDS = [
  field('profession', 'Profession', 'integer', true),
  field('location', 'Location', 'integer', true),
  field('salary', 'Salary', 'integer'),
  field('date', 'First posted', 'date'),
  field('remote', 'Remote', 'boolean'),
  field('job_title', 'Job title', 'text'),
  field('source_website', 'Source website', 'text'),
];

const LABELS = { profession: { 7: 'Nurse', 8: 'Midwife' }, location: { 5: 'Leipzig' } };

it.each([
  ['profession', '7|8', 'Profession: Nurse or Midwife'],
  ['profession__not', '7|99', 'Profession is not Nurse or 99'],
  ['location__radius', '5__30', 'Location is within 30 km of Leipzig'],
  ['location__radius__not', 'Rome__5', 'Location is not within 5 km of Rome'],
  ['salary__range', '40000__', 'Salary: from 40,000'],
  ['salary__range', '40000__60000|90000__', 'Salary: 40,000 to 60,000 or from 90,000'],
  ['date__range', '2026-10-01__2026-10-31', 'First posted: Oct 2026'],
  ['date__range', '2026-10-01__2026-10-30', 'First posted: 1 Oct 2026 to 30 Oct 2026'],
  ['date__range', 'today||-7d__', 'First posted: from 7 days ago'],
  ['date__range', '__today||+1M|2026-01-01__', 'First posted: up to in 1 month or from 1 Jan 2026'],
  ['date__calendar', '1q', 'First posted in the last complete quarter'],
  ['date__calendar', '3m', 'First posted in the last complete 3 months'],
  ['remote', '1', 'Remote: yes'],
  ['remote', 'no', 'Remote: no'],
  ['job_title', 'nurse | midwife', 'Job title: nurse | midwife'],
  ['posting:source_website__none', 'a.example', 'Source website (of a posting) in no posting a.example'],
  ['salary', '_not_exists', 'Salary: not given'],
  ['unheard_of', 'x', 'unheard_of: x'],
  ['constructor', 'toString', 'constructor: toString'],
  ['profession', 'toString', 'Profession: toString'],
])('%s=%s is said as: %s', (name, value, text) => {
  expect(filterText({ name, value }, FIELDS, LABELS)).toBe(text);
});

it('a month is a range of all its days', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(rangeOfMonth)).toEqual([
    '2026-02-01__2026-02-28',
    '2028-02-01__2028-02-29',
    '2026-12-01__2026-12-31',
  ]);
  expect(monthText('2026-12')).toBe('Dec 2026');
});

it('pay is told for a year, else as it is stated', () => {
  const stated = '24.50 an hour';
  expect(payText({ from: 48000, to: 60000, currency: 'EUR', stated })).toBe('EUR 48,000–60,000 a year');
  expect(payText({ from: null, to: null, currency: null, stated })).toBe(stated);
});

it('names a question by its values, and by the field where a value alone says too little', () => {
  const name = (...filters: [name: string, value: string][]) =>
    questionName(
      filters.map(([field, value]) => ({ name: field, value })),
      FIELDS,
      LABELS,
    );
  expect(name(['full_text', 'night shift'], ['profession', '7|8'], ['location', '5'])).toBe(
    'night shift, Nurse or Midwife, Leipzig',
  );
  expect(name(['full_text', '24 hours'])).toBe('24 hours');
  expect(name(['profession__not', '7'], ['remote', '1'], ['salary__range', '40000__'])).toBe(
    'Profession is not Nurse, Remote: yes, Salary: from 40,000',
  );
  expect(name()).toBe('');
});
