/** Files and pages that are broken, or made to break who reads them: each ends, with a reason. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '@/lib/platform';
import { directoryFiles } from '@/lib/platform/files/directory';
import { keepContent } from './content';
import { createPageFetcher, type FetchedPage } from './pages';
import { recognise, rowsOf } from './rows';
import type { SourceRow } from './source-row';

let directory: string;
let files: FileStore;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'shortlist-hostile-'));
  files = directoryFiles(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function all(rows: AsyncIterable<SourceRow>): Promise<SourceRow[]> {
  const list: SourceRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

const nothing = async () => ({ reason: 'no page' });

async function rowsOfFile(bytes: Buffer | string): Promise<SourceRow[]> {
  const stream = async function* () {
    yield Buffer.from(bytes);
  };
  const content = await keepContent(stream(), files, 100_000_000);
  const known = await recognise(content, files);
  if (!known) return [{ reason: 'no known form' }];
  const { kind, mapping } = known;
  return all(rowsOf({ at: 'file', kind, mapping, content }, { files, fetchPage: nothing }));
}

const shown = (rows: SourceRow[]) => rows.map((row) => ('reason' in row ? row.reason : row.title));

const LINE = '{"title":"Baker","company":"Mill"}';

describe('tables', () => {
  it('pass over a line that is too long, and go on', async () => {
    const rows = await rowsOfFile(`${LINE}\n{"title":"${'a'.repeat(9_000_000)}"}\n${LINE}`);
    expect(shown(rows)).toEqual(['Baker', 'This line is too long for a posting.', 'Baker']);
  });

  it('take deep JSON for what it is', async () => {
    const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
    expect(shown(await rowsOfFile(`${LINE}\n{"title":"Cook","company":${deep}}\n${deep}`))).toEqual([
      'Baker',
      'Cook',
      'This is not an object.',
    ]);
  });

  it('say where a quote of CSV is not closed', async () => {
    const rows = await rowsOfFile(
      'title,company,city\nBaker,Mill,Leeds\n"Cook,Mill,Leeds\nMiller,Mill,Leeds\n',
    );
    expect(shown(rows)).toEqual(['Baker', expect.stringContaining('Nothing from here on could be read')]);
  });

  it.each(['windows-1252', 'utf-16le'])('are read in %s, as spreadsheets write them', async (encoding) => {
    const text = 'title;company;city\nBäcker;Mühle;Köln\n';
    const bytes =
      encoding === 'utf-16le' ? Buffer.from(`\uFEFF${text}`, 'utf16le') : Buffer.from(text, 'latin1');
    expect(shown(await rowsOfFile(bytes))).toEqual(['Bäcker']);
  });

  it.each([
    ['a list', (rows: string) => `[${rows}]`],
    [
      'a list in an object',
      (rows: string) => `{"meta": {"tags": ["x"], "pages": 1}, "data": {"rows": [${rows}]}}`,
    ],
  ])('are read as %s of JSON that is longer than one part of its file', async (_, around) => {
    const one = JSON.stringify({ title: 'Baker "A" [x] {', company: 'Mill', text: 'a\\\\"b'.repeat(20_000) });
    const rows = await rowsOfFile(around(Array.from({ length: 110 }, () => one).join(',\n')));
    expect(rows).toHaveLength(110);
    expect(new Set(shown(rows))).toEqual(new Set(['Baker "A" [x] {']));
  });

  it('say that a list of JSON is not closed', async () => {
    const rows = await rowsOfFile(`[${LINE},\n${LINE},\n{"title":"Co`);
    expect(shown(rows)).toEqual(['Baker', 'Baker', expect.stringContaining('the list is not closed')]);
  });

  it('are told by records, also when a cell of the first one has line breaks', async () => {
    const table = 'position,text,salary\nBaker,"We bake,\n\nevery night.",30000\nCook,Soup,28000\n';
    expect(shown(await rowsOfFile(table))).toEqual(['Baker', 'Cook']);
  });

  it('take a board that is longer than one part of its file', async () => {
    const job = {
      id: 1,
      title: 'Baker',
      absolute_url: 'https://boards.greenhouse.io/quill/jobs/1',
      content: 'x'.repeat(90_000),
    };
    const rows = await rowsOfFile(JSON.stringify({ jobs: Array.from({ length: 100 }, () => job), meta: {} }));
    expect(rows).toHaveLength(100);
    expect(rows[0]).toMatchObject({ title: 'Baker', organization: 'Quill' });
  });

  it('are in UTF-8 when a few letters are damaged, as a file that is read whole', async () => {
    const good = 'Bäcker;Mühle;Köln\n'.repeat(5);
    const bytes = Buffer.concat([Buffer.from(`title;company;city\n${good}`), Buffer.from([0xe9, 0x0a])]);
    expect(shown(await rowsOfFile(bytes)).slice(0, 1)).toEqual(['Bäcker']);
  });

  it('say that Parquet is broken', async () => {
    const rows = await rowsOfFile(
      Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(400, 7), Buffer.from('PAR1')]),
    );
    expect(shown(rows)).toEqual([expect.stringContaining('Nothing from here on could be read')]);
  });
});

describe('feeds', () => {
  it.each([
    ['nested without an end', '<source><job><title>Baker</title>'.concat('<a>'.repeat(2_000_000))],
    [
      'with a million elements of one name',
      `<source><job><title>Baker</title>${'<a>x</a>'.repeat(1_000_000)}</job></source>`,
    ],
    [
      'with a million ends without beginnings',
      `<source><job><title>Baker</title></job>${'</b>'.repeat(1_000_000)}`,
    ],
  ])('%s are read to where they make sense', async (_, xml) => {
    const startedAt = process.cpuUsage();
    expect(shown(await rowsOfFile(xml)).every((title) => title === 'Baker')).toBe(true);
    expect(process.cpuUsage(startedAt).user).toBeLessThan(15_000_000);
  });

  it('have the encoding that they declare', async () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-2"?><source><job><title>Kucha\xf3</title></job></source>`;
    expect(shown(await rowsOfFile(Buffer.from(xml, 'latin1')))).toEqual(['Kuchaó']);
  });
});

describe('addresses', () => {
  const html = (data: unknown) => `<html><script type="application/ld+json">${JSON.stringify(data)}</script>`;

  async function rowsOfSite(pages: (address: string) => FetchedPage): Promise<SourceRow[]> {
    const fetchPage = async (address: string) => pages(address);
    return all(rowsOf({ at: 'address', address: 'https://site.example/sitemap.xml' }, { files, fetchPage }));
  }

  it('follow sitemaps that name each other once', async () => {
    const index = ['sitemap.xml', 'sitemap-2.xml'].map((name) => `<sitemap><loc>/${name}</loc></sitemap>`);
    let asked = 0;
    const rows = await rowsOfSite(() => {
      asked += 1;
      return { text: `<sitemapindex>${index.join('')}</sitemapindex>` };
    });
    expect(rows).toEqual([]);
    expect(asked).toBe(2);
  });

  it('say what an endless sitemap left out', async () => {
    let number = 0;
    const nextNumber = () => {
      number += 1;
      return number;
    };
    const rows = await rowsOfSite(() => {
      const urls = Array.from(
        { length: 200 },
        () => `<sitemap><loc>/sitemap-${nextNumber()}.xml</loc></sitemap>`,
      );
      return { text: `<sitemapindex>${urls.join('')}</sitemapindex>` };
    });
    expect(shown(rows)).toEqual([expect.stringContaining('left out')]);
  });

  it('take of a page with endless lists what a posting may have', async () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Baker',
      jobBenefits: Array(100_000).fill('Bread'),
      employmentType: Array(100_000).fill('FULL_TIME'),
    };
    const [row] = await rowsOfSite((address) =>
      address.endsWith('.xml')
        ? { text: '<urlset><url><loc>/1</loc></url></urlset>' }
        : { text: html(posting) },
    );
    expect(row).toMatchObject({ title: 'Baker', employment: { length: 20 } });
  });
});

it('a packed page is opened, one that grows without end is not', async () => {
  const { createServer } = await import('node:http');
  const packed: Record<string, Buffer> = {
    '/small.gz': zlib.gzipSync('<urlset></urlset>'),
    '/large.gz': zlib.gzipSync(Buffer.alloc(80 * 1024 * 1024)),
  };
  const server = createServer((request, response) => response.end(packed[request.url ?? ''] ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const fetchPage = createPageFetcher({ allowedHosts: [host], pauseMs: 0 });
  expect(await fetchPage(`http://${host}/small.gz`)).toEqual({ text: '<urlset></urlset>' });
  expect(await fetchPage(`http://${host}/large.gz`)).toMatchObject({
    reason: expect.stringContaining('too large'),
  });
  server.close();
});
