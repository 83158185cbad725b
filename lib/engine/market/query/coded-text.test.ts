/** Full-text queries on fields whose text is a code: `it_skills=(Python OR "C++") AND NOT SQL`. */
import { describe, expect, it } from 'vitest';
import type { KnownValues } from './context';
import { readSearch } from './search-request';
import { foundStatement } from './sql';
import { TEST_CONTEXT } from './testing';

const SKILLS: [string, string][] = [
  ['KS1', 'python'],
  ['KS2', 'sql'],
  ['KS3', 'machine learning'],
  ['KS4', 'c++'],
  ['KS5', 'learning'],
  ['KS6', 'go (language)'],
  ['KS7', 'node-red'],
];

const values: KnownValues = {
  isKnown: (_, value) => SKILLS.some(([code]) => code === value),
  named: (_, name) => SKILLS.flatMap(([code, label]) => (label === name.toLowerCase() ? [code] : [])),
  nearest: () => [{ value: 'KS1', label: 'Python' }],
};

function read(value: string, name = 'it_skills') {
  return readSearch([{ name, value }], { ...TEST_CONTEXT, values });
}

/** The query as brackets around codes. */
function meaning(value: string): string {
  const { request, problems } = read(value);
  if (!request) throw new Error(problems.map(({ message }) => message).join(' '));
  const { sql, parameters } = foundStatement(request, new Map());
  const [, condition = ''] = /from job where (.*)\)$/m.exec(sql) ?? [];
  return condition.replace(/hasAny\(it_skills, \{(p\d+):[^}]+\}\)/g, (_, parameter) =>
    [parameters[parameter]].flat().join('+'),
  );
}

describe('a query of names', () => {
  it.each([
    ['Python AND SQL', '(KS1 and KS2)'],
    ['Python SQL', '(KS1 and KS2)'],
    ['python -sql', '(KS1 and not KS2)'],
    ['NOT "machine learning"', 'not KS3'],
    ['(Python | C++) AND NOT SQL', '((KS1 or KS4) and not KS2)'],
    ['Machine learning AND Python', '(KS3 and KS1)'],
    ['Python Machine learning', '(KS1 and KS3)'],
    ['KS1 AND learning', '(KS1 and KS5)'],
    ['node-red AND SQL', '(KS7 and KS2)'],
  ])('%s', (value, expected) => {
    expect(meaning(value)).toBe(expected);
  });

  it.each(['Python', 'Machine learning', 'go (language)', 'node-red', 'KS1|KS2', 'Python OR SQL'])(
    'is none where it is a name or alternatives: %s',
    (value) => {
      const types = read(value).request?.filters[0]?.matches.map(({ type }) => type);
      expect(new Set(types)).toEqual(new Set(['equals']));
    },
  );

  it('says which name is unknown, and where', () => {
    expect(read('Python AND Pythno').problems).toMatchObject([
      { code: 'unknown_value', message: expect.stringContaining('"Pythno"'), span: { start: 11, end: 17 } },
    ]);
    expect(read('Machin lerning').problems).toMatchObject([
      { message: expect.stringContaining('"Machin lerning"') },
    ]);
    expect(read('(Python AND SQL').problems[0]?.message).toContain('never closed');
  });

  it('is looked up in few of its stretches, however long it is', () => {
    let lookups = 0;
    const counting: KnownValues = {
      ...values,
      named: () => {
        lookups += 1;
        return [];
      },
    };
    const value = `(${'word '.repeat(700)})`;
    readSearch([{ name: 'it_skills', value }], { ...TEST_CONTEXT, values: counting });
    expect(lookups).toBeLessThan(700 * 25);
  });

  it.each([
    ['-example.org', { type: 'not', node: { type: 'codes', anyOf: ['example.org'] } }],
    ['NOT "example.org"', { type: 'not', node: { type: 'codes', anyOf: ['example.org'] } }],
    ['"example.org"', { type: 'codes', anyOf: ['example.org'] }],
    ['exam*.org', { type: 'pieces', pieces: ['exam', '.org'] }],
    [
      '(a.example | b.example) -c.example',
      {
        type: 'and',
        nodes: [
          {
            type: 'or',
            nodes: [
              { type: 'codes', anyOf: ['a.example'] },
              { type: 'codes', anyOf: ['b.example'] },
            ],
          },
          { type: 'not', node: { type: 'codes', anyOf: ['c.example'] } },
        ],
      },
    ],
  ])('is read of values that are kept as they are, too: %s', (value, named) => {
    expect(read(value, 'source_website').request?.filters[0]?.matches).toEqual([{ type: 'named', named }]);
  });

  it('is none in an address with a dash or brackets of its own', () => {
    const matches = read('https://a.example/x-(1)', 'source_url').request?.filters[0]?.matches;
    expect(matches).toEqual([{ type: 'equals', value: 'https://a.example/x-(1)' }]);
  });

  it('is for fields of text alone, and negated as a whole', () => {
    expect(read('10101 AND 10102', 'profession').problems[0]?.code).toBe('unknown_value');
    expect(read('Python AND SQL', 'it_skills__not').request?.filters[0]).toMatchObject({ isNegated: true });
  });
});
