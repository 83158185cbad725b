import { expect, it } from 'vitest';
import type { Line, SourceDocument } from '../../model';
import type { PictureWord } from '../../raster';
import { isOwnPage } from './recognise';
import { toHtml } from './to-html';

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);

const word = (text: string, x0: number, y0: number, x1: number): PictureWord => ({
  text,
  x0,
  y0,
  x1,
  y1: y0 + 10,
  certainty: 0.9,
});

function line(text: string, x0: number, y0: number, x1: number): Line {
  const box = { x0, y0, x1, y1: y0 + 12 };
  const run = { text, bold: false, italic: false, fontSize: 10 };
  return {
    text,
    runs: [run],
    page: 0,
    box,
    fontSize: 10,
    bold: false,
    role: 'paragraph',
    block: 0,
    column: 0,
  };
}

/** Returns two columns, of which the right one is read first, and a word that is in no line. */
function scan(turn: number): SourceDocument {
  const words = [
    word('left', 20, 100, 60),
    word('Robin', 300, 100, 340),
    word('Sample', 345, 100, 400),
    word('stray', 20, 700, 60),
  ];
  return {
    kind: 'jpeg',
    lines: [line('Robin Sample', 300, 99, 400), line('left', 20, 99, 60)],
    pages: [{ width: 500, height: 800 }],
    images: [],
    properties: {},
    truncated: false,
    scans: [{ page: 0, turn, words, picture: PICTURE }],
  };
}

const wordsOf = (html: string) => [...html.matchAll(/class="word"[^>]*>([^<]*)</g)].map(([, text]) => text);

it('shows the picture with its words in the order of what was read', () => {
  const html = toHtml(PICTURE, scan(0));
  expect(wordsOf(html)).toEqual(['Robin ', 'Sample ', 'left ', 'stray ']);
  expect(html).toContain('src="data:image/jpeg;base64,/9j/2Q=="');
  expect(html).toContain('margin-left:60.00%;margin-top:20.00%');
  expect(isOwnPage(html)).toBe(true);
});

it('puts words where they are on a page that lies askew', () => {
  const html = toHtml(PICTURE, scan(90));
  // The middle of "Robin", 70 right of the middle of the page and 295 above it, turned by a quarter.
  expect(html).toContain('margin-left:105.00%;margin-top:93.00%');
});

it('marks what is personal, and leaves no picture where none is wanted', () => {
  expect(toHtml(PICTURE, scan(0), { personal: ['Robin Sample'] })).toContain(
    '<span class="tx-redacted">Robin </span>',
  );
  const blind = toHtml(PICTURE, scan(0), { hideImages: true });
  expect([blind.includes('<img'), blind.includes('class="word"'), blind.includes('Robin Sample')]).toEqual([
    false,
    false,
    true,
  ]);
});
