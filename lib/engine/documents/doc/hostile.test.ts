import cfb from 'cfb';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { DEFAULT_READ_LIMITS } from '../limits';
import { readDocument } from '../read';
import { read } from '../testing';

const TIME_LIMIT = 4000;
const PAGE = 512;
const TEXT = 0x800;
const TABLE = {
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  pieces: 33,
  anchors: 40,
  boxes: 56,
  lists: 73,
  listOverrides: 74,
};

type Numbers = [size: 1 | 2 | 4, value: number][];
type File = {
  text: string;
  body?: number;
  pages?: Uint8Array[];
  tables: Partial<Record<keyof typeof TABLE, Uint8Array>>;
};

const many = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index));

/** Returns little-endian numbers one after the other. */
function numbers(...parts: Numbers): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([size, value]) => many(size, (index) => Math.floor(value / 256 ** index) & 0xff)),
  );
}

const longs = (...values: number[]) => numbers(...values.map((value): [4, number] => [4, value]));

/** Returns one piece of the whole text, again and again. */
function pieces(text: string, times = 1): Uint8Array {
  const bounds = longs(...many(times + 1, (index) => index * text.length));
  const places = many(times, () => [...numbers([2, 0], [4, TEXT], [2, 0])]).flat();
  return Uint8Array.from([2, ...longs(bounds.length + places.length), ...bounds, ...places]);
}

/** Returns a page of formats that all span `from` to `to` and make the same changes. */
function page(from: number, to: number, runs: number, entrySize: number, changes: number[]): Uint8Array {
  const bytes = new Uint8Array(PAGE);
  const at = PAGE - 2 - changes.length - (changes.length % 2);
  bytes.set(longs(...many(runs + 1, (index) => (index === runs ? to : from + index))));
  for (let run = 0; run < runs; run += 1) bytes[(runs + 1) * 4 + run * entrySize] = at / 2;
  bytes.set(changes, at);
  bytes[PAGE - 1] = runs;
  return bytes;
}

const firstPageOf = (text: string) => Math.ceil((TEXT + text.length * 2) / PAGE);

/** Returns a DOC file of UTF-16 text with the given tables; its pages of formats follow the text. */
function docOf({ text, body = text.length, pages = [], tables }: File): Uint8Array {
  const firstPage = firstPageOf(text);
  const main = new Uint8Array((firstPage + pages.length) * PAGE);
  const view = new DataView(main.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(0x0a, 0x0200, true);
  view.setUint32(0x4c, body, true);
  main.set(new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer), TEXT);
  pages.forEach((content, index) => {
    main.set(content, (firstPage + index) * PAGE);
  });
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of Object.entries({ pieces: pieces(text), ...tables })) {
    const place = 0x9a + TABLE[name as keyof typeof TABLE] * 8;
    view.setUint32(place, at, true);
    view.setUint32(place + 4, content.length, true);
    parts.push(content);
    at += content.length;
  }
  const file = cfb.utils.cfb_new();
  cfb.utils.cfb_add(file, '/WordDocument', main);
  cfb.utils.cfb_add(file, '/1Table', Buffer.concat(parts));
  return Uint8Array.from(cfb.write(file, { type: 'buffer' }) as Uint8Array);
}

/** Returns the positions of pages of formats, by number. */
function pageTable(numbersOfPages: number[]): Uint8Array {
  return longs(...many(numbersOfPages.length + 1, (index) => index), ...numbersOfPages);
}

async function inTime(file: File) {
  const bytes = docOf(file);
  const used = processorWatch();
  const reading = await readDocument(bytes, DEFAULT_READ_LIMITS);
  expect(used()).toBeLessThan(TIME_LIMIT);
  return reading;
}

const HIDDEN = [3, 0x3c, 0x08, 1];
const IN_LIST = [6, 0, 0, 0x0b, 0x46, 1, 0, 0, 0, 0, 0];

