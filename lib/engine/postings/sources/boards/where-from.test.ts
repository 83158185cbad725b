import { describe, expect, it } from 'vitest';
import { boardAddressOf } from '../board-address';
import type { DocumentSourceKind } from '../model';
import { readSource } from '../read-source';

/** What boards say of where a job is done from and of its pay, in members that their documentation or their answers show. */

function first(kind: DocumentSourceKind, answer: unknown) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const reading = readSource(kind, text, 'https://northwind.jobs.personio.de/xml');
  if (!reading.ok) throw new Error(reading.failure.detail);
  return reading.value.postings[0];
}

const greenhouse = (job: object) => first('greenhouse', { jobs: [{ id: 1, title: 'Cook', ...job }] });
const lever = (job: object) => first('lever', [{ id: '1', text: 'Cook', ...job }]);
const ashby = (job: object) => first('ashby', { jobs: [{ id: '1', title: 'Cook', ...job }] });
const smart = (location: object) => first('smartrecruiters', { id: '1', name: 'Cook', location });
const recruitee = (offer: object) => first('recruitee', { offers: [{ id: 1, title: 'Cook', ...offer }] });
const workable = (job: object) => first('workable', { name: 'Northwind', jobs: [{ title: 'Cook', ...job }] });
const personio = (...offices: string[]) =>
  first(
    'personio',
    `<workzag-jobs><position><id>1</id><name>Koch</name><office>${offices[0]}</office><additionalOffices>${offices
      .slice(1)
      .map((office) => `<office>${office}</office>`)
      .join('')}</additionalOffices></position></workzag-jobs>`,
  );

describe('from anywhere, or not', () => {
  it.each([
    [greenhouse({ location: { name: 'Remote - Germany' } }), true],
    [greenhouse({ location: { name: 'Berlin' } }), undefined],
    [greenhouse({ location: { name: 'Berlin' }, metadata: [{ name: 'Workplace', value: 'Hybrid' }] }), false],
    [greenhouse({ location: { name: 'Berlin' }, metadata: [{ name: 'Type', value: ['Remote'] }] }), true],
    [lever({ workplaceType: 'remote' }), true],
    [lever({ workplaceType: 'hybrid' }), false],
    [lever({ workplaceType: 'unspecified', categories: { location: 'Madrid' } }), undefined],
    [lever({ workplaceType: 'unspecified', categories: { location: 'Remote, Spain' } }), true],
    [ashby({ isRemote: true, workplaceType: 'Hybrid' }), false],
    [ashby({ isRemote: null, workplaceType: 'Remote' }), true],
    [ashby({ isRemote: true }), true],
    [smart({ city: 'Graz', remote: false, hybrid: true }), false],
    [smart({ city: 'Graz', remote: true }), true],
    [recruitee({ remote: true, hybrid: false, on_site: false }), true],
    [recruitee({ remote: true, hybrid: false, on_site: true }), false],
    [recruitee({ remote: false, hybrid: true, on_site: false }), false],
    [recruitee({ remote: false, hybrid: false, on_site: false }), undefined],
    [workable({ telecommuting: true }), true],
    [workable({ telecommuting: true, workplace: 'hybrid' }), false],
    [personio('Berlin (Remote)'), true],
    [personio('Berlin', 'Berlin (Remote)'), undefined],
    [personio('Berlin'), undefined],
  ])('%#', (posting, isRemote) => expect(posting?.isRemote).toBe(isRemote));
});

describe('pay', () => {
  it('is asked of Greenhouse, which leaves it out otherwise', () => {
    expect(boardAddressOf('https://boards.greenhouse.io/northwind')?.address).toBe(
      'https://boards-api.greenhouse.io/v1/boards/northwind/jobs?content=true&pay_transparency=true',
    );
  });

  it('of Greenhouse that a target brings is written as such', () => {
    const range = { min_cents: 12_000_000, max_cents: 18_000_000, currency_type: 'USD' };
    expect(greenhouse({ pay_input_ranges: [{ ...range, title: 'OTE range' }] })?.pay).toMatchObject({
      text: 'OTE 120000 - 180000 USD',
    });
    expect(greenhouse({ pay_input_ranges: [{ ...range, title: 'Base pay' }] })?.pay).toMatchObject({
      minimum: 120_000,
    });
  });

  it('of Ashby is in its tiers or in words where the summary has no salary', () => {
    const salary = {
      compensationType: 'Salary',
      interval: '1 YEAR',
      currencyCode: 'EUR',
      minValue: 50_000,
      maxValue: 60_000,
    };
    const summaryComponents = [{ compensationType: 'EquityPercentage', minValue: 0.1 }];
    const tiers = { summaryComponents, compensationTiers: [{ components: [salary] }] };
    expect(ashby({ compensation: tiers })?.pay).toMatchObject({ minimum: 50_000, period: 'year' });
    const words = { summaryComponents, scrapeableCompensationSalarySummary: '€50K - €60K' };
    expect(ashby({ compensation: words })?.pay).toMatchObject({ text: '€50K - €60K' });
  });
});

it('takes the title and text of Recruitee from its translations where they are nowhere else', () => {
  const translations = {
    nl: { title: 'Kok', description: '<p>U kookt.</p>', requirements: '<p>Diploma</p>' },
  };
  expect(recruitee({ title: undefined, translations })).toMatchObject({
    title: 'Kok',
    description: '<p>U kookt.</p>\n<p>Diploma</p>',
  });
});

it('takes the level of Lever', () => {
  expect(lever({ categories: { level: 'Senior' } })?.experience).toBe('Senior');
});
