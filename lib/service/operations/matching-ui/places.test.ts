import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesOf, quotationFinder, quotedIn } from './places';

const TEXT = `Erfahrung
• Schweiß-
  arbeiten an Rohren und 💧 Kesseln,
  auch über Kopf
• Reviewed "tide tables" in C++`;

const shown = (places: readonly { start: number; end: number }[]) =>
  places.map(({ start, end }) => TEXT.slice(start, end));

it('finds the words of a term, whole and in any case', () => {
  expect(shown(placesOf(TEXT, 'c++'))).toEqual(['C++']);
  expect(placesOf(TEXT, 'tide table')).toEqual([]);
});

it.each([
  ['Welding is mentioned in the text: "Schweißarbeiten an Rohren"', ['Schweiß-\n  arbeiten an Rohren']],
  [
    'The resume describes such work: "rohren und Kesseln, auch über Ko"',
    ['Rohren und 💧 Kesseln,\n  auch über Ko'],
  ],
  ['C++ is mentioned in the text: "Reviewed "tide tables" in C++"', ['Reviewed "tide tables" in C']],
  ['Welding is mentioned in the text: "Welded boilers"', []],
])('finds the sentence that is quoted by %s', (fact, found) => {
  expect(shown(quotationFinder(TEXT)(quotedIn(fact) ?? ''))).toEqual(found);
});

it('finds no quotation where there is none', () => {
  expect(quotedIn('The resume names 2 of 3 skills: Carpentry and AutoCAD.')).toBeUndefined();
});

it('finds every part of a text in it, whatever the letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 30 }), fc.nat(), fc.nat(), (text, one, other) => {
      const part = text.slice(one % (text.length + 1), other % (text.length + 1));
      const places = quotationFinder(text)(part);
      const letters = part.match(/[\p{L}\p{N}]/gu) ?? [];
      fc.pre(letters.length >= 8);
      expect(places).toHaveLength(1);
      for (const { start, end } of places) expect(text.slice(start, end).length).toBeGreaterThanOrEqual(8);
    }),
  );
});
