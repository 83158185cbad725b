import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionsOf, withSettings } from '../own-machine';
import { completionFor } from './completion';
import { listFiles, load } from './files';
import { openJournal } from './journal';
import { questionOf } from './market';
import { COMMANDS, readGiven } from './options';
import { chartOf, written } from './output';
import { createProgress } from './progress';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'command-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a journal', () => {
  const documentOf = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text);
    return load({ file: path.join(folder, name), name });
  };

  it('counts what is whole, and throws away what is half written', async () => {
    const results = path.join(folder, 'results');
    const first = await openJournal(results);
    const one = await documentOf('one.txt', 'one');
    const two = await documentOf('two.txt', 'two');
    await first.done(one, '{"read":1}');
    await writeFile(path.join(results, `two.txt.${two.content}.json.part`), '{"re');
    const second = await openJournal(results);
    expect([one, two].map(second.isDone)).toEqual([true, false]);
    expect(await second.resultOf(one)).toBe('{"read":1}');
    expect(await readdir(results)).toHaveLength(1);
  });

  it('takes a file that was changed for another document', async () => {
    const journal = await openJournal(path.join(folder, 'changed'));
    await journal.done(await documentOf('cv.txt', 'before'), '{}');
    expect(journal.isDone(await documentOf('cv.txt', 'after'))).toBe(false);
  });

  it('keeps what failed until it is asked to do it again', async () => {
    const place = path.join(folder, 'failed');
    const bad = await documentOf('bad.txt', 'bad');
    await (await openJournal(place)).failed(bad, { code: 'ConversionException', message: 'No text.' });
    expect((await openJournal(place)).isDone(bad)).toBe(true);
    expect((await openJournal(place, true)).isDone(bad)).toBe(false);
  });

  it('has room for the longest name that a file may have', async () => {
    const journal = await openJournal(path.join(folder, 'long'));
    const long = await documentOf(`${'ä'.repeat(125)}.txt`, 'long');
    await journal.done(long, '{}');
    expect(await journal.resultOf(long)).toBe('{}');
  });
});

describe('what was named', () => {
  it('is refused where two files would have one result', async () => {
    await writeFile(path.join(folder, 'same.txt'), 'same');
    const other = await mkdtemp(path.join(folder, 'other-'));
    await writeFile(path.join(other, 'same.txt'), 'other');
    const named = [path.join(folder, 'same.txt'), path.join(other, 'same.txt')];
    await expect(listFiles(named)).rejects.toThrow('the same result');
    await expect(listFiles([path.join(folder, 'nowhere')])).rejects.toThrow('There is no');
  });
});

describe('the settings of a machine', () => {
  it('come from a file that only its owner reads, and from the environment before it', async () => {
    const file = path.join(folder, 'shortlist.json');
    await writeFile(file, JSON.stringify({ account: 'acme', key: 'from the file', url: 'https://host' }));
    await chmod(file, 0o640);
    expect(withSettings({ SHORTLIST_CONFIG: file })).toContain('chmod 600');
    await chmod(file, 0o600);
    const settings = withSettings({ SHORTLIST_CONFIG: file, TX_SERVICE_KEY: 'set', SHORTLIST_URL: '' });
    expect(settings).toMatchObject({
      TX_ACCOUNT_ID: 'acme',
      TX_SERVICE_KEY: 'set',
      SHORTLIST_URL: 'https://host',
    });
    expect(withSettings({ SHORTLIST_CONFIG: path.join(folder, 'none') })).toContain('There is no');
  });

  it('get a token where an endpoint for it is named', () => {
    const keys = { TX_ACCOUNT_ID: 'acme', TX_SERVICE_KEY: 'key', SHORTLIST_URL: 'https://host/v10/' };
    expect(connectionsOf({ ...keys, SHORTLIST_TOKEN_URL: 'https://host/token' })).toMatchObject({
      parser: {
        baseUrl: 'https://host/v10',
        credentials: { kind: 'client', tokenUrl: 'https://host/token' },
      },
      market: { baseUrl: 'https://host', credentials: { kind: 'basic' } },
    });
    expect(connectionsOf({ ...keys, SHORTLIST_URL: 'ftp://host' })).toContain('no address');
  });
});

describe('the output', () => {
  const columns = [
    { heading: 'Name', cell: ({ name }: { name: string; age: number }) => name },
    { heading: 'Age', cell: ({ age }: { name: string; age: number }) => age },
  ];
  const lines = [
    { name: '=HYPERLINK("x")', age: 7 },
    { name: 'Ada\u001b[31m\nFenwick', age: 41 },
  ];

  it('prints nothing that a terminal or a spreadsheet would obey', () => {
    expect(written('table', { columns, lines, json: lines })).toBe(
      'Name              Age\n=HYPERLINK("x")     7\nAda [31m Fenwick   41\n',
    );
    expect(written('csv', { columns, lines, json: lines })).toContain(`"'=HYPERLINK(""x"")",7`);
  });

  it('draws the longest bar for the greatest, and none for what has no figure', () => {
    const [most, half, none] = chartOf([
      { label: 'Berlin', value: 4000 },
      { label: 'Ulm', value: 2000 },
      { label: 'Bonn', value: null },
    ]).split('\n');
    expect(most).toBe(`Berlin  ${'█'.repeat(40)} 4,000`);
    expect(half).toBe(`Ulm     ${'█'.repeat(20)} 2,000`);
    expect(none).toBe('Bonn    no figure');
  });

  it('shows a log a line for each twentieth of a run', () => {
    let shown = '';
    const to = new Writable({
      write(chunk, _, done) {
        shown += chunk;
        done();
      },
    });
    const progress = createProgress(1000, to);
    for (let n = 0; n < 1000; n += 1) progress.done();
    expect(shown.split('\n').filter(Boolean)).toHaveLength(20);
    expect(shown).toContain('1,000 of 1,000');
  });
});

describe('the command', () => {
  it('reads a question as one argument or as several', () => {
    const expected = { profession: 'nurse', location__radius: 'Munich__30' };
    expect(questionOf(['profession=nurse&location__radius=Munich__30'])).toEqual(expected);
    expect(questionOf(['profession=nurse', 'location__radius=Munich__30'])).toEqual(expected);
    expect(() => questionOf(['nurse'])).toThrow('no NAME=VALUE');
  });

  it('refuses what it does not know', () => {
    expect(() => readGiven('parse', ['--fast'])).toThrow('--fast');
    expect(readGiven('import', ['-i', 'people', '-t', 'a', '-t', 'b', 'cvs'])).toMatchObject({
      values: { index: 'people', tag: ['a', 'b'] },
      rest: ['cvs'],
    });
  });

  it('completes each of its commands and options in three shells', () => {
    const all = Object.entries(COMMANDS).flatMap(([name, { options }]) => [name, ...Object.keys(options)]);
    for (const shell of ['bash', 'zsh', 'fish'])
      for (const name of all) expect(completionFor(shell), `${shell} ${name}`).toContain(name);
    expect(() => completionFor('dos')).toThrow('bash, zsh or fish');
  });
});
