import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchExpression, wordsOf } from './words';

describe('wordsOf', () => {
  it.each([
    ['Zoë Müller-Łuk', ['zoe', 'muller', 'łuk']],
    ['C++, C#, C and F#', ['c++', 'c#', 'c', 'and', 'f#']],
    ['ana.perez@example.org', ['ana', 'perez', 'example', 'org']],
    ['Ｆｕｌｌ ｗｉｄｔｈ', ['full', 'width']],
    ['東京 Tokyo', ['東', '京', 'tokyo']],
    ['Ελένη Ковалёв', ['ελενη', 'ковалев']],
    ['', []],
  ])('of %s', (text, words) => {
    expect(wordsOf([text])).toEqual(words);
  });

  it('gives words that a question can hold between quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf([text])) expect(word).toMatch(/^[^'\\\s:&|!()*<>]{1,50}$/u);
      }),
    );
  });
});

describe('searchExpression', () => {
  it('asks for every word as a beginning', () => {
    expect(searchExpression("Müll O'Neil")).toBe("'mull':* & 'o':* & 'neil':*");
    expect(searchExpression(' !&| ')).toBeNull();
  });
});
