import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedPlaces, piecesOf, placeFinder } from './marks';

const place = fc.record({ start: fc.nat(40), end: fc.nat(40) });

it('cuts a text into pieces that are the text again, with no two matched side by side', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(place), (text, places) => {
      const pieces = piecesOf(text, places);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      pieces.slice(1).forEach((piece, index) => {
        expect(piece.isMatched && pieces[index]?.isMatched).toBe(false);
      });
    }),
  );
});

it('joins places that overlap, and leaves out those beyond the text', () => {
  expect(
    joinedPlaces(
      [
        { start: 4, end: 8 },
        { start: 0, end: 2 },
        { start: 6, end: 9 },
        { start: 8, end: 30 },
      ],
      10,
    ),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 4, end: 9 },
  ]);
});

it('finds a place in the same words with other lines', () => {
  const text = 'SQL for banks.\nThen SQL  again, and\nmore SQL.';
  const html = 'SQL for banks. Then  SQL again, and more\n\nSQL.';
  const find = placeFinder(text, html);
  const words = (start: number, end: number) => {
    const found = find({ start, end });
    return found && [html.slice(found.start, found.end), found.start];
  };
  expect(words(0, 3)).toEqual(['SQL', 0]);
  expect(words(20, 23)).toEqual(['SQL', 21]);
  expect(words(20, 31)).toEqual(['SQL again,', 21]);
  expect(words(text.length - 4, text.length - 1)).toEqual(['SQL', 42]);
  expect(placeFinder(text, 'nothing of it')({ start: 0, end: 3 })).toBeUndefined();
});
