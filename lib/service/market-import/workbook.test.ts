import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { beginsAsArchive } from '@/lib/engine/postings';
import { columnsOf } from './table-columns';
import { rowsOfTable, writtenRows } from './tables';

const HEADINGS = ['Job title', 'Company', 'Published', 'Pay'];
const DAY = { value: new Date(Date.UTC(2026, 4, 3)), type: Date, format: 'dd/mm/yyyy' };

async function workbookOf(sheets: { sheet: string; rows: unknown[][] }[]): Promise<Uint8Array> {
  const named = sheets.map(({ sheet, rows }) => ({ sheet, data: rows as never[] }));
  return new Uint8Array(await (await writeExcelFile(named)).toBuffer());
}

async function* asBytes(bytes: Uint8Array) {
  yield bytes;
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

it('reads the first filled sheet below its headings, with days as days', async () => {
  const bytes = await workbookOf([
    { sheet: 'Notes', rows: [[null]] },
    {
      sheet: 'Jobs',
      rows: [
        ['Jobs of May'],
        [],
        HEADINGS,
        ['Baker', 'Quill', DAY, 21_000],
        [],
        ['Miller', 'Quill', null, null],
      ],
    },
  ]);
  expect(beginsAsArchive(bytes)).toBe(true);
  const { mapping, rows } = await columnsOf('xlsx', asBytes(bytes));
  expect(mapping).toEqual({ title: 'Job title', organization: 'Company', date: 'Published', pay: 'Pay' });
  expect(rows).toBe(2);
  expect(await allOf(rowsOfTable('xlsx', asBytes(bytes), mapping))).toMatchObject([
    { title: 'Baker', organization: 'Quill', date: '2026-05-03', pay: { minimum: 21_000 } },
    { title: 'Miller', organization: 'Quill' },
  ]);
});

it('keeps cells apart under the same heading and under none', async () => {
  const bytes = await workbookOf([
    {
      sheet: 'Jobs',
      rows: [
        ['Job', 'Job', null, 'Place'],
        ['a', 'b', 'c', 'd'],
      ],
    },
  ]);
  expect(await allOf(writtenRows('xlsx', asBytes(bytes)))).toEqual([
    { cells: { Job: 'a', 'Job (2)': 'b', 'Column 3': 'c', Place: 'd' } },
  ]);
});

it.each([
  ['an empty archive', new Uint8Array([0x50, 0x4b, 3, 4])],
  ['no archive', new TextEncoder().encode('title;firm')],
])('has no rows for %s', async (_, bytes) =>
  expect(await allOf(writtenRows('xlsx', asBytes(bytes)))).toEqual([]),
);
