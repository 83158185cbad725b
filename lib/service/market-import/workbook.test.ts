import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { beginsAsArchive } from '@/lib/containers';
import { recognise } from './rows';
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

const SHEET_OPEN = '<worksheet><sheetData>';
const SHEET_CLOSE = '</sheetData></worksheet>';
const shared = (...indexes: number[]) => indexes.map((index) => `<c t="s"><v>${index}</v></c>`).join('');

/** A workbook of parts, as programs write them. */
function madeWorkbook(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

it.each([
  ['', '2022-01-01'],
  ['<workbookPr/>', '2022-01-01'],
  ['<workbookPr date1904="0"/>', '2022-01-01'],
  ['<workbookPr date1904="1"/>', '2026-01-02'],
  ['<workbookPr date1904="true"/>', '2026-01-02'],
])('counts days from where the workbook says: %s', async (settings, day) => {
  const bytes = madeWorkbook({
    'xl/workbook.xml': `<workbook>${settings}</workbook>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': '<sst><si><t>Job</t></si><si><t>Published</t></si><si><t>Baker</t></si></sst>',
    'xl/worksheets/sheet1.xml': `${SHEET_OPEN}<row>${shared(0, 1)}</row><row>${shared(2)}<c s="1"><v>44562</v></c></row>${SHEET_CLOSE}`,
  });
  expect(await allOf(writtenRows('xlsx', asBytes(bytes)))).toEqual([
    { cells: { Job: 'Baker', Published: day } },
  ]);
});

it('leaves the process to others while it reads large shared texts', async () => {
  const texts = Array.from({ length: 60_000 }, (_, at) => `<si><t>Text ${at} of an advertisement</t></si>`);
  const bytes = madeWorkbook({
    'xl/sharedStrings.xml': `<sst>${texts.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${SHEET_OPEN}<row>${shared(0, 1)}</row><row>${shared(2, 59_999)}</row>${SHEET_CLOSE}`,
  });
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const rows = await allOf(writtenRows('xlsx', asBytes(bytes)));
  clearInterval(timer);
  expect(rows).toEqual([
    {
      cells: {
        'Text 0 of an advertisement': 'Text 2 of an advertisement',
        'Text 1 of an advertisement': 'Text 59999 of an advertisement',
      },
    },
  ]);
  expect(turns).toBeGreaterThan(2);
});

it('has no rows without their texts where these are too large, and says so', async () => {
  const bytes = madeWorkbook({
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(20_000_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `${SHEET_OPEN}<row>${shared(0, 0)}</row><row>${shared(0, 0)}</row>${SHEET_CLOSE}`,
  });
  expect(await allOf(writtenRows('xlsx', asBytes(bytes)))).toEqual([
    {
      reason: expect.stringMatching(
        /^This workbook could not be unpacked: xl\/sharedStrings\.xml unpacks from/,
      ),
    },
  ]);
});

it('says of a workbook of more than 64 MB that it is too large', async () => {
  const part = new Uint8Array(13 * 1024 * 1024);
  part.set([0x50, 0x4b, 3, 4]);
  const parts = ['a', 'b', 'c', 'd', 'e'];
  const files = { get: async () => part } as unknown as Parameters<typeof recognise>[1];
  await expect(recognise({ parts, bytes: part.length * parts.length }, files)).rejects.toThrow(
    'This workbook is larger than 64 MB. Save the table as CSV, which may be of any size.',
  );
});

it('says of a workbook without a table what is missing', async () => {
  const bytes = await workbookOf([{ sheet: 'Notes', rows: [['A note'], ['Another one']] }]);
  const files = { get: async () => bytes } as unknown as Parameters<typeof recognise>[1];
  await expect(recognise({ parts: ['a'], bytes: bytes.length }, files)).rejects.toThrow(
    'This file has no sheet with column names and rows below them.',
  );
});
