import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeLetterSpacing, fold, isAllCapitals, words } from './text';

describe('fold', () => {
  it('drops case, accents and the variety of dashes, apostrophes and digits', () => {
    expect(fold('Éléonore’s ŁÓDŹ – ٣')).toBe("eleonore's lodz - 3");
  });

  it('keeps the length of any text, and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(text)).toHaveLength(text.length);
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('words', () => {
  it('keeps what belongs together', () => {
    expect(words('C++ and C#, Co-Founder (B.Sc.)')).toEqual(['c++', 'and', 'c#', 'co-founder', 'b.sc']);
  });
});

describe('closeLetterSpacing', () => {
  it.each([
    ['E X P E R I E N C E', 'EXPERIENCE'],
    ['W O R K  H I S T O R Y', 'WORK HISTORY'],
    ['Team A B', 'Team A B'],
    ['A B', 'A B'],
  ])('%s', (text, expected) => {
    expect(closeLetterSpacing(text)).toBe(expected);
  });
});

describe('isAllCapitals', () => {
  it('needs letters that have a case', () => {
    expect([
      isAllCapitals('WORK'),
      isAllCapitals('Work'),
      isAllCapitals('2019'),
      isAllCapitals('경력'),
    ]).toEqual([true, false, false, false]);
  });
});
