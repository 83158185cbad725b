import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { DEFAULT_READ_LIMITS } from '../limits';
import {
  cyclicForm,
  cyclicPages,
  cyclicReferences,
  deepObjects,
  fontWithoutMap,
  hugeNumbers,
  letterByLetter,
  manyPages,
  unendedStreams,
  whiteText,
} from '../testing/hostile-pdfs';
import { readPdf } from './read';
import { texts } from './testing/draw';

/** Generous, for machines that are busy with other tests. */
const TIME_LIMIT = 8000;

async function survive(bytes: Uint8Array) {
  const used = processorWatch();
  const read = await readPdf(bytes, DEFAULT_READ_LIMITS);
  expect(used()).toBeLessThan(TIME_LIMIT);
  return read;
}

async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const read = await survive(bytes);
  return read.ok ? texts(read.value.lines) : [read.failure.code];
}

describe('hostile PDFs', () => {
  it.each([
    ['a page tree that contains itself', cyclicPages(), /^ov(?:NoText|Corrupt|IsImage)$/],
    ['a table of references that precedes itself', cyclicReferences(), /^ov(?:NoText|Corrupt)$/],
    ['a form that draws itself', cyclicForm(1), /^Managed a warehouse/],
    ['arrays and states a hundred deep', deepObjects(100), /^Managed a warehouse/],
    ['arrays and states a hundred thousand deep', deepObjects(100_000), /^(?:Managed a warehouse|ov\w+$)/],
    ['six thousand streams that nothing ends', unendedStreams(6000), /^Managed a warehouse/],
    ['numbers beyond all measure', hugeNumbers(), /^(?:Managed a warehouse|ov\w+$)/],
  ])('end in an answer: %s', async (_, bytes, expected) => {
    expect((await linesOf(bytes)).join('\n')).toMatch(expected);
  });

  it.each([
    ['of a hundred bytes', 100],
    ['of a page of a portal', 40_000],
  ])('are read behind something else: %s', async (_, length) => {
    const junk = new TextEncoder().encode('junk '.repeat(length / 5));
    const whole = Buffer.concat([junk, cyclicForm(1)]);
    expect((await linesOf(whole)).join('\n')).toMatch(/^Managed a warehouse/);
  });

  it('of ten thousand pages are read as far as the limit goes', async () => {
    const pages = await survive(manyPages(10_000));
    expect(pages.ok ? pages.value.truncated : pages.failure.code).toMatch(/^ovNoText$/);
  });

  it('without a map from characters to letters give none of their words', async () => {
    expect((await linesOf(fontWithoutMap())).join('\n')).not.toMatch(/managed|house|people/i);
  });

  it('drawn letter by letter, in any order, give the words of the line', async () => {
    expect(await linesOf(letterByLetter('Warehouse manager'))).toEqual(['Warehouse manager']);
  });

  it('with white text show what a reader of the page sees', async () => {
    expect(await linesOf(whiteText('Rocket surgeon', 'Warehouse manager'))).toEqual(['Warehouse manager']);
  });
});
