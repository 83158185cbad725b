import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { taxonomyPlaces } from '../taxonomy';
import { bundledReaders } from '../testing/readers';
import type { PoolSettings, ReaderPool } from './pool';
import type { ReaderOptions, ReaderTask, ResumeAsk } from './protocol';
import { readInPool } from './read-in-pool';
import { readWithPictures } from './read-with-pictures';

let readers: Awaited<ReturnType<typeof bundledReaders>>;
let pool: ReaderPool;

const MEBIBYTE = 1024 * 1024;

beforeAll(async () => {
  vi.stubEnv('BASE_URL', '');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('SCAN_TIMEOUT_MS', '80000');
  readers = await bundledReaders('misbehaving');
});

afterEach(() => pool.close());

afterAll(() => readers.remove());

function open(settings: Partial<PoolSettings> = {}) {
  pool = readers.open(settings);
}

/** Opens a pool whose processes are running: their start-up is not what a test of limits is about. */
async function openWarm() {
  open({ size: 2 });
  pool.warm();
  await Promise.all(['first', 'second'].map((text) => read(text)));
}

const options: ReaderOptions<ResumeAsk> = {
  documentLastModified: '2026-01-01',
  outputHtml: false,
  hideHtmlImages: false,
  outputRtf: false,
  outputPdf: false,
  normalisation: { skillsTaxonomy: 'V2', normaliseSkills: false },
  ask: { sort: 'resume', outputCandidateImage: false },
};

function read(
  text: string,
  {
    owner = 'a',
    timeoutMs = 25_000,
    signal,
    outputPdf = false,
  }: { owner?: string; timeoutMs?: number; signal?: AbortSignal; outputPdf?: boolean } = {},
) {
  return readInPool(pool, {
    bytes: Buffer.from(text),
    options: { ...options, outputPdf },
    owner,
    signal,
    timeoutMs,
  });
}

async function summaryOf(reading: ReturnType<typeof read>) {
  const ended = await reading;
  return ended.kind === 'read' ? ended.read.resume.professionalSummary : ended.kind;
}

