import { describe, expect, it } from 'vitest';
import { joinsAccent } from './accents';
import { setGlyphs } from './testing/glyphs';

function joined(first: string, second: string, x: number, baseline = 100): string | null {
  const [last] = setGlyphs(first);
  const [glyph] = setGlyphs(second, { x, baseline });
  if (last === undefined || glyph === undefined) throw new Error('no glyph');
  return joinsAccent(last, glyph) ? last.text : null;
}

describe('joinsAccent', () => {
  it('joins an accent with the letter drawn at its place, whichever comes first', () => {
    expect(joined('¨', 'o', 0)).toBe('ö');
    expect(joined('O', '¨', 0.5, 98)).toBe('Ö');
    expect(joined('´', 'ı', 0)).toBe('í');
  });

  it('leaves an accent alone that stands beside a letter, or that no letter takes', () => {
    expect(joined('´', 's', 5)).toBeNull();
    expect(joined('¨', '4', 0)).toBeNull();
    expect(joined('a', 'b', 0)).toBeNull();
  });
});
