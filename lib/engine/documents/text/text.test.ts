import { describe, expect, it } from 'vitest';
import { bytesOf, linesOf, textsOf } from '../testing';

describe('plain text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Łódź – 5 €')],
    ['UTF-16 with a mark', Uint8Array.of(0xff, 0xfe, ...utf16('Łódź – 5 €'))],
    ['UTF-16 without one', Uint8Array.from(utf16('Plain words, and then: Łódź – 5 €'))],
  ])('decodes %s', async (_, bytes) => {
    expect((await textsOf(bytes))[0]).toMatch(/Łódź – 5 €$/);
  });

  it('takes other bytes for windows-1252', async () => {
    expect(await textsOf(bytesOf('caf\xe9 \x96 5 \x80'))).toEqual(['café – 5 €']);
  });

  it('makes a block of the lines up to an empty one and a new one of every bullet', async () => {
    const lines = await linesOf('Mira\nWelder\n\n- one\n  still one\n* two\r\n\r\nend');
    expect(lines.map(({ text, bullet, block }) => [text, bullet, block])).toEqual([
      ['Mira', undefined, 0],
      ['Welder', undefined, 0],
      ['one', '-', 1],
      ['still one', undefined, 1],
      ['two', '*', 2],
      ['end', undefined, 3],
    ]);
    expect(lines[2]?.gapBefore).toBeGreaterThan(0);
  });

  it('reads the emphasis and links of Markdown, and of Markdown alone', async () => {
    const marked =
      '# Mira\n\n**Welder** at *Nordquay_Works* <mira@post.example> [page](https://mira.example)';
    const [, line] = await linesOf(marked);
    expect(line?.runs.map(({ text, bold, italic, href }) => [text, bold, italic, href])).toEqual([
      ['Welder ', true, false, undefined],
      ['at ', false, false, undefined],
      ['Nordquay_Works ', false, true, undefined],
      ['mira@post.example ', false, false, undefined],
      ['page', false, false, 'https://mira.example'],
    ]);
    expect(await textsOf('Mira\n2 * 3 * 4 and a_b_c, **')).toEqual(['Mira', '2 * 3 * 4 and a_b_c, **']);
  });

  it('finds the lines of a text whose line ends were lost', async () => {
    const entry = 'Welder, Nordquay Works, Bergen  2015 - 2018  - Hulls and gangways of forty ferries';
    const text = `"Mira Solberg     WORK EXPERIENCE  ${Array.from({ length: 12 }, () => entry).join('     ')}"`;
    const rows = await textsOf(text);
    expect(rows.slice(0, 4)).toEqual([
      'Mira Solberg',
      'WORK EXPERIENCE',
      'Welder, Nordquay Works, Bergen',
      '2015 - 2018',
    ]);
    expect(await textsOf('Two  blanks  in  a  short  line  are  no  lines  of  their  own')).toHaveLength(1);
  });

  it('reads bytes that a program escaped', async () => {
    const text = 'Mira\n\\xe2\\x80\\xa2 Welding\n\\xe2\\x80\\xa2 Caf\\xc3\\xa9';
    const lines = await linesOf(text);
    expect(lines.map(({ text: row, bullet }) => [row, bullet])).toEqual([
      ['Mira', undefined],
      ['Welding', '•'],
      ['Café', '•'],
    ]);
  });

  it('sees underlined and Markdown headings', async () => {
    const lines = await linesOf('Mira\n====\n\nWork\n----\ntext\n\n## Languages ##\nPolish\n\n-----\n');
    expect(lines.map(({ text, role, headingLevel }) => [text, role, headingLevel])).toEqual([
      ['Mira', 'heading', 1],
      ['Work', 'heading', 2],
      ['text', 'paragraph', undefined],
      ['Languages', 'heading', 2],
      ['Polish', 'paragraph', undefined],
    ]);
  });

  it('parts a text that lost all ends of its lines at the blanks that stand for them', async () => {
    const rows = [
      'Mira Lindqvist',
      'Harbour Road 3',
      'Bergen',
      ...Array.from({ length: 9 }, (_, n) => `Kept the lights of pier ${n} burning`),
    ];
    expect(await textsOf(rows.join('  '))).toEqual(rows);
  });

  it('keeps a wide gap as a tab', async () => {
    expect(await textsOf('Welder, Nordwerft      2019  now')).toEqual(['Welder, Nordwerft\t2019 now']);
  });
});

function utf16(text: string): number[] {
  return [...text].flatMap((character) => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8]);
}
