import { expect, it } from 'vitest';
import { columnsOf } from './table-columns';

async function* textAsBytes(text: string) {
  yield new TextEncoder().encode(text);
}

function columnsOfCsv(lines: readonly string[]) {
  return columnsOf('csv', textAsBytes(lines.join('\n')));
}

it('knows a column whose cells are left out of the first rows', async () => {
  const header = 'Job\tCompany\tPlace\tCity\tCountry\tCreated\tSalary';
  const row = 'Baker\tQuill\tLeeds (On-site)\tLeeds\tUnited Kingdom\t2026-05-01';
  const { columns, mapping } = await columnsOfCsv([header, row, row]);
  expect(columns).toContain('Salary');
  expect(mapping).toMatchObject({ pay: 'Salary', date: 'Created', municipality: 'City' });
});

it('finds the place in the column whose cells are towns, whatever it is called', async () => {
  const towns = ['Göteborgs stad', 'Luleå', 'Malmö stad', 'Borås', 'Kalmar', 'Umeå'];
  const rows = towns.map((town) => `Bagare,Fjäll AB,${town},2026-05-01`);
  const { mapping } = await columnsOfCsv(['Job Title,Company,Area of Work,Posted', ...rows]);
  expect(mapping.location).toBe('Area of Work');
  const trades = ['Data', 'Retail', 'Care', 'Transport', 'Sales', 'Kitchens'];
  const others = trades.map((trade) => `Bagare,Fjäll AB,${trade},2026-05-01`);
  const without = await columnsOfCsv(['Job Title,Company,Area of Work,Posted', ...others]);
  expect(without.mapping.location).toBeUndefined();
});

it('knows a column that begins late, and in how many rows each has a value', async () => {
  const row = (at: number) => ({
    title: 'Baker',
    ...(at >= 1500 ? { closingDate: `2026-05-${10 + (at % 9)}` } : {}),
  });
  const lines = Array.from({ length: 1600 }, (_, at) => JSON.stringify(row(at)));
  const { columns, mapping, filled, rows } = await columnsOf('json-lines', textAsBytes(lines.join('\n')));
  expect(columns).toEqual(['title', 'closingDate']);
  expect(mapping).toMatchObject({ expirationDate: 'closingDate' });
  expect({ filled, rows }).toEqual({ filled: { title: 1600, closingDate: 100 }, rows: 1600 });
});

it('names no more columns than a table can have', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) => JSON.stringify({ title: 'Baker', [`m${at}`]: 1 }));
  const { columns } = await columnsOf('json-lines', textAsBytes(lines.join('\n')));
  expect(columns.length).toBe(1000);
});
