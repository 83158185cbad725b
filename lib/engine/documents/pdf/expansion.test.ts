import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { DEFAULT_READ_LIMITS } from '../limits';
import {
  cyclicForm,
  cyclicNote,
  endlessMap,
  lostPages,
  nestedForms,
  packedOver,
} from '../testing/hostile-pdfs';
import { withoutExpansion } from './expansion';
import { readPdf } from './read';
import { texts } from './testing/draw';

const LINE = 'Managed a warehouse of forty people for nine years';
const MEBIBYTE = 1024 * 1024;
const MOST_GROWTH = 200 * MEBIBYTE;
/** Twice the promised time, since other work of the machine counts as work of the process, too. */
const MOST_PROCESSOR_MS = 4000;

async function readWithin(bytes: Uint8Array) {
  const used = processorWatch();
  const before = process.memoryUsage().rss;
  const read = await readPdf(bytes, DEFAULT_READ_LIMITS);
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_GROWTH);
  expect(used()).toBeLessThan(MOST_PROCESSOR_MS);
  return read;
}

async function readsTheLine(bytes: Uint8Array) {
  const read = await readWithin(bytes);
  expect(read.ok ? texts(read.value.lines).join('\n') : read.failure).toContain(LINE);
  return read.ok && read.value.truncated;
}

describe('a PDF of which a few bytes unpack to gigabytes', () => {
  it.each([
    ['a form that draws itself twice', cyclicForm(2)],
    ['a note that is drawn by such a form', cyclicNote()],
    ['ten levels of forms that draw ten each', nestedForms({ draws: 10, levels: 10 })],
    ['a map of characters without end', endlessMap(100)],
    ['a gigabyte packed three times over', packedOver({ times: 3, bytes: 1024 * MEBIBYTE })],
  ])(
    'is read for what is beside them, and says that it was cut: %s',
    async (_, bytes) => {
      expect(bytes.length).toBeLessThan(10_000);
      expect(await readsTheLine(bytes)).toBe(true);
    },
    60_000,
  );

  it('is read whatever forms draw, and however many times a stream is packed', async () => {
    const forms = fc.record({
      draws: fc.integer({ min: 1, max: 12 }),
      levels: fc.integer({ min: 1, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(forms, async (shape) => {
        await readsTheLine(nestedForms(shape));
      }),
      { numRuns: 12 },
    );
    const packed = fc.oneof(
      // As much as ten kilobytes can hold that were packed once.
      fc.record({ times: fc.constant(1), bytes: fc.integer({ min: 1, max: 8 * MEBIBYTE }) }),
      fc.record({
        times: fc.integer({ min: 2, max: 5 }),
        bytes: fc.integer({ min: 1, max: 64 * MEBIBYTE }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(packed, async (shape) => {
        await readsTheLine(packedOver(shape));
      }),
      { numRuns: 12 },
    );
  }, 240_000);

  it('is refused in words where nothing can be left out', async () => {
    const read = await readWithin(packedOver({ times: 1, bytes: 200 * MEBIBYTE }));
    expect(read).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('unpacks to far more') },
    });
  }, 60_000);

  it('is not cut when it holds no more than documents do', async () => {
    expect(await readsTheLine(nestedForms({ draws: 3, levels: 4 }))).toBe(false);
    expect(await readsTheLine(packedOver({ times: 2, bytes: MEBIBYTE }))).toBe(false);
    expect(await readsTheLine(endlessMap(3))).toBe(false);
  });

  it('is read for the pages that its tree does not lead to', async () => {
    expect(await readsTheLine(lostPages())).toBe(false);
  });

  it('keeps its length and everything but the names that unpack', () => {
    const bytes = nestedForms({ draws: 2, levels: 3 });
    const rest = withoutExpansion(bytes);
    expect(rest.length).toBe(bytes.length);
    expect(bytes.filter((byte, at) => byte !== rest[at]).length).toBe(3);
  });
});
