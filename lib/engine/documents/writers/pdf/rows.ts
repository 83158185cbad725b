import { withTurnedBrackets } from '../../../kernel';
import type { Line } from '../../model';
import { colorOnWhite, linkAddress } from '../structure';
import { type FontName, type FontOfLetter, fontOf, isFromRight, isUnspaced, shownText } from './fonts';

/** Measures of text: its width in points, and the fonts of letters that the usual faces lack. */
export type Typesetter = {
  measure: (text: string, font: FontName, size: number) => number;
  fontOfLetter: FontOfLetter;
};

type Style = { font: FontName; size: number; color: string; address?: string };

/** Text in one style at a place of its row; points from the left edge of the row. */
export type Fragment = Style & { text: string; x: number; width: number };

/** One row of text as set: its content, the size of its largest letters, and points above and in it. */
export type TextRow = {
  fragments: Fragment[];
  size: number;
  height: number;
  before: number;
  /** Set from the right edge. */
  isFromRight: boolean;
};

type Atom = Style & { text: string; width: number; isSpace: boolean };

const INK = '#1c1c1e';
const LINK_INK = '#0b57d0';
const SIZE = { min: 7, max: 28, usual: 10.5 };
const LEADING = 1.35;
/** Spaces, or as much of a word as is measured at once: it takes memory to measure very long ones. */
const PIECE = /\s+|\S{1,100}/gu;
const MIN_GAP = 12;

/** Sets a line into as many rows as it needs; stretches split by tabs are spread over one row if they fit. */
export function rowsOf(line: Line, width: number, typesetter: Typesetter): TextRow[] {
  const isMirrored = isFromRight(line.text);
  const place = (fragments: Fragment[]) =>
    rowOf(isMirrored ? mirrored(fragments, width) : fragments, isMirrored);
  const stretches = stretchesOf(line, typesetter);
  const widths = stretches.map(widthOf);
  const gap = (width - widths.reduce((sum, one) => sum + one, 0)) / (stretches.length - 1);
  if (stretches.length > 1 && gap >= MIN_GAP) {
    let x = 0;
    const fragments = stretches.flatMap((stretch, index) => {
      const at = x;
      x += (widths[index] ?? 0) + gap;
      return fragmentsOf(stretch, at);
    });
    return [place(fragments)];
  }
  return breakRows(stretches.flat(), width, typesetter).map((row) => place(fragmentsOf(row, 0)));
}

function rowOf(fragments: Fragment[], isMirrored: boolean): TextRow {
  const size = Math.max(...fragments.map((fragment) => fragment.size), SIZE.min);
  return { fragments, size, height: size * LEADING, before: 0, isFromRight: isMirrored };
}

/** Sets words one after the other from the right; stretches from the left among them stay unchanged. */
function mirrored(fragments: readonly Fragment[], width: number): Fragment[] {
  return fragments.map((fragment) => ({ ...fragment, x: width - fragment.x - fragment.width }));
}

function stretchesOf(line: Line, typesetter: Typesetter): Atom[][] {
  const stretches: Atom[][] = [[]];
  for (const run of line.runs) {
    const address = run.href === undefined ? undefined : linkAddress(run.href);
    const color = colorOnWhite(run.color);
    const style: Style = {
      font: fontOf(run),
      size: Math.min(SIZE.max, Math.max(SIZE.min, run.fontSize || SIZE.usual)),
      color: address ? LINK_INK : color ? `#${color}` : INK,
      ...(address && { address }),
    };
    for (const [index, part] of shownText(run).split('\t').entries()) {
      if (index > 0) stretches.push([]);
      for (const text of part.match(PIECE) ?? []) stretches.at(-1)?.push(...atomsOf(text, style, typesetter));
    }
  }
  return stretches;
}

