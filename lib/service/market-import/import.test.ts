import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addImport, findImport, importsOf, leftRowsOf } from './imports';
import type { SourceOrigin } from './rows';
import { type ImportTools, runImport, undoImport } from './run-import';
import * as testing from './testing/imports';
import { Stopped } from './writing';

/** Real stores, real threads, a real site: the guarantees of imports. */

let tools: ImportTools;
let today = '2026-06-01';
let stop: () => Promise<void>;
let board: http.Server;
let site = '';
let openJobs: object[] = [];

const ROBOTS = 'User-agent: *\nDisallow: /private/';

function answerBoard(request: http.IncomingMessage, response: http.ServerResponse) {
  if (request.url === '/robots.txt') response.end(ROBOTS);
  else if (request.url === '/broken') response.writeHead(500).end();
  else response.end(JSON.stringify({ jobs: openJobs }));
}

beforeAll(async () => {
  board = http.createServer(answerBoard);
  await new Promise<void>((resolve) => board.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(board.address() as AddressInfo).port}`;
  site = `http://${host}`;
  const opened = await testing.openTestImports('import', { hosts: [host], today: () => today });
  tools = opened.tools;
  stop = async () => {
    board.closeAllConnections();
    board.close();
    await opened.stop();
  };
}, 120_000);

afterAll(async () => stop());

const row = testing.testRow;
const fileOrigin = (text: string) => testing.fileOrigin(text, tools);
const newImport = (origin: SourceOrigin, name: string) => testing.newImport(origin, name, tools);
const importRows = (rows: readonly (object | string)[], name: string) =>
  testing.importTestRows(rows, name, tools);

async function postingsOf(run: string) {
  return tools.market.rows<{ id: number; job: number; url: string; expires: string; salary: number }>({
    sql: `select posting_id as id, job_id as job, source_url as url, toString(expiration_date) as expires, salary
      from posting where import_id = {run:String} order by source_url`,
    parameters: { run },
  });
}

describe('an import of a file', () => {
  it('writes each posting once, with its facts, and says what it rejected', async () => {
    const rows = [row('a-1'), row('a-2', { title: 'Oven Fitter' }), '{"title": 3', row('a-4', { title: '' })];
    const { run, ended } = await importRows(rows, 'a.jsonl');
    expect(ended).toMatchObject({
      status: 'done',
      rows_read: 4,
      rows_total: 4,
      written: 2,
      new_postings: 2,
      rejected: 2,
    });
    expect(await leftRowsOf(tools.records, run, 'rejected')).toEqual([
      { row: 3, reason: 'This is not JSON.' },
      { row: 4, reason: 'It has no title.' },
    ]);
    expect((await postingsOf(run)).map(({ salary }) => salary)).toEqual([32000, 32000]);
    const again = await importRows(rows, 'a.jsonl again');
    expect(again.ended).toMatchObject({ written: 2, new_postings: 0, new_jobs: 0 });
    expect(await postingsOf(again.run)).toEqual([]);
  });

  it('makes one job of copies, also of one that comes later, and leaves other places apart', async () => {
    const copies = [row('b-1', { company: 'Reed Inn' }), row('b-2', { company: 'REED INN LIMITED' })];
    const elsewhere = row('b-3', { company: 'Reed Inn', location: 'Bristol, United Kingdom' });
    const first = await importRows([...copies, elsewhere], 'b.jsonl');
    const [one, two, three] = await postingsOf(first.run);
    expect(two?.job).toBe(one?.job);
    expect(three?.job).not.toBe(one?.job);
    const later = await importRows([row('b-4', { company: 'Reed Inn', date: '2026-05-20' })], 'b2.jsonl');
    expect((await postingsOf(later.run))[0]?.job).toBe(one?.job);
    const [job] = await tools.market.rows<{ postings: number }>({
      sql: 'select posting_count as postings from job where job_id = {job:UInt64}',
      parameters: { job: one?.job ?? 0 },
    });
    expect(job?.postings).toBe(3);
  });

  it('is taken back whole', async () => {
    const { run } = await importRows([row('c-1'), row('c-2', { title: 'Miller' })], 'c.jsonl');
    expect(await undoImport(run, tools)).toBe(2);
    expect(await postingsOf(run)).toEqual([]);
    expect((await findImport(tools.records, run))?.status).toBe('undone');
  });

  it('goes on where it was cut short, with nothing lost and nothing twice', async () => {
    const rows = Array.from({ length: 2100 }, (_, index) =>
      row(`d-${index}`, { title: `Baker of shop ${index}` }),
    );
    const { run } = await newImport(
      await fileOrigin(rows.map((each) => JSON.stringify(each)).join('\n')),
      'd',
    );
    let batches = 0;
    const write: typeof tools.market.write = async (postings) => {
      batches += 1;
      await tools.market.write(postings);
      // Killed after the rows are there and before that is noted.
      if (batches === 2) throw new Error('killed');
    };
    await expect(runImport(run, { ...tools, market: { ...tools.market, write } })).rejects.toThrow('killed');
    expect(await findImport(tools.records, run)).toMatchObject({ status: 'running', rows_read: 2000 });
    expect(await runImport(run, tools)).toMatchObject({ status: 'done', rows_read: 2100 });
    const written = await postingsOf(run);
    expect(written).toHaveLength(2100);
    expect(new Set(written.map(({ url }) => url)).size).toBe(2100);
  }, 120_000);

  it('stops at its next row when the process is to end, and goes on from there', async () => {
    const rows = Array.from({ length: 4100 }, (_, index) => row(`e-${index}`, { title: `Weaver ${index}` }));
    const text = rows.map((each) => JSON.stringify(each)).join('\n');
    const { run } = await newImport(await fileOrigin(text), 'e');
    const process = new AbortController();
    const write: typeof tools.market.write = async (postings) => {
      await tools.market.write(postings);
      process.abort();
    };
    const stopped = runImport(
      run,
      { ...tools, market: { ...tools.market, write } },
      { stopping: process.signal },
    );
    await expect(stopped).rejects.toThrow(Stopped);
    const left = await findImport(tools.records, run);
    expect(left?.status).toBe('running');
    expect(left?.rows_read).toBeLessThan(4100);
    expect(await runImport(run, tools)).toMatchObject({ status: 'done', rows_read: 4100 });
    expect(new Set((await postingsOf(run)).map(({ url }) => url)).size).toBe(4100);
  }, 120_000);
});

