import { expect, it } from 'vitest';
import { xlsxOf } from '../spreadsheets/table';
import { readTable } from './read-table';

it('reads the first sheet of a workbook: texts, numbers, days and holes', async () => {
  const columns = ['Name', 'Number', 'Day', 'None', 'Text'].map((heading, index) => ({
    heading,
    cell: (line: readonly (string | number | Date | null)[]) => line[index] ?? null,
  }));
  const bytes = await xlsxOf('People', columns, [
    ['Ada & Bo <Holm>', 7, new Date(Date.UTC(2026, 2, 4)), null, 'Zoë'],
    ['  Cem', null, null, null, 'x'],
  ]);
  expect(readTable(bytes)).toEqual({
    ok: true,
    value: {
      columns: ['Name', 'Number', 'Day', 'None', 'Text'],
      rows: [
        ['Ada & Bo <Holm>', '7', '2026-03-04', '', 'Zoë'],
        ['Cem', '', '', '', 'x'],
      ],
    },
  });
});
