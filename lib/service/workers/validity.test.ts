import { describe, expect, it } from 'vitest';
import type { Line, SourceDocument } from '@/lib/engine/documents';
import { outputValidityCode } from './validity';

function codeOf(lines: string[], truncated = false) {
  const document: SourceDocument = {
    kind: 'text',
    lines: lines.map((text): Line => {
      return { text, runs: [], page: 0, fontSize: 10, bold: false, role: 'paragraph', block: 0, column: 0 };
    }),
    pages: [],
    images: [],
    properties: {},
    truncated,
  };
  return outputValidityCode(document, lines.join('\n'));
}

const GOOD = Array<string>(12).fill('Led a team of nine people in the harbour office');

describe('the output validity code', () => {
  it.each([
    ['ovIsProbablyValid', GOOD],
    [
      'ovIsProbablyValid',
      Array<string>(12).fill('二〇一九年から倉庫の責任者として四十人の部署を率いる経験を積みました'),
    ],
    ['ovUnknown', ['Too short']],
    ['ovProbableGarbageInText', Array<string>(12).fill('\uFFFD\uFFFD\u0001 of \uE001 \uFFFD harbour')],
    ['ovTooFewLineBreaks', ['word '.repeat(600)]],
    ['ovLinesSeemTooShort', Array<string>(100).fill('abcd')],
    ['ovAvgWordLengthGreaterThan20', Array<string>(12).fill('incomprehensibilitiesofthetext')],
    ['ovAvgWordLengthLessThan4', Array<string>(12).fill('L e d a t e a m o f n i n e p e o p l e')],
  ])('is %s', (code, lines) => {
    expect(codeOf(lines)).toBe(code);
  });

  it('is ovTruncated for a document that was not read to its end', () => {
    expect(codeOf(GOOD, true)).toBe('ovTruncated');
  });
});
