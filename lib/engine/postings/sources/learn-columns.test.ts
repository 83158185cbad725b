import { describe, expect, it } from 'vitest';
import { proposeColumns } from './column-names';
import { readRow } from './columns';
import { learnColumns } from './learn-columns';
import type { RawPosting } from './model';
import type { JsonObject } from './values';

/** Reads the rows as an import does: columns proposed and learned from all of them. */
function readAll(rows: JsonObject[]): RawPosting[] {
  const mapping = proposeColumns(Object.keys(rows[0] ?? {}), { rows }).mapping;
  const forms = learnColumns(rows, mapping);
  return rows.flatMap((row) => {
    const posting = readRow(row, mapping, forms);
    return 'reason' in posting ? [] : [posting];
  });
}

describe('columns of others', () => {
  it('are known behind a word for what the row is, and addresses by what is in them', () => {
    const columns = ['positionOpenDate', 'hiringAgencyName', 'vacancy_title', 'PositionLocations', 'go'];
    expect(proposeColumns(columns, { rows: [{ go: 'https://quill.example/1' }] }).mapping).toEqual({
      date: 'positionOpenDate',
      organization: 'hiringAgencyName',
      title: 'vacancy_title',
      location: 'PositionLocations',
      url: 'go',
    });
    expect(proposeColumns(['title', 'companyLogoUrl', 'go'], { rows: [{ go: 'left' }] }).mapping).toEqual({
      title: 'title',
    });
  });

  it.each([
    ['Gehalt von', 'Gehalt bis'],
    ['salary_from', 'salary_to'],
    ['Salario desde', 'Salario hasta'],
    ['min_pay', 'max_pay'],
    ['wynagrodzenie od', 'wynagrodzenie do'],
  ])('hold the ends of what is paid: %s, %s', (payMinimum, payMaximum) => {
    expect(proposeColumns(['title', payMinimum, payMaximum]).mapping).toEqual({
      title: 'title',
      payMinimum,
      payMaximum,
    });
  });

  it('hold places as JSON in a text, and values as objects with a name', () => {
    const place = {
      positionLocationCity: 'Hull',
      positionLocationState: 'Yorkshire',
      positionLocationCountry: 'GB',
    };
    const [posting] = readAll([
      { title: 'Baker', company: { name: 'Quill' }, location: JSON.stringify([place, { city: 'Leeds' }]) },
    ]);
    expect(posting).toMatchObject({
      organization: 'Quill',
      places: [{ municipality: 'Hull', region: 'Yorkshire', country: 'GB' }, { municipality: 'Leeds' }],
    });
  });

  it('have one order of days, which the country decides where no cell does', () => {
    const days = (rows: JsonObject[]) => readAll(rows).map(({ date }) => date);
    const posted = '03/04/2026';
    expect(days([{ title: 'Baker', posted, location: 'Denver, CO' }])).toEqual(['2026-03-04']);
    expect(days([{ title: 'Baker', posted, country: 'GB' }])).toEqual(['2026-04-03']);
    expect(days([{ title: 'Baker', posted }])).toEqual([undefined]);
  });

  it('show between what ends their figures are, unless those are further apart than pay is', () => {
    const ranges = (pays: number[]) =>
      readAll(pays.map((salary_min) => ({ title: 'Baker', salary_min }))).map(({ pay }) => pay?.range);
    expect(ranges([9000, 12_000, 15_000])).toEqual(Array(3).fill([9000, 15_000]));
    expect(ranges([18, 45_000])).toEqual([undefined, undefined]);
  });

  it('show the ends of each currency that they name', () => {
    const rows = [
      { title: 'Baker', salary_min: 9000, currency: 'PLN' },
      { title: 'Baker', salary_min: 15_000, currency: 'PLN' },
      { title: 'Baker', salary_min: 40_000, currency: 'EUR' },
      { title: 'Baker', salary_min: 60_000, currency: 'EUR' },
    ];
    expect(readAll(rows)[0]?.pay?.range).toEqual([9000, 15_000]);
    expect(readAll(rows)[3]?.pay?.range).toEqual([40_000, 60_000]);
  });

  it.each([
    ['£12.50 per hour', { text: '£12.50 per hour' }],
    ['45000 - 50000', { text: '45000 - 50000' }],
    ['50.000', { minimum: 50_000, maximum: 50_000 }],
    ['25.000 €', { text: '25.000 €' }],
    ['not stated', undefined],
  ])('keep pay that is written %s', (salary, pay) => {
    const [posting] = readAll([{ title: 'Baker', salary }]);
    if (pay) expect(posting?.pay).toMatchObject(pay);
    else expect(posting?.pay).toBeUndefined();
  });
});

