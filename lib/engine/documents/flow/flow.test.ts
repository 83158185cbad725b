import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS } from '../limits';
import { FlowBuilder, fieldTarget, formatNumber, symbolFor, type TextStyle } from '.';

const PLAIN: TextStyle = { bold: false, italic: false, fontSize: 11 };
const BOLD: TextStyle = { ...PLAIN, bold: true };

function lineOf(...pieces: [string, TextStyle][]) {
  const flow = new FlowBuilder(DEFAULT_READ_LIMITS);
  flow.begin({ role: 'paragraph' });
  for (const [text, style] of pieces) flow.text(text, style);
  return flow.finish('text', {}).lines[0];
}

describe('FlowBuilder', () => {
  it('makes white space regular over the bounds of runs', () => {
    const line = lineOf(['  Mira \u00a0', BOLD], [' Lindqvist\u200b', PLAIN], ['     2019\t', PLAIN]);
    expect(line?.text).toBe('Mira\tLindqvist\t2019');
    expect(line?.runs.map((run) => run.text)).toEqual(['Mira\t', 'Lindqvist\t2019']);
  });

  it('takes ligatures apart and drops what cannot be seen', () => {
    expect(lineOf(['of\ufb01ce co\u00adopera\u0000tion', PLAIN])?.text).toBe('office cooperation');
  });

  it.each([
    ['•Welding', '•', 'Welding'],
    ['– Welding', '–', 'Welding'],
    ['\uf0b7\tWelding', '•', 'Welding'],
    ['o\tWelding', '•', 'Welding'],
    ['o Welding', undefined, 'o Welding'],
    ['-5 degrees', undefined, '-5 degrees'],
    ['1. Mai 2010', undefined, '1. Mai 2010'],
    ['\uf095 070', undefined, '\uf095 070'],
    ['•', undefined, '•'],
  ])('tells the bullet of %j', (text, bullet, rest) => {
    expect(lineOf([text, PLAIN])).toMatchObject({ text: rest });
    expect(lineOf([text, PLAIN])?.bullet).toBe(bullet);
  });

  it('calls a line bold when nine tenths of its letters are, and takes the size of most', () => {
    const small = { ...PLAIN, fontSize: 8 };
    expect(lineOf(['Mira Lindqvist', BOLD], [':', PLAIN])).toMatchObject({ bold: true, fontSize: 11 });
    expect(lineOf(['Mira', BOLD], [' a longer stretch', small])).toMatchObject({ bold: false, fontSize: 8 });
  });

  it('gives runs whose text is the text of the line, whatever was added', () => {
    const piece = fc.tuple(fc.string({ unit: 'binary' }), fc.constantFrom(PLAIN, BOLD));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const line = lineOf(...pieces);
        if (!line) return;
        expect(line.runs.map((run) => run.text).join('')).toBe(line.text);
        expect(line.text).toBe(line.text.trim());
        expect(line.text).not.toMatch(/ {2}|[\r\n]/);
      }),
    );
  });

  it('stops at the limit of characters and says so', () => {
    const flow = new FlowBuilder({ ...DEFAULT_READ_LIMITS, maxCharacters: 6 });
    flow.text('Mira Lindqvist', PLAIN);
    const document = flow.finish('text', {});
    expect([document.lines[0]?.text, document.truncated]).toEqual(['Mira L', true]);
  });
});

describe('labels, symbols and links', () => {
  it.each([
    [4, 'lowerRoman', 'iv'],
    [1999, 'upperRoman', 'MCMXCIX'],
    [28, 'lowerLetter', 'bb'],
    [7, 'decimalZero', '07'],
    [3, 'unknown', '3'],
    [-1, 'lowerRoman', '-1'],
  ])('writes %i as %s', (number, format, label) => {
    expect(formatNumber(number, format)).toBe(label);
  });

  it('shows symbols of fonts as characters', () => {
    expect([symbolFor(0xf028, 'Wingdings'), symbolFor(0xb7, 'Symbol'), symbolFor(0x20ac)]).toEqual([
      '☎',
      '•',
      '€',
    ]);
  });

  it.each([
    [' HYPERLINK "https://mira.example/" \\o "tip" ', 'https://mira.example/'],
    ['HYPERLINK mailto:mira@example.org', 'mailto:mira@example.org'],
    ['HYPERLINK \\l "part"', undefined],
    ['HYPERLINK "javascript:alert(1)"', undefined],
    ['PAGE', undefined],
  ])('reads the target of %j', (instruction, target) => {
    expect(fieldTarget(instruction)).toBe(target);
  });
});
