import { describe, expect, it } from 'vitest';
import { glyphsOfPicture } from './glyphs';

/** Words of capitals 7 pixels high on a line whose letters stand on 100, and a mark in the middle of their height. */
const word = (text: string, x0: number, [y0, y1] = [93, 100]) => ({
  ...{ text, x0, x1: x0 + 6 * text.length, y0, y1 },
  certainty: 0.9,
});

describe('marks of a picture', () => {
  it.each(['–', '—', '-', '•', '·', '*', '"'])('are on the line of the words beside them: %s', (mark) => {
    const words = [word('MAY', 0), word('2018', 24), word(mark, 60, [96, 98]), word('PRESENT', 75)];
    const { level } = glyphsOfPicture([{ words, baseline: { y: 100, slope: 0 } }], 1);
    const letters = level.filter(({ text }) => text !== ' ');
    expect(new Set(letters.map(({ baseline }) => baseline))).toEqual(new Set([100]));
    expect(new Set(letters.map(({ style }) => style.fontSize)).size).toBe(1);
  });

  it('leave a word that is off the line where it is', () => {
    const words = [word('MAY', 0), word('2018', 24), word('PRESENT', 75, [83, 90])];
    const { level } = glyphsOfPicture([{ words, baseline: { y: 100, slope: 0 } }], 1);
    expect(new Set(level.map(({ baseline }) => baseline))).toEqual(new Set([100, 90]));
  });
});
