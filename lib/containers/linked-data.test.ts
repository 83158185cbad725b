import { describe, expect, it } from 'vitest';
import { linkedDataIn, parseLeniently, thingsOfType } from '.';

const page = (json: string, type = 'application/ld+json; charset=utf-8') =>
  `<html><head><script>var x = "</scr" + "ipt>";</script><script type="${type}">${json}</script></head><body>Menu`;

const names = (value: unknown) => thingsOfType(value, 'JobPosting').map(({ title }) => title);

describe('linked data in a page', () => {
  it.each([
    '{"a":1}',
    ' //<![CDATA[\n{"a":1}\n//]]>',
    '<![CDATA[{"a":1}]]>',
    '/*<![CDATA[*/{"a":1}/*]]>*/',
    '<!-- {"a":1} -->',
    '{"a":1};',
  ])('is read from %s', (script) => {
    expect(linkedDataIn(page(script))).toEqual([{ a: 1 }]);
  });

  it('has spaces for control characters inside texts', () => {
    expect(parseLeniently('{"a":"b\nc\td"}')).toEqual({ a: 'b c d' });
  });

  it('is nothing where it is broken, and what comes behind is read', () => {
    expect(linkedDataIn(page('{broken') + page('{"a":1}', ' Application/LD+JSON'))).toEqual([
      undefined,
      { a: 1 },
    ]);
    expect(linkedDataIn(page('{"a":1}', 'application/json'))).toEqual([]);
    expect(linkedDataIn('no page')).toEqual([]);
  });
});

describe('things of a type', () => {
  const cook = { '@type': 'JobPosting', title: 'Cook' };
  const mate = { '@type': ['Thing', 'https://schema.org/JobPosting'], title: 'Mate' };

  it.each([
    [cook, ['Cook']],
    [
      [{ '@type': 'WebSite' }, mate, cook],
      ['Mate', 'Cook'],
    ],
    [{ '@graph': [cook, { '@type': 'WebPage', mainEntity: mate }] }, ['Cook', 'Mate']],
    [{ '@type': 'ItemList', itemListElement: [{ item: cook }, mate] }, ['Cook', 'Mate']],
    [{ '@type': 'schema:jobposting', title: 'Pilot', mainEntity: cook }, ['Pilot']],
    [{ '@type': 'JobPostingList', title: 'None' }, []],
    [{ '@type': null }, []],
    ['JobPosting', []],
  ])('in %o are %o', (value, expected) => {
    expect(names(value)).toEqual(expected);
  });

  it('are not looked for deeper than pages nest them', () => {
    const deep = (levels: number): object => (levels === 0 ? cook : { mainEntity: deep(levels - 1) });
    expect(names(deep(8))).toEqual(['Cook']);
    expect(names(deep(9))).toEqual([]);
  });
});
