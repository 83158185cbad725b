import { expect, it } from 'vitest';
import { mentionBeing, mentionedIn, offered, piecesOf, withMention } from './mentions';

const ADA = { id: '1', name: 'Ada Quill' };
const BO = { id: '2', name: 'Bo Lindqvist' };

it('offers colleagues by any part of the name behind an @', () => {
  expect(mentionBeing('ask @lin', 8)).toEqual({ from: 4, typed: 'lin' });
  expect(offered([ADA, BO], 'lin')).toEqual([BO]);
  expect(offered([ADA, BO], '')).toEqual([ADA, BO]);
});

it('takes no address for a mention', () => {
  expect(mentionBeing('ada@quill', 9)).toBeNull();
});

it('writes the mention out where the caret is', () => {
  const being = mentionBeing('ask @li about pay', 7);
  expect(being && withMention('ask @li about pay', being, BO)).toEqual({
    text: 'ask @Bo Lindqvist about pay',
    caret: 18,
  });
});

it('tells mentions apart in a text', () => {
  const text = 'To @Ada Quill: see @Bo Lindqvist.';
  expect(mentionedIn(text, [ADA, BO])).toEqual([ADA, BO]);
  expect(piecesOf(text, [ADA]).map(({ text: piece, mention }) => [piece, mention])).toEqual([
    ['To ', false],
    ['@Ada Quill', true],
    [': see @Bo Lindqvist.', false],
  ]);
});
