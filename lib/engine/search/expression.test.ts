import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCriteria, readExpression } from '.';

const CONTEXT = { today: '2026-05-01', hasJobs: false, exactTitles: false, titlesLike: () => [] };

function conditionOf(text: string) {
  const { node } = readExpression(text);
  if (!node) return undefined;
  const expression = { node, words: new Map([['text:*weld*', ['welder']]]) };
  return readCriteria({}, { ...CONTEXT, expression }).condition;
}

describe('a search expression', () => {
  it.each([
    ['title:', 'A term is missing here.', 6],
    ['title:(a OR', 'A term is missing here.', 11],
    ['we*', 'A wildcard comes after 3 letters or digits at least.', 0],
    ['?elder', 'A wildcard comes after 3 letters or digits at least.', 0],
    ['"open', 'This quote is never closed.', 0],
    ['a)', 'This bracket was never opened.', 1],
    ['', 'There is no word to look for.', 0],
  ])('%j is refused where it is wrong', (text, message, start) => {
    expect(readExpression(text).problems).toContainEqual(expect.objectContaining({ message, start }));
  });

  it('takes only the names of fields for fields', () => {
    expect(readExpression('http://example.org').node).toMatchObject({ type: 'phrase' });
    expect(readExpression('TITLE:Joiner').node).toEqual({
      type: 'field',
      field: 'title',
      node: { type: 'term', anyOf: ['joiner'] },
    });
    expect(readExpression('not:this').node).not.toHaveProperty('field');
  });

  it('is read or refused within its length, whatever it is', () => {
    const piece = fc.oneof(
      fc.constantFrom('title:', 'tag:', 'AND', 'OR', 'NOT', '-', '(', ')', '"', '~2', '*', '?', ' ', 'weld*'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(' ');
        const { node, problems } = readExpression(text);
        expect(node === undefined).toBe(problems.length > 0);
        for (const { start, end } of problems)
          expect([start <= end, end <= text.length]).toEqual([true, true]);
      }),
    );
  });

  it('brings no value into the text of a statement', () => {
    const letters = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    const plain = conditionOf('title:abcdef')?.sql;
    fc.assert(
      fc.property(letters, (text) => {
        const word = text.replace(/[\s()"|~*?:-]/gu, '');
        const condition = conditionOf(`title:${word}`);
        if (condition && Object.keys(condition.parameters).length === 1) expect(condition.sql).toBe(plain);
        expect(condition?.sql ?? '').not.toMatch(/[^\x20-\x7e¶]/u);
      }),
    );
    const injection = conditionOf(`tag:"'); drop table document; --" weld*`);
    expect(injection?.sql).not.toContain('drop');
    expect(JSON.stringify(injection?.parameters)).toContain('drop table document');
  });
});