describe('an import of an address', () => {
  const job = (id: string, title: string) => ({
    id,
    title,
    location: 'Utrecht, Netherlands',
    isListed: true,
    publishedAt: '2026-05-01T00:00:00Z',
    jobUrl: `https://jobs.meadow.example/${id}`,
    descriptionHtml: '<p>Pipelines</p>',
  });

  it('ends the postings that a board does not list any more, and opens them again when it does', async () => {
    openJobs = [job('1', 'Data Engineer'), job('2', 'Tester')];
    const { source, run } = await newImport({ at: 'address', address: `${site}/board` }, 'meadow');
    expect(await runImport(run, tools)).toMatchObject({ status: 'done', new_postings: 2, ended_postings: 0 });
    openJobs = [job('1', 'Data Engineer')];
    today = '2026-06-09';
    const second = await addImport(tools.records, source);
    expect(await runImport(second, tools)).toMatchObject({ new_postings: 0, ended_postings: 1 });
    expect((await postingsOf(run)).map(({ expires }) => expires)).toEqual(['1970-01-01', '2026-06-09']);
    openJobs = [job('1', 'Data Engineer'), job('2', 'Tester')];
    await runImport(await addImport(tools.records, source), tools);
    expect((await postingsOf(run)).map(({ expires }) => expires)).toEqual(['1970-01-01', '1970-01-01']);
    expect(await importsOf(tools.records, source)).toHaveLength(3);
  }, 120_000);

  it('is read from its beginning after a kill, since what it lists has changed', async () => {
    openJobs = Array.from({ length: 2300 }, (_, index) => job(`k-${index}`, `Baker of van ${index}`));
    const { run } = await newImport({ at: 'address', address: `${site}/vans` }, 'vans');
    let batches = 0;
    const write: typeof tools.market.write = async (postings) => {
      batches += 1;
      if (batches === 2) throw new Error('killed');
      await tools.market.write(postings);
    };
    await expect(runImport(run, { ...tools, market: { ...tools.market, write } })).rejects.toThrow('killed');
    openJobs = openJobs.slice(100);
    const counts = { rows_read: 2200, written: 2200, new_postings: 2300, ended_postings: 100 };
    expect(await runImport(run, tools)).toMatchObject({ status: 'done', ...counts });
    const written = await postingsOf(run);
    expect(new Set(written.map(({ url }) => url)).size).toBe(2300);
    expect(written).toHaveLength(2300);
  }, 120_000);

  it.each([
    ['/private/jobs', 'robots.txt'],
    ['/broken', 'status 500'],
  ])('says why %s was not read', async (where, reason) => {
    const { run } = await newImport({ at: 'address', address: `${site}${where}` }, where);
    const ended = await runImport(run, tools);
    expect(ended?.status).toBe('failed');
    expect(ended?.problem).toContain(reason);
  });

  it('does not fetch from a private network', async () => {
    const { run } = await newImport({ at: 'address', address: 'http://127.0.0.1:9/jobs' }, 'inside');
    const ended = await runImport(run, tools);
    expect(ended).toMatchObject({ status: 'failed', problem: expect.stringContaining('private network') });
  });
});
