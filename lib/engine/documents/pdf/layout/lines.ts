import type { Box } from '../../../kernel';
import type { Line, Run } from '../../model';
import type { Glyph, GlyphStyle } from '../glyphs';
import type { LinkArea } from '../links';
import type { Strip } from './order';
import type { Row } from './rows';
import type { Segment } from './segments';

/** Gap in ems from which two pieces of a row are set apart by a tab character. */
const TAB_GAP = 2;
/** Gap in ems beyond the usual one between letters from which a blank is read. */
const WORD_GAP = 0.14;
const ASCENT = 0.8;
const DESCENT = 0.2;

/** The lines of a page in the order of its strips. `firstBlock` is the first block number that is free. */
export function buildLines(
  strips: readonly Strip[],
  page: number,
  links: readonly LinkArea[],
  firstBlock: number,
): Line[] {
  const lines: Line[] = [];
  let block = firstBlock;
  for (const strip of strips) {
    let previous: Line | undefined;
    for (const row of strip.rows) {
      const line = buildLine(row, page, strip.column, links);
      if (line.text === '') continue;
      if (previous?.box !== undefined && line.box !== undefined)
        line.gapBefore = line.box.y0 - previous.box.y1;
      if (previous !== undefined && startsBlock(line, previous)) block++;
      line.block = block;
      lines.push(line);
      previous = line;
    }
    block++;
  }
  return lines;
}

function startsBlock(line: Line, previous: Line): boolean {
  const gap = line.gapBefore ?? 0;
  return gap > 0.6 * Math.max(line.fontSize, previous.fontSize);
}

function buildLine(row: Row, page: number, column: number, links: readonly LinkArea[]): Line {
  const runs: Run[] = [];
  let bullet: string | undefined;
  let right: number | undefined;
  for (const segment of row.segments) {
    const joint = right === undefined ? '' : segment.x0 - right > TAB_GAP * row.fontSize ? '\t' : ' ';
    appendRuns(runs, segment, joint, links);
    right = segment.x1;
  }
  const first = runs[0];
  const found = first?.text.match(BULLET);
  if (first !== undefined && found?.[1] !== undefined && (found[0] !== first.text || runs.length > 1)) {
    bullet = found[1];
    first.text = first.text.slice(found[0].length);
    if (first.text === '') runs.shift();
    const next = runs[0];
    if (next !== undefined) next.text = next.text.trimStart();
  }
  const text = runs.map((run) => run.text).join('');
  return {
    text,
    runs,
    page,
    box: boxOf(row),
    fontSize: mostFrequentSize(runs),
    bold: isBold(runs),
    role: bullet === undefined ? 'paragraph' : 'listItem',
    ...(bullet === undefined ? {} : { bullet }),
    block: 0,
    column,
  };
}

const BULLET =
  /^([•‣◦▪▫●○■□◆◇➢➤►▶✓✔✦★\uf0b7\uf0a7\uf0d8\uf076\uf0fc·∙⁃*–—-])(?:\s+|(?=[\p{L}])(?<=[•●▪■◦○\uf0b7\uf0a7]))/u;

function boxOf(row: Row): Box {
  const top = Math.min(...row.segments.map((segment) => segment.baseline - ASCENT * segment.fontSize));
  const bottom = Math.max(...row.segments.map((segment) => segment.baseline + DESCENT * segment.fontSize));
  return { x0: row.x0, y0: top, x1: row.x1, y1: bottom };
}

function appendRuns(runs: Run[], segment: Segment, joint: string, links: readonly LinkArea[]): void {
  let before = joint;
  let last: { run: Run; style: GlyphStyle } | undefined;
  const usual = usualGap(segment);
  segment.glyphs.forEach((glyph, index) => {
    const previous = segment.glyphs[index - 1];
    if (previous !== undefined && isBlankBetween(previous, glyph, segment.spaced[index] === true, usual))
      before = ' ';
    const href = links.length === 0 ? undefined : hrefAt(links, glyph);
    if (last === undefined || last.style !== glyph.style || last.run.href !== href) {
      const { bold, italic, fontSize, color } = glyph.style;
      const run: Run = { text: '', x0: glyph.x0, x1: glyph.x1, bold, italic, fontSize };
      if (color !== undefined) run.color = color;
      if (href !== undefined) run.href = href;
      runs.push(run);
      last = { run, style: glyph.style };
    }
    last.run.text += before + glyph.text;
    last.run.x1 = glyph.x1;
    before = '';
  });
}

function isBlankBetween(previous: Glyph, glyph: Glyph, spaced: boolean, usual: number): boolean {
  const em = Math.min(previous.style.fontSize, glyph.style.fontSize);
  return spaced || glyph.x0 - previous.x1 > WORD_GAP * em + usual;
}

/** The median gap between the letters of a segment, which is more than nothing where letters are spaced out. */
function usualGap(segment: Segment): number {
  const gaps: number[] = [];
  for (let index = 1; index < segment.glyphs.length; index++) {
    const [previous, glyph] = [segment.glyphs[index - 1], segment.glyphs[index]];
    if (previous !== undefined && glyph !== undefined && !segment.spaced[index])
      gaps.push(glyph.x0 - previous.x1);
  }
  gaps.sort((a, b) => a - b);
  return Math.max(gaps[gaps.length >> 1] ?? 0, 0);
}

function hrefAt(links: readonly LinkArea[], glyph: Glyph): string | undefined {
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = glyph.baseline - 0.3 * glyph.style.fontSize;
  return links.find(({ box }) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1)?.href;
}

function mostFrequentSize(runs: readonly Run[]): number {
  const shares = new Map<number, number>();
  for (const run of runs) shares.set(run.fontSize, (shares.get(run.fontSize) ?? 0) + run.text.length);
  let size = 0;
  let share = -1;
  for (const [candidate, count] of shares) if (count > share) [size, share] = [candidate, count];
  return size;
}

function isBold(runs: readonly Run[]): boolean {
  let letters = 0;
  let bold = 0;
  for (const run of runs) {
    const count = run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    letters += count;
    if (run.bold) bold += count;
  }
  return letters > 0 && bold >= 0.9 * letters;
}
