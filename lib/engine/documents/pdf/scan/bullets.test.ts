import { describe, expect, it } from 'vitest';
import type { Raster } from '../../raster';
import { withBullets } from './bullets';

const [WIDTH, HEIGHT, TALL] = [400, 200, 20];
type Rectangle = [x: number, y: number, width: number, height: number];

/** A page of paper with ink in these rectangles. */
function page(...ink: Rectangle[]): Raster {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of ink)
    for (let row = y; row < y + height; row++) gray.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, gray };
}

const word = (text: string, x0: number, foot: number) => ({
  ...{ text, x0, x1: x0 + 10 * text.length, y0: foot - TALL, y1: foot },
  certainty: 0.9,
});
const line = (foot: number, ...words: ReturnType<typeof word>[]) => ({
  words,
  baseline: { y: foot, slope: 0 },
});
const LINES = [line(50, word('Welding', 60, 50)), line(90, word('Milling', 60, 90))];
const texts = (raster: Raster, lines = LINES) =>
  withBullets(lines, raster).map(({ words }) => words.map(({ text }) => text).join(' '));
const dots = (x: number, size = 7): Rectangle[] => [
  [x, 37, size, size],
  [x, 77, size, size],
];

describe('bullets that were passed over', () => {
  it('are read where dots are in front of lines, one below the other', () => {
    const read = withBullets(LINES, page(...dots(40)));
    expect(read[0]?.words[0]).toMatchObject({ text: '•', x0: 40, x1: 47, y0: 37, y1: 44 });
    expect(texts(page(...dots(40)))).toEqual(['• Welding', '• Milling']);
  });

  it('are read in a second column, and below one that was read', () => {
    const lines = [
      line(50, word('Left', 60, 50), word('•', 200, 45), word('Welding', 220, 50)),
      line(90, word('Left', 60, 90), word('Milling', 220, 90)),
    ];
    expect(texts(page([200, 77, 7, 7]), lines)).toEqual(['Left • Welding', 'Left • Milling']);
  });

  it.each<[string, Rectangle[]]>([
    ['a lone dot', [[40, 37, 7, 7]]],
    ['specks', dots(40, 2)],
    ['icons', dots(36, 15)],
    [
      'dashes',
      [
        [38, 40, 9, 2],
        [38, 80, 9, 2],
      ],
    ],
    ['a rule', [[44, 0, 4, 200]]],
    ['dots that touch the word', dots(52)],
    ['dots with ink in front of them', [...dots(40), [28, 37, 9, 7], [28, 77, 9, 7]]],
    ['dots far away', dots(0)],
  ])('are not %s', (_, ink) => {
    expect(texts(page(...ink))).toEqual(['Welding', 'Milling']);
  });
});