describe('cells', () => {
  it('hold nothing where they say so, and then another column of the kind is asked', () => {
    const rows = [
      { title: 'Baker', companyName: 'None', advertiser: { id: 7, description: 'Quill' }, datePosted: 'N/A' },
      { title: 'Miller', companyName: 'Heron', advertiser: { id: 8, description: 'Quill' }, datePosted: '' },
    ].map((row) => ({ ...row, listingDate: '2026-03-02T10:00:00Z' }));
    const [first, second] = readAll(rows);
    expect(first).toMatchObject({ organization: 'Quill', date: '2026-03-02' });
    expect(second).toMatchObject({ organization: 'Heron', date: '2026-03-02' });
  });
});

describe('the employer', () => {
  it.each([
    ['https://jobs.ashbyhq.com/Quill%20Bakeries/1', 'Quill Bakeries'],
    ['https://jobs.lever.co/reed-inn/2', 'Reed Inn'],
    ['https://quill.example/3', undefined],
  ])('is that of the board at %s where the source names none', (url, organization) => {
    expect(readAll([{ title: 'Baker', url }])[0]?.organization).toBe(organization);
  });
});

it('knows columns by names of several words, in Dutch and French', () => {
  const dutch = ['Functienaam', 'Plaatsnaam', 'Geplaatst', 'Sluitingsdatum', 'Dienstverband'];
  expect(proposeColumns(dutch).mapping).toEqual({
    title: 'Functienaam',
    municipality: 'Plaatsnaam',
    date: 'Geplaatst',
    expirationDate: 'Sluitingsdatum',
    employment: 'Dienstverband',
  });
  const french = ['Intitulé du poste', 'Entreprise', 'Ville', 'Type de contrat', 'Date de publication'];
  expect(proposeColumns(french).mapping).toEqual({
    title: 'Intitulé du poste',
    organization: 'Entreprise',
    municipality: 'Ville',
    employment: 'Type de contrat',
    date: 'Date de publication',
  });
});

describe('words for nothing', () => {
  const rows = [
    ...Array.from({ length: 4 }, (_, at) => ({
      title: `Cook ${at}`,
      company: at < 2 ? 'No_Dicho' : `Harbour Kitchens ${'abcd'[at]}`,
      short: at < 2 ? 'No Dicho' : `Harbour ${'abcd'[at]}`,
      city: 'Luxembourg',
      region: 'Luxembourg',
      salary: at < 3 ? 'no dicho' : 'EUR 2,500 per month',
      contract: at < 2 ? 'NO DICHO' : 'permanent',
    })),
  ];

  it('are those that columns of different things have in common', () => {
    expect(readAll(rows).map(({ organization }) => organization)).toEqual([
      undefined,
      undefined,
      'Harbour Kitchens c',
      'Harbour Kitchens d',
    ]);
  });

  it('are no names that columns of the same thing have in common', () => {
    const named = ['Acme', 'Acme', 'Bolt', 'Bolt'].map((name, at) => ({
      title: `Cook ${at}`,
      company: name,
      short: name,
      via: name,
    }));
    expect(readAll(named).map(({ organization }) => organization)).toEqual(['Acme', 'Acme', 'Bolt', 'Bolt']);
  });
});

it('learns the ends of pay in words, apart for each way of writing it', () => {
  const rows = ['12-18K', '8-10K', '20-30K', '300元/天', '9-14K', '15-25K'].map((pay) => ({
    title: 'Cook',
    薪资: pay,
  }));
  const { mapping } = proposeColumns(['title', '薪资'], { rows });
  expect(mapping.pay).toBe('薪资');
  expect(readAll(rows).map(({ pay }) => pay?.range)).toEqual([
    [8000, 30_000],
    [8000, 30_000],
    [8000, 30_000],
    undefined,
    [8000, 30_000],
    [8000, 30_000],
  ]);
});
