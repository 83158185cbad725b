import { expect, it } from 'vitest';
import { columnsOf } from './table-columns';

async function mappingOf(header: string, rows: readonly string[]) {
  const bytes = (async function* () {
    yield new TextEncoder().encode([header, ...rows].join('\n'));
  })();
  return (await columnsOf('csv', bytes)).mapping;
}

const TITLES = [
  'Bäcker',
  'Buchhalterin',
  'Lagerleiter',
  'Krankenpfleger',
  'Elektriker',
  'Verkäuferin',
  'Koch',
  'Fahrer',
];
const FIRMS = [
  'Weber GmbH',
  'Nadel AG',
  'Klinik am See gGmbH',
  'Bäckerei Moor',
  'Adler Logistik GmbH',
  'Stadtwerke Ulm',
];
const rowsOf = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at));
const title = (at: number) => TITLES[at % TITLES.length];
const firm = (at: number) => FIRMS[at % FIRMS.length];

it('knows the place of a table that is sorted by town', async () => {
  const rows = rowsOf(60, (at) => `${at},${title(at)},${firm(at)},Nottingham`);
  expect(await mappingOf(',title,company,zone', rows)).toMatchObject({ location: 'zone' });
});

it('knows columns whose names say nothing', async () => {
  const rows = rowsOf(
    8,
    (at) =>
      `${title(at)},${firm(at)},${['Ulm', 'Leipzig', 'Kiel', 'Graz'][at % 4]},2026-05-${10 + (at % 19)},"SQL, Python, Excel"`,
  );
  expect(await mappingOf('a,b,c,d,e', rows)).toMatchObject({
    title: 'a',
    organization: 'b',
    location: 'c',
    date: 'd',
    skills: 'e',
  });
});

it('leaves a column that may be anything', async () => {
  const rows = rowsOf(40, (at) => `${title(at)},${firm(at)},${at * 7},${at % 2},${['gold', 'blue'][at % 2]}`);
  const mapping = await mappingOf('title,company,x,y,z', rows);
  expect(Object.values(mapping).sort()).toEqual(['company', 'title']);
});

it('takes the one column that is far likelier to hold titles than others, and marks how sure it is', async () => {
  const roles = [
    'Ilustrator',
    'UI UX',
    'Office Audit',
    'Digital Marketing Specialist',
    'IT Support',
    'Education Officer',
    'Data Analyst',
  ];
  const groups = ['Kreatif', 'Teknologi', 'Umum'];
  const rows = rowsOf(40, (at) => `${at},${groups[at % 3]},${roles[at % 7]} ${at % 5}`);
  expect(await mappingOf('id,kategori_posisi,posisi_magang', rows)).toMatchObject({ title: 'posisi_magang' });
});

it('puts a list together that has a column for each item', async () => {
  const rows = rowsOf(20, (at) => `${title(at)},${firm(at)},Excel,${at % 2 ? 'SQL' : ''}`);
  expect(await mappingOf('title,company,skills[0],skills[1]', rows)).toMatchObject({ skills: 'skills' });
});

it('takes no list of what is offered for one of skills', async () => {
  const offers = [
    'Assurance, Sport, Meal',
    'Meal, Transport, Parking',
    'Sport, Loan, Bonus',
    'Bonus, Meal, Assurance',
  ];
  const rows = rowsOf(24, (at) => `${title(at)},${firm(at)},"${offers[at % 4]}"`);
  expect(await mappingOf('title,company,x', rows)).toMatchObject({ skills: 'x' });
  expect((await mappingOf('title,company,Facility', rows)).skills).toBeUndefined();
});

it('knows contracts, degrees and years by their cells, and no page of an employer as that of the posting', async () => {
  const terms = [
    ['CDI', 'Bac +5 et plus', 'De 3 à 5 ans'],
    ['CDD', 'Bac', 'De 1 à 3 ans'],
    ['CDI', 'Bac +3', 'De 5 à 10 ans'],
  ];
  const rows = rowsOf(24, (at) =>
    [TITLES[at % TITLES.length], ...(terms[at % 3] ?? []), `https://firms.example/firm/${at}`].join(','),
  );
  expect(await mappingOf('title,ctrt,niv,prp,company_page', rows)).toEqual({
    title: 'title',
    employment: 'ctrt',
    education: 'niv',
    experience: 'prp',
  });
});
