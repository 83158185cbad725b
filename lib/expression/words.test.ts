import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { DOCUMENT_WORDS, parseWords, type WordsNode } from '.';

/** Returns a query as a lisp. */
function told(node: WordsNode | undefined): string {
  if (!node) return 'nothing';
  switch (node.type) {
    case 'and':
    case 'or':
      return `(${node.type} ${node.nodes.map(told).join(' ')})`;
    case 'not':
      return `(not ${told(node.node)})`;
    case 'field':
      return `${node.field}:${told(node.node)}`;
    case 'term':
      return node.anyOf.join('/');
    case 'phrase':
      return `"${node.words.map((ways) => ways.join('/')).join(' ')}"${node.within === undefined ? '' : `~${node.within}`}`;
    case 'wildcard':
      return node.pattern;
    case 'fuzzy':
      return `${node.term}~${node.distance}`;
  }
}

describe('a full-text query', () => {
  it.each([
    ['java python', '(and java python)'],
    ['java AND python', '(and java python)'],
    ['java OR python go', '(or java (and python go))'],
    ['java|python', '(or java python)'],
    ['java | python -php', '(or java (and python (not php)))'],
    ['NOT (java OR php) go', '(and (not (or java php)) go)'],
    ['-java', '(not java)'],
    ['front-end', '(or "front end" frontend)'],
    ['full -time', '(and full (not time))'],
    ['or and not', '(and or and not)'],
    ['"machine learning"', '"machine learning"'],
    ['"machine learning"~5', '"machine learning"~5'],
    ['„machine learning“', '"machine learning"'],
    ['"java"', 'java'],
    ['"--data"', 'data'],
    ['jav* *script c*t', '(and jav* *script c*t)'],
    ['front-end*', '(and front end*)'],
    ['java~ engineer~ manager~1 go~0', '(and java~1 engineer~2 manager~1 go)'],
    ['C++ C# .NET ASP.NET', '(and c++ c# .net "asp .net")'],
    ['Verkäufer', 'verkaufer/verkaeufer'],
    ['R&D', '(or "r d" rd)'],
    ['C/C++', '"c c++"'],
    ['sales & marketing', '(and sales marketing)'],
    ['sales -- marketing', '(and sales marketing)'],
    ['Softwareentwickler', '(or softwareentwickler "software entwickler")'],
    ['((java))', 'java'],
  ])('%s', (query, expected) => {
    const parsed = parseWords(query);
    expect(parsed.problems).toEqual([]);
    expect(told(parsed.node)).toBe(expected);
  });

  it.each([
    ['c*#', 'c*#'],
    ['*#', '*#'],
    ['c*++', 'c*++'],
    ['f*#x', 'f*x'],
  ])('%s keeps the sign with which a name ends', (query, pattern) => {
    expect(parseWords(query)).toMatchObject({ problems: [], node: { type: 'wildcard', pattern } });
  });

  it.each([
    ['chef or cook', '(or chef cook)'],
    ['java and not php', '(and java (not php))'],
    ['title:chef or (cook and baker)', '(or title:chef (and cook baker))'],
    ['or chef', '(and or chef)'],
    ['not for profit', '(and not for profit)'],
  ])('%s has operators in small letters where documents are searched', (query, expected) => {
    expect(told(parseWords(query, DOCUMENT_WORDS).node)).toBe(expected);
  });

  it.each([
    ['', 'There is no word to look for.', 0, 0],
    ['& / -', 'There is no word to look for.', 0, 5],
    ['(java', 'This bracket is never closed.', 0, 1],
    ['java)', 'This bracket was never opened.', 4, 5],
    ['java AND', 'A term is missing after AND.', 8, 8],
    ['AND java', 'A term is missing before this.', 0, 3],
    ['java OR', 'A term is missing here.', 7, 7],
    ['java || go', 'A term is missing before this.', 6, 7],
    ['NOT', 'A term is missing here.', 3, 3],
    ['go "java', 'This quote is never closed.', 3, 4],
    ['go --java', 'One - before a term leaves it out; there are several here.', 3, 9],
    ['go --"a b"', 'One - before a term leaves it out; there are several here.', 3, 5],
    ['"java go"5', 'After a phrase comes a blank, or ~ and a number of words.', 0, 10],
    ['java~x', 'After ~ comes the number of letters that may differ.', 0, 6],
    ['java~9', 'At most 3 letters may differ.', 0, 6],
    ['e-mail~', 'The sign ~ follows one whole word.', 0, 7],
    ['go *', 'A wildcard needs at least one letter or digit beside it.', 3, 4],
  ])('%s is refused', (query, message, start, end) => {
    expect(parseWords(query).problems[0]).toEqual({
      code: 'invalid_text_query',
      message,
      span: { start, end },
    });
  });

  it('is read or refused within the query, whatever it is, and quickly', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '"',
      '|',
      '-',
      '~',
      '*',
      ' ',
      'AND',
      'OR',
      'NOT',
      'a',
      'ü',
      '9',
      '~2',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(hostile, (query) => {
        const { node, problems } = parseWords(query);
        expect(node === undefined).toBe(problems.length > 0);
        for (const { span } of problems) {
          expect(span?.start).toBeGreaterThanOrEqual(0);
          expect(span?.end).toBeLessThanOrEqual(query.length + 1);
        }
      }),
      { numRuns: 1000 },
    );
    const used = processorWatch();
    for (const query of [
      '('.repeat(4000),
      'a '.repeat(2000),
      '-'.repeat(4000),
      '"'.repeat(4000),
      'a*'.repeat(2000),
    ])
      parseWords(query);
    expect(used()).toBeLessThan(1000);
  });
});
