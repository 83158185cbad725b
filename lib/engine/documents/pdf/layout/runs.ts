import type { Run } from '../../model';
import type { Glyph } from '../glyphs';
import type { LinkArea } from '../links';
import type { GlyphStyle } from '../styles';
import { inReadingOrder, isMixed, isRightToLeft, type ReadGlyph } from './bidi';
import type { Row } from './rows';
import type { Segment } from './segment';

/** Gap in ems from which two pieces of a row are set apart by a tab character. */
const TAB_GAP = 1.1;
const LOST = '\ufffd';
const LETTER_AT_END = /\p{L}$/u;
const PRIVATE_USE = /[\p{Co}\ufffd]/u;
/** The first code unit of characters for private use, or of the surrogates that make them. */
const FIRST_PRIVATE = 0xd800;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LETTERS_AND_DIGITS = new RegExp(LETTER_OR_DIGIT, 'gu');

/** Returns the runs of a row in reading order: their texts joined are the text of the line. */
export function runsOf(row: Row, links: readonly LinkArea[]): Run[] {
  const isRight = isRightToLeft(row.segments.map((segment) => segment.text).join(' '));
  const builder = new RunBuilder(links);
  let previous: Segment | undefined;
  for (const segment of isRight ? row.segments.toReversed() : row.segments) {
    if (previous !== undefined) builder.part(jointBetween(previous, segment));
    if (isMixed(segment, isRight)) builder.addAll(inReadingOrder(segment, isRight));
    else builder.addSegment(segment);
    previous = segment;
  }
  return builder.finish();
}

function jointBetween(previous: Segment, segment: Segment): ' ' | '\t' {
  const em = Math.min(previous.fontSize, segment.fontSize);
  const gap = Math.max(segment.x0 - previous.x1, previous.x0 - segment.x1);
  const widest = TAB_GAP * em + 3 * Math.min(previous.letterGap, segment.letterGap);
  return segment.tabBefore === true || gap > widest ? '\t' : ' ';
}

/** Collects glyphs into runs of one style and one link. A tab always ends a run. */
class RunBuilder {
  private readonly links: readonly LinkArea[];
  private readonly runs: Run[] = [];
  private style: GlyphStyle | undefined;
  private before = '';

  constructor(links: readonly LinkArea[]) {
    this.links = links;
  }

  part(joint: ' ' | '\t'): void {
    if (this.runs.length === 0) return;
    if (this.before !== '\t') this.before = joint;
    if (joint === '\t') this.style = undefined;
  }

  addAll(glyphs: readonly ReadGlyph[]): void {
    for (const { glyph, text, blankBefore } of glyphs) {
      if (blankBefore) this.part(' ');
      this.add(glyph, text);
    }
  }

  addSegment({ glyphs, blankBefore }: Segment): void {
    glyphs.forEach((glyph, index) => {
      if (blankBefore[index]) this.part(' ');
      this.add(glyph, glyph.text);
    });
  }

  private add(glyph: Glyph, text: string): void {
    const href = this.links.length === 0 ? undefined : hrefAt(this.links, glyph);
    let run = this.runs[this.runs.length - 1];
    if (run === undefined || this.style !== glyph.style || run.href !== href) {
      run = runFor(glyph, href);
      this.style = glyph.style;
      this.runs.push(run);
    }
    // Glyphs of icon fonts only mark the start of another item, and a link under one belongs to it; the first of a line
    // may be a bullet.
    const isIcon =
      text.charCodeAt(0) >= FIRST_PRIVATE &&
      PRIVATE_USE.test(text) &&
      this.runs.some((other) => other.text !== '');
    if (isIcon && !this.isInWord(text)) this.part('\t');
    else {
      run.text += this.before + text;
      this.before = '';
    }
    run.x0 = Math.min(run.x0 ?? glyph.x0, glyph.x0);
    run.x1 = Math.max(run.x1 ?? glyph.x1, glyph.x1);
  }

  /** A character that is lost right behind a letter is a letter too: the word is damaged, and no icon parts it. */
  private isInWord(text: string): boolean {
    return text === LOST && this.before === '' && LETTER_AT_END.test(this.runs.at(-1)?.text ?? '');
  }

  /** Runs without text stay only where they carry a link. */
  finish(): Run[] {
    return this.runs.filter((run) => run.text !== '' || run.href !== undefined);
  }
}

function runFor(glyph: Glyph, href: string | undefined): Run {
  const { bold, italic, fontSize, color } = glyph.style;
  const run: Run = { text: '', x0: glyph.x0, x1: glyph.x1, bold, italic, fontSize };
  if (color !== undefined) run.color = color;
  if (href !== undefined) run.href = href;
  return run;
}

function hrefAt(links: readonly LinkArea[], glyph: Glyph): string | undefined {
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = glyph.baseline - 0.3 * glyph.style.fontSize;
  return links.find(({ box }) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1)?.href;
}

/** Returns the size of the largest share of the characters. */
export function commonSize(runs: readonly Run[]): number {
  const shares = new Map<number, number>();
  for (const run of runs) shares.set(run.fontSize, (shares.get(run.fontSize) ?? 0) + run.text.trim().length);
  let common = { size: 0, share: -1 };
  for (const [size, share] of shares) if (share > common.share) common = { size, share };
  return common.size;
}

/** True when at least nine tenths of the letters and digits are bold. */
export function isBold(runs: readonly Run[]): boolean {
  if (!runs.some((run) => run.bold)) return false;
  if (runs.every((run) => run.bold)) return runs.some((run) => LETTER_OR_DIGIT.test(run.text));
  let letters = 0;
  let bold = 0;
  for (const run of runs) {
    const count = run.text.match(LETTERS_AND_DIGITS)?.length ?? 0;
    letters += count;
    if (run.bold) bold += count;
  }
  return letters > 0 && bold >= 0.9 * letters;
}