describe('hostile DOC files are read in time', () => {
  it('when every piece meets every format', async () => {
    const text = 'Mira Lindqvist\r';
    const pages = many(200, () => page(TEXT, TEXT + text.length * 2, 100, 1, HIDDEN));
    const first = firstPageOf(text);
    const reading = await inTime({
      text,
      pages,
      tables: {
        pieces: pieces(text, 40_000),
        characterPages: pageTable(many(200, (index) => first + index)),
      },
    });
    expect(reading.ok).toBe(false);
  });

  it('when one page of formats is named again and again', async () => {
    const text = 'Mira Lindqvist\r';
    const first = firstPageOf(text);
    const reading = await inTime({
      text,
      pages: [page(TEXT, TEXT + text.length * 2, 100, 1, [3, 0x35, 0x08, 1])],
      tables: { characterPages: pageTable(many(20_000, () => first)) },
    });
    expect(reading).toMatchObject({ value: { lines: [{ text: 'Mira Lindqvist', bold: true }] } });
  });

  it('when the label of a list is as long as a book', async () => {
    const text = 'a\r'.repeat(40_000);
    const label = 60_000;
    const level = numbers(...many(24, (): [1, number] => [1, 0]), [1, 0], [1, 0], [2, 0], [2, label]);
    const list = [...longs(7, 0), ...many(18, () => 0), 1, 0];
    const reading = await inTime({
      text,
      pages: [page(TEXT, TEXT + text.length * 2, 1, 13, IN_LIST)],
      tables: {
        paragraphPages: pageTable([firstPageOf(text)]),
        listOverrides: longs(1, 7, 0, 0, 0),
        lists: Uint8Array.from([
          1,
          0,
          ...list,
          ...level,
          ...many(label * 2, (index) => (index % 2 ? 0 : 0x2e)),
        ]),
      },
    });
    expect(reading).toMatchObject({ ok: true, value: { truncated: true } });
    expect(reading.ok && reading.value.lines.length).toBe(2753);
  });

  it('when fields open and never end', async () => {
    const reading = await inTime({ text: `${'\u0013 PAGE \u0014a'.repeat(60_000)}\r`, tables: {} });
    expect(reading).toMatchObject({ ok: true });
  });

  it('when every header is the whole text, which is hidden', async () => {
    const text = 'a\r'.repeat(100_000);
    const reading = await inTime({
      text,
      body: 0,
      pages: [page(TEXT, TEXT + text.length * 2, 1, 1, HIDDEN)],
      tables: {
        characterPages: pageTable([firstPageOf(text)]),
        headers: longs(...many(2000, (index) => (index % 2 ? text.length : 0))),
      },
    });
    expect(reading.ok).toBe(false);
  });

  it('when two thousand text boxes wait for a character that never comes', async () => {
    const text = 'a\r'.repeat(100_000);
    const count = 2000;
    const shapes = many(count, (index) => numbers([4, index + 1], ...many(22, (): [1, number] => [1, 0])));
    const boxes = many(count, (index) =>
      numbers(...many(14, (): [1, number] => [1, 0]), [4, index + 1], [4, 0]),
    );
    const reading = await inTime({
      text,
      tables: {
        anchors: Buffer.concat([longs(...many(count + 1, (index) => 0xf0000000 + index)), ...shapes]),
        boxes: Buffer.concat([longs(...many(count + 1, () => 0)), ...boxes]),
      },
    });
    expect(reading).toMatchObject({ ok: true, value: { truncated: true } });
    expect(reading.ok && reading.value.lines.length).toBe(6667);
  });
});

it('reads all text boxes that hang on one character, in order', async () => {
  const text = 'body\rone\rtwo\r';
  const anchors = [longs(2, 2, 2), numbers([4, 1]), new Uint8Array(22), numbers([4, 2]), new Uint8Array(22)];
  const box = (shape: number) => [new Uint8Array(14), longs(shape), new Uint8Array(4)];
  const bytes = docOf({
    text,
    body: 5,
    tables: {
      anchors: Buffer.concat(anchors),
      boxes: Buffer.concat([longs(0, 4, 8), ...box(1), ...box(2)]),
    },
  });
  const { lines } = await read(bytes);
  expect(lines.map((line) => line.text)).toEqual(['body', 'one', 'two']);
});
