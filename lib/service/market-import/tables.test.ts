import { expect, it } from 'vitest';
import { columnsOf } from './tables';

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
