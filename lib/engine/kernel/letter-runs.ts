import { type Literals, literalsOf } from './literals';

/** Runs of three letters in a text, as bits by their hash; two runs may share one. */
export type LetterRuns = Uint32Array;

const BITS = 13;

function bitOf(text: string, at: number): number {
  const run = (text.charCodeAt(at) * 1021 + text.charCodeAt(at + 1)) * 1021 + text.charCodeAt(at + 2);
  return Math.imul(run, 0x9e3779b1) >>> (32 - BITS);
}

export function letterRunsOf(text: string): LetterRuns {
  const runs = new Uint32Array(2 ** (BITS - 5));
  for (let at = 0; at + 2 < text.length; at++) {
    const bit = bitOf(text, at);
    runs[bit >>> 5] = (runs[bit >>> 5] as number) | (1 << (bit & 31));
  }
  return runs;
}

const literalBits = new Map<RegExp, readonly Uint16Array[] | undefined>();

function bitsOf(literals: Literals): Uint16Array[] | undefined {
  return literals?.map((literal) =>
    Uint16Array.from({ length: literal.length - 2 }, (_, at) => bitOf(literal, at)),
  );
}

function hasAll(runs: LetterRuns, bits: Uint16Array): boolean {
  for (const bit of bits) if ((((runs[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return false;
  return true;
}

/**
 * False when the pattern is certainly not in the text with these runs. For patterns of vocabularies, which live as long
 * as the program.
 */
export function mayHave(runs: LetterRuns, pattern: RegExp): boolean {
  if (!literalBits.has(pattern)) literalBits.set(pattern, bitsOf(literalsOf(pattern)));
  const literals = literalBits.get(pattern);
  return literals === undefined || literals.some((bits) => hasAll(runs, bits));
}
