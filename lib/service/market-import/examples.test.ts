import { afterAll, beforeAll, expect, it } from 'vitest';
import { likeEarlier } from './earlier-sources';
import { exampleRows } from './examples';
import { addSource, findImport } from './imports';
import type { SourceOrigin } from './rows';
import type { ImportTools } from './run-import';
import { fileOrigin, importTestRows, openTestImports, testRow } from './testing/imports';

type FileOrigin = Extract<SourceOrigin, { at: 'file' }> & { kind: 'json-lines' };

let tools: ImportTools;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ tools, stop } = await openTestImports('examples', { today: () => '2026-05-02' }));
}, 120_000);
afterAll(() => stop());

async function originOf(rows: readonly object[]): Promise<FileOrigin> {
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  return (await fileOrigin(text, tools)) as FileOrigin;
}

it('shows rows as they would be read, with what they say that is not understood', async () => {
  const rows = [testRow('1'), testRow('2', { date: 'soon' }), testRow('3', { title: '' })];
  const origin = await originOf(rows);
  const found = await exampleRows({ name: 'jobs.jsonl', origin, mapping: origin.mapping }, tools);
  expect(found).toMatchObject([
    { row: 1, posting: { jobTitle: 'Night Baker', locationName: 'Leeds', country: 'GB', salaryFrom: 30000 } },
    { row: 2, written: { date: 'soon' }, posting: { jobTitle: 'Night Baker' } },
    { row: 3, reason: 'It has no title.' },
  ]);
  expect(found[1]).not.toHaveProperty('posting.date', expect.anything());
});

it('tells the year of a day by that of the file', async () => {
  const origin = { ...(await originOf([testRow('1', { date: '28 February' })])), madeOn: '2026-03-10' };
  const [row] = await exampleRows({ name: 'jobs.jsonl', origin, mapping: origin.mapping }, tools);
  expect(row).toMatchObject({ posting: { date: '2026-02-28' } });
});

it('reads another column where the mapping is changed', async () => {
  const origin = await originOf([testRow('1', { name2: 'Baker of the day' })]);
  const mapping = { ...origin.mapping, title: 'name2' };
  const [row] = await exampleRows({ name: 'jobs.jsonl', origin, mapping }, tools);
  expect(row).toMatchObject({ posting: { jobTitle: 'Baker of the day' } });
});

it('counts how many values of each field an import used', async () => {
  const rows = [testRow('u1'), testRow('u2', { date: 'soon' }), testRow('u3', { company: '' })];
  const { run } = await importTestRows(rows, 'used.jsonl', tools);
  const ended = await findImport(tools.records, run);
  expect(ended?.used).toMatchObject({ title: 3, organization: 2, date: 2, place: 3, pay: 3 });
});

it('names an earlier source with the same bytes, and takes the columns that were chosen for the same ones', async () => {
  const columns = ['id', 'name2'];
  const first = { ...(await originOf([{ id: 'a', name2: 'Baker' }])), columns, mapping: { title: 'name2' } };
  await addSource(tools.records, {
    name: 'april.jsonl',
    origin: { ...first, isChosen: true },
    everyHours: null,
  });
  const again = { ...first, mapping: {} };
  expect(await likeEarlier(tools.records, again)).toMatchObject({
    sameAs: 'april.jsonl',
    chosenFor: 'april.jsonl',
    mapping: { title: 'name2' },
  });
  const other = { ...(await originOf([{ id: 'b', name2: 'Cook' }])), columns: ['id', 'name3'], mapping: {} };
  const unlike = await likeEarlier(tools.records, other);
  expect(unlike).not.toHaveProperty('sameAs');
  expect(unlike).not.toHaveProperty('chosenFor');
});