describe('the pool of readers', () => {
  it('reads documents, each answered with its own', async () => {
    open();
    const texts = Array.from({ length: 20 }, (_, index) => `document ${index}`);
    expect(await Promise.all(texts.map((text) => summaryOf(read(text))))).toEqual(texts);
  });

  it('tells only the document that crashed its process, and goes on', async () => {
    open();
    const readings = ['good 1', 'crash', 'good 2', 'exit', 'good 3'].map((text) => summaryOf(read(text)));
    expect(await Promise.all(readings)).toEqual(['good 1', 'fatal', 'good 2', 'fatal', 'good 3']);
    expect(await summaryOf(read('after'))).toBe('after');
  });

  it('says what a document took of a core, which waiting does not', async () => {
    open({ size: 1 });
    const takenBy = async (text: string) => {
      const task = { material: { kind: 'document', bytes: Buffer.from(text) }, options, softLimitMs: 60_000 };
      const begin = () => ({ task: task as ReaderTask, hardLimitMs: 60_000 });
      const answer = await pool.run({ owner: 'a', startBy: Number.POSITIVE_INFINITY, begin });
      return answer.kind === 'answered' ? answer.processorMs : undefined;
    };
    expect(await takenBy('compute')).toBeGreaterThanOrEqual(500);
    expect(await takenBy('wait')).toBeLessThan(400);
  });

  it('kills a document that hangs when its time is up, beside one that is read meanwhile', async () => {
    await openWarm();
    const hanging = read('hang', { timeoutMs: 4000 });
    expect(await summaryOf(read('good'))).toBe('good');
    expect(await hanging).toEqual({ kind: 'late' });
    expect(await summaryOf(read('after'))).toBe('after');
  });

  it('parses what was read of a document that had to be killed', async () => {
    await openWarm();
    const reading = await read('hang with lines', { timeoutMs: 5000 });
    expect(reading).toMatchObject({ kind: 'read', read: { timedOut: true, truncated: true } });
    expect(reading.kind === 'read' && reading.read.resume.professionalSummary).toMatch(/^saved( saved)*$/);
  });

  it('answers what was parsed before a conversion that hangs, and says that it is late', async () => {
    await openWarm();
    const reading = await read('parsed, then hang', { timeoutMs: 4000, outputPdf: true });
    expect(reading).toMatchObject({
      kind: 'read',
      read: {
        timedOut: false,
        resume: { professionalSummary: 'parsed, then hang' },
        conversions: { html: '<p>written</p>', failed: [], late: ['pdf'] },
      },
    });
    expect(await summaryOf(read('after'))).toBe('after');
  });

  it.each(['hog', 'exit'])('answers what was parsed before a conversion that fails by %s', async (how) => {
    open();
    const reading = await read(`parsed, then ${how}`, { outputPdf: true });
    const conversions = { html: '<p>written</p>', failed: ['pdf'], late: [] };
    expect(reading).toMatchObject({ kind: 'read', read: { conversions } });
  });

  it.each(['hog buffers', 'hog heap'])(
    'ends a document that takes too much memory: %s',
    async (text) => {
      open();
      const [hog, good] = await Promise.all([read(text, { timeoutMs: 80_000 }), summaryOf(read('good'))]);
      expect(hog).toMatchObject({ kind: 'fatal' });
      expect(good).toBe('good');
    },
    100_000,
  );

  it('leaves no way out of a process', async () => {
    open();
    expect(await summaryOf(read('ways out'))).toBe('');
  });

  it('turns a document away at its deadline while every process is taken', async () => {
    open({ size: 1 });
    await summaryOf(read('first'));
    const taken = read('hang', { timeoutMs: 20_000 }).then(() => 'the first to end');
    expect(await Promise.race([taken, summaryOf(read('waits', { timeoutMs: 2000 }))])).toBe('busy');
  }, 30_000);

  it('says nothing of a document that the machine gave no core, and goes on with it when it comes again', async () => {
    open({ size: 1 });
    const pid = Number(await summaryOf(read('pid')));
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await read('compute', { timeoutMs: 5000 })).toEqual({ kind: 'busy' });
      expect(await read('compute', { timeoutMs: 1000 })).toEqual({ kind: 'busy' });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const comeAgain = async () => {
      for (;;) {
        const answer = await summaryOf(read('compute'));
        if (answer !== 'busy') return answer;
      }
    };
    expect(await comeAgain()).toBe('compute');
    expect(await summaryOf(read('pid'))).toBe(String(pid));
  }, 120_000);

  it('gives up a document that has had its whole time of a core, however slowly that came', async () => {
    open({ size: 1 });
    const pid = Number(await summaryOf(read('pid')));
    process.kill(pid, 'SIGSTOP');
    expect(await read('spin', { timeoutMs: 2000 })).toEqual({ kind: 'busy' });
    process.kill(pid, 'SIGCONT');
    expect(await read('spin', { timeoutMs: 60_000 })).toEqual({ kind: 'late' });
    expect(await summaryOf(read('pid'))).not.toBe(String(pid));
  }, 90_000);

  it('takes documents in turn over their owners', async () => {
    open({ size: 1 });
    const order: string[] = [];
    const note = (text: string, owner: string) =>
      summaryOf(read(text, { owner })).then(() => order.push(text));
    const many = Array.from({ length: 6 }, (_, index) => note(`slow a${index}`, 'a'));
    await Promise.all([...many, note('slow b0', 'b')]);
    expect(order.indexOf('slow b0')).toBeLessThan(3);
  });

  it('lets no slow documents of one owner hold up those of another, and gives a spare process to nobody else', async () => {
    await openWarm();
    const slow = ['hang', 'hang', 'hang', 'hang'].map((text) => read(text, { timeoutMs: 12_000 }));
    for (const text of ['quick 1', 'quick 2', 'quick 3']) {
      expect(await summaryOf(read(text, { owner: 'b', timeoutMs: 11_000 }))).toBe(text);
    }
    const ends = (await Promise.all(slow)).map(({ kind }) => kind);
    expect(ends).toEqual(['late', 'late', 'busy', 'busy']);
  });

  it('replaces a process after its share of documents', async () => {
    open({ size: 1, recycleAfter: 2 });
    const pids: (string | null | undefined)[] = [];
    for (let count = 0; count < 4; count++) pids.push(await summaryOf(read('pid')));
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).toBe(pids[3]);
    expect(pids[1]).not.toBe(pids[2]);
  });

  it('turns a document away when too many wait, when nobody wants it, and when no process starts', async () => {
    open({ size: 1, maxWaiting: 1 });
    const readings = [read('slow 1'), read('slow 2'), read('slow 3')];
    expect((await Promise.all(readings)).filter(({ kind }) => kind === 'busy').length).toBeGreaterThan(0);
    expect(await read('unwanted', { signal: AbortSignal.abort() })).toEqual({ kind: 'busy' });
    await pool.close();
    const tables = taxonomyPlaces(readers.directory, readers.directory);
    open({
      image: { directory: `${readers.directory}/nowhere`, readable: [], tables, memoryBytes: MEBIBYTE },
    });
    expect(await read('lost')).toEqual({ kind: 'busy' });
  });

  it('answers those who wait when it is closed', async () => {
    open({ size: 1 });
    await summaryOf(read('first'));
    const waiting = [read('slow 1'), read('slow 2')];
    await pool.close();
    expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(['busy', 'busy']);
  });
});

describe('scans', () => {
  const order = (text: string) => ({
    bytes: Buffer.from(text),
    options,
    owner: 'a',
    timeoutMs: 80_000,
  });

  it('are read in a pool of their own, and hold up no document with text', async () => {
    await openWarm();
    const scans = readers.open({ size: 1 });
    let read = 0;
    const slow = Array.from({ length: 4 }, async (_, index) => {
      const reading = await readWithPictures(pool, order(`scan ${index}`), scans);
      read++;
      return reading.kind;
    });
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    await Promise.all(texts.map((text) => readWithPictures(pool, order(text), scans)));
    expect(read).toBeLessThan(4);
    expect(await Promise.all(slow)).toEqual(Array(4).fill('read'));
    await scans.close();
  }, 90_000);

  it('leave that pool alone where there are none', async () => {
    open({ size: 1 });
    const scans = readers.open({ size: 1 });
    await scans.close();
    expect(await readWithPictures(pool, order('text'), scans)).toMatchObject({ kind: 'read' });
    expect(await readWithPictures(pool, order('scan'), scans)).toEqual({ kind: 'busy' });
  });
});
