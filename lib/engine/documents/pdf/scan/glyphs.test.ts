import { describe, expect, it } from 'vitest';
import { glyphsOfPicture } from './glyphs';

const BLANK = { width: 1, height: 1, gray: Uint8Array.of(255) };

/** Words of capitals 7 pixels high on a line whose letters stand on 100, and a mark in the middle of their height. */
const word = (text: string, x0: number, [y0, y1] = [93, 100]) => ({
  ...{ text, x0, x1: x0 + 6 * text.length, y0, y1 },
  certainty: 0.9,
});

describe('marks of a picture', () => {
  it.each(['–', '—', '-', '•', '·', '*', '"'])('are on the line of the words beside them: %s', (mark) => {
    const words = [word('MAY', 0), word('2018', 24), word(mark, 60, [96, 98]), word('PRESENT', 75)];
    const { level } = glyphsOfPicture([{ words, baseline: { y: 100, slope: 0 } }], 1, BLANK);
    const letters = level.filter(({ text }) => text !== ' ');
    expect(new Set(letters.map(({ baseline }) => baseline))).toEqual(new Set([100]));
    expect(new Set(letters.map(({ style }) => style.fontSize)).size).toBe(1);
  });

  it('leave a word that is off the line where it is', () => {
    const words = [word('MAY', 0), word('2018', 24), word('PRESENT', 75, [83, 90])];
    const { level } = glyphsOfPicture([{ words, baseline: { y: 100, slope: 0 } }], 1, BLANK);
    expect(new Set(level.map(({ baseline }) => baseline))).toEqual(new Set([100, 90]));
  });
});

describe('bold type', () => {
  /** Draws each word as stems of a width, six pixels apart. */
  const drawn = (stems: readonly number[]) => {
    const words = stems.map((_, index) => ({
      ...word('stems', 80 * index + 10, [20, 34]),
      x1: 80 * index + 60,
    }));
    const gray = new Uint8Array(400 * 60).fill(255);
    for (const [index, { x0, x1, y0, y1 }] of words.entries())
      for (let y = y0; y < y1; y++)
        for (let x = x0 + 4; x + 6 < x1; x += 10)
          gray.fill(0, y * 400 + x, y * 400 + x + (stems[index] ?? 0));
    const { level } = glyphsOfPicture([{ words, baseline: { y: 34, slope: 0 } }], 1, {
      width: 400,
      height: 60,
      gray,
    });
    return words.map(({ x0, x1 }) =>
      level.some((glyph) => glyph.x0 >= x0 && glyph.x1 <= x1 && glyph.style.bold),
    );
  };

  it('is told by strokes that are wider than most', () => {
    expect(drawn([2, 2, 3, 2])).toEqual([false, false, true, false]);
    expect(drawn([3, 3, 3, 3])).toEqual([false, false, false, false]);
  });
});
