import type { Glyph } from '../glyphs';
import type { Segment } from './segment';

/** A blank is read from a gap wider than the usual one between letters times the first, plus the second in ems. */
const SPACED_OUT = 1.6;
const WORD_GAP = 0.14;
const LETTER = /^\p{L}$/u;
/** Scripts in which the gaps between signs differ more: only a wide one is a blank. */
const LOOSE_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]$/u;
const UNSPACED_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/**
 * Decides where the words of a segment end, and writes its text.
 * A blank of the file counts, and so does a gap clearly wider than those between the letters around it. Words drawn
 * with blanks or gaps between all their letters ("E D U C A T I O N") are closed up.
 */
export function placeBlanks(segment: Segment): void {
  const gaps = gapsOf(segment.glyphs);
  const usual = usualGap(segment, gaps);
  const commonSize = commonSizeOf(segment);
  segment.glyphs.forEach((glyph, index) => {
    const previous = segment.glyphs[index - 1];
    if (previous === undefined || segment.blankBefore[index]) return;
    const gap = gaps[index] ?? 0;
    // Letters that touch, which are most, need no closer look.
    if (gap <= 0) return;
    const em = Math.min(commonSize, previous.style.fontSize, glyph.style.fontSize);
    const needed = SPACED_OUT * usual + WORD_GAP * em;
    if (gap <= needed) return;
    const isLoose = LOOSE_SCRIPT.test(previous.text) && LOOSE_SCRIPT.test(glyph.text);
    segment.blankBefore[index] = !isLoose || gap > needed + WORD_GAP * em;
  });
  segment.blankBefore[0] = false;
  segment.letterGap = Math.max(segment.letterGap, usual);
  closeSpacedWords(segment, gaps);
  segment.text = segment.glyphs
    .map((glyph, index) => (segment.blankBefore[index] ? ' ' : '') + glyph.text)
    .join('');
}

function commonSizeOf({ glyphs, fontSize }: Segment): number {
  if (glyphs.every((glyph) => glyph.style.fontSize === fontSize)) return fontSize;
  return medianOf(glyphs.map((glyph) => glyph.style.fontSize));
}

function gapsOf(glyphs: readonly Glyph[]): number[] {
  return glyphs.map((glyph, index) => {
    const previous = glyphs[index - 1];
    return previous === undefined ? 0 : glyph.x0 - previous.x1;
  });
}

/** The usual gap between letters, which is more than nothing only where letters are spaced out. */
function usualGap(segment: Segment, gaps: readonly number[]): number {
  const between = gaps.filter((_, index) => index > 0 && !segment.blankBefore[index]);
  if (between.length < 3) return 0;
  // Most letters touch, and their median is known without sorting.
  const touching = between.reduce((count, gap) => (gap <= 0 ? count + 1 : count), 0);
  return touching > between.length >> 1 ? 0 : Math.max(medianOf(between), 0);
}

/**
 * Closes a run of letters that stand alone, four or more unless the whole row is drawn so; a clearly wider gap among
 * them still parts two words.
 */
function closeSpacedWords(segment: Segment, gaps: readonly number[]): void {
  const fewest = segment.letterGap > 0.5 * segment.fontSize ? 2 : 4;
  let first = 0;
  for (let index = 1; index <= segment.glyphs.length; index++) {
    if (index < segment.glyphs.length && isAlone(segment, index)) continue;
    if (index - first >= fewest && isAlone(segment, first)) closeRun(segment, gaps, first, index);
    first = index;
  }
}

/** True for a letter with a blank, or an end of the segment, on both sides. */
function isAlone(segment: Segment, index: number): boolean {
  if (index > 0 && segment.blankBefore[index] !== true) return false;
  if (index < segment.glyphs.length - 1 && segment.blankBefore[index + 1] !== true) return false;
  const text = segment.glyphs[index]?.text ?? '';
  return (LETTER.test(text) || text === '&') && !UNSPACED_SCRIPT.test(text);
}

function closeRun(segment: Segment, gaps: readonly number[], first: number, end: number): void {
  const usual = medianOf(gaps.slice(first + 1, end));
  segment.letterGap = Math.max(segment.letterGap, usual);
  for (let index = first + 1; index < end; index++) {
    segment.blankBefore[index] = (gaps[index] ?? 0) > 1.5 * usual + 0.05 * segment.fontSize;
  }
}

function medianOf(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0;
}
