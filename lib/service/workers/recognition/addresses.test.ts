import { describe, expect, it } from 'vitest';
import type { PictureLine } from '@/lib/engine/documents';
import { withAddressesOf } from './addresses';

const lineOf = (...words: [text: string, x0: number, x1: number][]): PictureLine => ({
  words: words.map(([text, x0, x1]) => ({ text, x0, x1, y0: 10, y1: 30, certainty: 0.9 })),
  baseline: { y: 28, slope: 0 },
});

const textsOf = (lines: readonly PictureLine[]) => lines.map(({ words }) => words.map(({ text }) => text));

describe('addresses of another reading', () => {
  it('take the place of what was read where they stand, once', () => {
    const first = [lineOf(['Correo:', 0, 60], ['lea@example.com', 70, 220])];
    const second = [lineOf(['Correo:', 0, 60], ['leaO', 70, 115], ['example.com', 116, 220])];
    expect(textsOf(withAddressesOf(first, second))).toEqual([['Correo:', 'lea@example.com']]);
  });

  it('leave words beside and below them alone', () => {
    const first = [lineOf(['lea@example.com', 70, 220])];
    const below = lineOf(['Señora', 70, 220]);
    const second = [
      lineOf(['Correo:', 0, 60], ['leaO', 70, 220]),
      { ...below, words: below.words.map((word) => ({ ...word, y0: 40, y1: 60 })) },
    ];
    expect(textsOf(withAddressesOf(first, second))).toEqual([['Correo:', 'lea@example.com'], ['Señora']]);
  });

  it('change nothing where the other reading has none', () => {
    const second = [lineOf(['Perfil', 0, 60])];
    expect(withAddressesOf([lineOf(['Profile', 0, 60])], second)).toEqual(second);
  });
});
