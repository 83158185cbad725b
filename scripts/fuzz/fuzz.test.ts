import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledReaders } from '@/lib/service/testing/readers';
import type { ReaderPool } from '@/lib/service/workers/pool';
import { makeCase, readSamples } from './corpus';
import { countDear } from './dear';
import { fuzz } from './fuzz';
import { HOSTILE_KINDS, hostileFile } from './hostile';
import { wrongIn } from './judge';

/** The same in every run; other seeds are for `npm run fuzz`. */
const SEED = 20_261;
const CASES = 400;
/** Of each kind of hostile files. */
const HOSTILE_EACH = 2;
const TIMEOUT_MS = 900_000;

let readers: Awaited<ReturnType<typeof bundledReaders>>;
let pool: ReaderPool;

beforeAll(async () => {
  readers = await bundledReaders('real');
  pool = readers.open({ size: 1, recycleAfter: 10_000 });
});

afterAll(async () => {
  await pool.close();
  await readers.remove();
});

describe('damaged documents', () => {
  it('are the same for the same seed and case', async () => {
    const samples = await readSamples();
    for (const number of [0, 1, 2, 3]) {
      expect(makeCase(samples, 7, number)).toEqual(makeCase(samples, 7, number));
      expect(makeCase(samples, 7, number).bytes).not.toEqual(makeCase(samples, 8, number).bytes);
    }
  });

  it('are told from answers that say what the document does not', () => {
    const value = { sort: 'resume', timedOut: false, redacted: {} };
    const answerWith = (text: string, processorMs = 10) => ({
      kind: 'answered',
      processorMs,
      result: {
        ok: true,
        value: {
          ...value,
          resume: { resumeMetadata: { plainText: text }, skills: { raw: [{ name: 'Welding' }] } },
        },
      },
    });
    expect(wrongIn(answerWith('Skills: wel-\nding') as never, 1000)).toBeUndefined();
    expect(wrongIn(answerWith('Skills: none') as never, 1000)).toContain('Skill "Welding"');
    expect(wrongIn(answerWith('Skills: wel-\nding', 1001) as never, 1000)).toBe('1.0 s of a core');
  });

  it(
    'end in an answer or a clear code, in time, and never in invented data',
    async () => {
      const keepIn = path.join(tmpdir(), 'shortlist-fuzz');
      const { cases, read, problems } = await fuzz(pool, 1, {
        seed: SEED,
        most: CASES,
        keepIn,
      });
      expect(problems).toEqual([]);
      expect(cases).toBe(CASES);
      expect(read).toBeGreaterThan(cases / 10);
    },
    TIMEOUT_MS,
  );
});

describe('files made to cost more than they weigh', () => {
  it('are the same for the same seed and number', () => {
    for (const number of HOSTILE_KINDS.keys())
      expect(hostileFile(SEED, number)).toEqual(hostileFile(SEED, number));
  });

  it(
    'take no more than 2 s of a core and 200 MB',
    async () => {
      const files = HOSTILE_KINDS.length * HOSTILE_EACH;
      const problems: string[] = [];
      const kinds = await countDear(readers.image, {
        seed: SEED,
        files,
        keepIn: path.join(tmpdir(), 'shortlist-fuzz'),
        onWrong: (problem) => problems.push(problem),
      });
      expect(problems).toEqual([]);
      expect(kinds.map(({ tries }) => tries)).toEqual(HOSTILE_KINDS.map(() => HOSTILE_EACH));
    },
    TIMEOUT_MS,
  );
});
