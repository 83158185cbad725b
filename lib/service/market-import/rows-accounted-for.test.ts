/** Accounts for the rows of a file: each is a posting, the same page as another, or rejected, and all are counted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leftRowsOf } from './imports';
import type { ImportTools } from './run-import';
import { importTestRows, openTestImports, testRow as row } from './testing/imports';

let tools: ImportTools;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ tools, stop } = await openTestImports('rows', { today: () => '2026-06-01' }));
}, 120_000);

afterAll(async () => stop());

const importRows = (rows: readonly object[], name: string) => importTestRows(rows, name, tools);

/** Returns the sums of the rows of an import by result; they must add up to all rows. */
function sums(run: Awaited<ReturnType<typeof importRows>>['ended']) {
  if (!run) throw new Error('no import');
  expect(run.written + run.repeated + run.rejected).toBe(run.rows_read);
  return { rows: run.rows_read, postings: run.new_postings, jobs: run.new_jobs, repeated: run.repeated };
}

const bare = (title: string, city: string, more: object = {}) => ({
  title,
  company: 'Quill Bakeries',
  city,
  country: 'GB',
  ...more,
});

it('makes a row that no column names a posting of its own, unless it says just the same as another', async () => {
  const rows = [
    bare('Baker', 'Leeds', { shift: 'early' }),
    bare('Baker', 'Leeds', { shift: 'late' }),
    bare('Baker', 'Hull'),
    bare('Baker', 'Hull'),
    bare('Baker', ''),
    bare('Baker', '', { ref: 2 }),
  ];
  const { run, ended } = await importRows(rows, 'e.jsonl');
  expect(sums(ended)).toMatchObject({ rows: 6, postings: 5, repeated: 1 });
  expect(ended?.undated).toBe(5);
  expect(await leftRowsOf(tools.records, run, 'repeated')).toEqual([
    { row: 4, reason: 'The same page as row 3.' },
  ]);
  expect(sums((await importRows(rows, 'e.jsonl')).ended)).toMatchObject({
    rows: 6,
    postings: 0,
    repeated: 1,
  });
});

it('does not take an address that stands beside many titles for the name of a row', async () => {
  const titles = ['Baker', 'Miller', 'Driver', 'Cook', 'Clerk'];
  const rows = titles.flatMap((title) =>
    titles.map((_, page) => bare(title, 'York', { teaser: `https://quill.example/${page}` })),
  );
  expect(sums((await importRows(rows, 'f.jsonl')).ended)).toEqual({
    rows: 25,
    postings: 25,
    jobs: 5,
    repeated: 0,
  });
});

it('says which row of an earlier batch a row repeats', async () => {
  const rows = Array.from({ length: 2001 }, (_, index) => row(`g-${index}`, { title: `Baker ${index}` }));
  const { run, ended } = await importRows([...rows, row('g-7', { title: 'Baker 7' })], 'g.jsonl');
  expect(sums(ended)).toMatchObject({ rows: 2002, postings: 2001, repeated: 1 });
  expect(await leftRowsOf(tools.records, run, 'repeated')).toEqual([
    { row: 2002, reason: 'The same page as row 8.' },
  ]);
}, 120_000);

it('gives a row the day that its column says, or none, and counts those', async () => {
  const days = ['03/04/2026', '25/04/2026', 'in spring', '30+ days ago'];
  const rows = days.map((date, index) => row(`h-${index}`, { title: `Cook ${index}`, date }));
  const { run, ended } = await importRows(rows, 'h.jsonl');
  expect(ended).toMatchObject({ written: 4, undated: 2 });
  const found = await tools.market.rows<{ day: string }>({
    sql: 'select toString(date) as day from posting where import_id = {run:String} order by source_url',
    parameters: { run },
  });
  expect(found.map(({ day }) => day)).toEqual(['2026-04-03', '2026-04-25', '1970-01-01', '1970-01-01']);
});

it('keeps adverts of towns that no table knows apart, and knows their copies', async () => {
  const towns = ['Upper Quillham', 'Lower Quillham', 'Quillham Magna'];
  const rows = [...towns, ...towns].map((city, index) => bare('Oven Keeper', city, { ref: index }));
  expect(sums((await importRows(rows, 'i.jsonl')).ended)).toMatchObject({ postings: 6, jobs: 3 });
});