/** Cuts a piece where its font changes, and into letters where a line may be broken between them. */
function atomsOf(text: string, style: Style, typesetter: Typesetter): Atom[] {
  const runs: { text: string; font: FontName }[] = [];
  const [firstLetter = ''] = /[\p{L}\p{N}]/u.exec(text) ?? [];
  const firstFont = typesetter.fontOfLetter(firstLetter) ?? style.font;
  for (const letter of text) {
    const last = runs.at(-1);
    const own = typesetter.fontOfLetter(letter);
    // Characters without a script, as brackets and marks above letters, stay with the adjacent letters.
    const isSign = /[^\p{L}\p{N}]/u.test(letter);
    const font = own ?? (isSign ? (last?.font ?? firstFont) : style.font);
    if (last?.font === font && !isUnspaced(font)) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs.map(({ text: own, font }) => {
    const shown = font === 'arabic' ? withTurnedBrackets(own) : own;
    return atomOf(shown, { ...style, font }, typesetter);
  });
}

/** Spaces next to a word from the right belong to that direction, too. */
function withSides(atoms: readonly Atom[]): Atom[] {
  return atoms.map((atom, at) => {
    const isBeside = atom.isSpace && [atoms[at - 1], atoms[at + 1]].some((other) => other?.font === 'arabic');
    return isBeside ? { ...atom, font: 'arabic' } : atom;
  });
}

function atomOf(text: string, style: Style, { measure }: Typesetter): Atom {
  const isSpace = text.trim() === '';
  const shown = isSpace ? ' ' : text;
  return { ...style, text: shown, width: measure(shown, style.font, style.size), isSpace };
}

function widthOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { width }) => sum + width, 0);
}

/** A word may be in several styles; it is broken inside only when it is wider than a whole row. */
function breakRows(atoms: readonly Atom[], width: number, typesetter: Typesetter): Atom[][] {
  const rows: Atom[][] = [[]];
  let filled = 0;
  for (const word of wordsOf(atoms)) {
    const wordWidth = widthOf(word);
    const isSpace = word[0]?.isSpace ?? false;
    if (filled > 0 && filled + wordWidth > width) {
      rows.push([]);
      filled = 0;
      if (isSpace) continue;
    }
    for (const atom of wordWidth > width ? splitWide(word, width, typesetter) : word) {
      if (filled > 0 && filled + atom.width > width) {
        rows.push([]);
        filled = 0;
      }
      rows.at(-1)?.push(atom);
      filled += atom.width;
    }
  }
  return rows.filter((row, index) => index === 0 || row.length > 0);
}

function wordsOf(atoms: readonly Atom[]): Atom[][] {
  const words: Atom[][] = [];
  for (const atom of atoms) {
    const last = words.at(-1);
    if (last && !atom.isSpace && !last[0]?.isSpace && !mayBreakBefore(atom)) last.push(atom);
    else words.push([atom]);
  }
  return words;
}

/** Between ideographs, but not before closing or ending punctuation. */
function mayBreakBefore({ font, text }: Atom): boolean {
  return isUnspaced(font) && !/^[、。，．・：；？！」』）】〕〉》〜ー]/u.test(text);
}

function splitWide(word: readonly Atom[], width: number, typesetter: Typesetter): Atom[] {
  return word.flatMap((atom) => {
    const letters = Math.max(1, Math.floor((atom.text.length * width) / Math.max(atom.width, 1)) - 1);
    const pieces = atom.text.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? [];
    return pieces.map((text) => atomOf(text, atom, typesetter));
  });
}

/** Neighbours in one style are set as one, so that they are found and copied as they were written. */
function fragmentsOf(atoms: readonly Atom[], x: number): Fragment[] {
  const fragments: Fragment[] = [];
  let at = x;
  for (const { isSpace: _, ...atom } of withSides(atoms)) {
    const last = fragments.at(-1);
    if (last && isAlike(last, atom)) {
      last.text += atom.text;
      last.width += atom.width;
    } else fragments.push({ ...atom, x: at });
    at += atom.width;
  }
  return fragments;
}

function isAlike(one: Style, other: Style): boolean {
  return (
    one.font === other.font &&
    one.font !== 'arabic' &&
    one.size === other.size &&
    one.color === other.color &&
    one.address === other.address
  );
}
