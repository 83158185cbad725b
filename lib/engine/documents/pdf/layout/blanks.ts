import type { Glyph } from '../glyphs';
import type { Segment } from './segment';

/**
 * A space is inferred from a gap wider than the usual one between letters times the first, plus the second in ems.
 */
const SPACED_OUT = 1.6;
const WORD_GAP = 0.14;
/** The same in scripts whose gaps differ more, where the file contains spaces. */
const WIDE_WORD_GAP = 0.4;
/** In ems: overlap of tightly set letters, and the number of them that proves it. */
const TIGHT = 0.06;
const TIGHT_LETTERS = 8;
const LETTER = /^\p{L}$/u;
/** Scripts in which the gaps between characters differ more: only a wide one is a space. */
const LOOSE_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]$/u;
const UNSPACED_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/**
 * Decides where the words of a segment end, and writes its text. A space in the file counts, and so does a gap
 * clearly wider than those between the letters around it. Words drawn with spaces or gaps between all their letters
 * ("E D U C A T I O N") are closed up.
 */
export function placeBlanks(segment: Segment): void {
  const gaps = gapsOf(segment.glyphs);
  const usual = usualGap(segment, gaps);
  readGaps(segment, gaps, usual);
  segment.blankBefore[0] = false;
  segment.letterGap = Math.max(segment.letterGap, usual);
  closeSpacedWords(segment, gaps);
  segment.text = textOf(segment);
}

/** Plain loops here and below: they run for every character of a page. */
function readGaps(segment: Segment, gaps: Float64Array, usual: number): void {
  const { glyphs, blankBefore } = segment;
  const commonSize = commonSizeOf(segment);
  const hasBlanks = blankBefore.includes(true);
  let previous = glyphs[0];
  for (let index = 1; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    const gap = gaps[index] ?? 0;
    // Letters that touch, which are most, need no closer look.
    if (gap > 0 && !blankBefore[index] && previous !== undefined && glyph !== undefined) {
      const em = Math.min(commonSize, previous.style.fontSize, glyph.style.fontSize);
      const needed = (usual > 0 ? SPACED_OUT * usual : usual) + WORD_GAP * em;
      if (gap > needed) {
        const isLoose = LOOSE_SCRIPT.test(previous.text) && LOOSE_SCRIPT.test(glyph.text);
        blankBefore[index] = !isLoose || gap > needed + (hasBlanks ? WIDE_WORD_GAP : WORD_GAP) * em;
      }
    }
    previous = glyph;
  }
}

function textOf({ glyphs, blankBefore }: Segment): string {
  let text = '';
  for (let index = 0; index < glyphs.length; index++) {
    if (blankBefore[index]) text += ' ';
    text += glyphs[index]?.text ?? '';
  }
  return text;
}

function commonSizeOf({ glyphs, fontSize }: Segment): number {
  if (glyphs.every((glyph) => glyph.style.fontSize === fontSize)) return fontSize;
  return medianOf(Float64Array.from(glyphs, (glyph) => glyph.style.fontSize));
}

/** Returns the gap before each glyph, 0 before the first. */
function gapsOf(glyphs: readonly Glyph[]): Float64Array {
  const gaps = new Float64Array(glyphs.length);
  for (let index = 1; index < glyphs.length; index++)
    gaps[index] = (glyphs[index]?.x0 ?? 0) - (glyphs[index - 1]?.x1 ?? 0);
  return gaps;
}

/**
 * The usual gap between letters: positive where they are spaced out, and negative where they are set so tightly that
 * they run into each other, and a file without spaces separates its words by hardly any gap.
 */
function usualGap({ blankBefore, fontSize }: Segment, gaps: Float64Array): number {
  let count = 0;
  let touching = 0;
  for (let index = 1; index < gaps.length; index++) {
    if (blankBefore[index]) continue;
    count++;
    if ((gaps[index] ?? 0) <= 0) touching++;
  }
  // Most letters touch, and their median is known without sorting.
  const isTight = touching > count >> 1;
  if (count < 3 || (isTight && (count < TIGHT_LETTERS || count < gaps.length - 1))) return 0;
  const median = medianOf(gaps.filter((_, index) => index > 0 && !blankBefore[index]));
  return isTight && median > -TIGHT * fontSize ? 0 : median;
}

/**
 * Closes a run of single letters, four or more unless the whole row is drawn that way; a clearly wider gap among them
 * still separates two words.
 */
function closeSpacedWords(segment: Segment, gaps: Float64Array): void {
  const fewest = segment.letterGap > 0.5 * segment.fontSize ? 2 : 4;
  let first = 0;
  for (let index = 1; index <= segment.glyphs.length; index++) {
    if (index < segment.glyphs.length && isAlone(segment, index)) continue;
    if (index - first >= fewest && isAlone(segment, first)) closeRun(segment, gaps, first, index);
    first = index;
  }
}

/** True for a letter with a space, or an end of the segment, on both sides. */
function isAlone(segment: Segment, index: number): boolean {
  if (index > 0 && segment.blankBefore[index] !== true) return false;
  if (index < segment.glyphs.length - 1 && segment.blankBefore[index + 1] !== true) return false;
  const text = segment.glyphs[index]?.text ?? '';
  return (LETTER.test(text) || text === '&') && !UNSPACED_SCRIPT.test(text);
}

function closeRun(segment: Segment, gaps: Float64Array, first: number, end: number): void {
  const usual = medianOf(gaps.slice(first + 1, end));
  segment.letterGap = Math.max(segment.letterGap, usual);
  for (let index = first + 1; index < end; index++) {
    segment.blankBefore[index] = (gaps[index] ?? 0) > 1.5 * usual + 0.05 * segment.fontSize;
  }
}

/** Sorts the values. */
function medianOf(values: Float64Array): number {
  return values.sort()[values.length >> 1] ?? 0;
}
