import { paragraphsOf, type Side, type Sides, sidesOf, textLength } from './gutter-sides';
import type { Row } from './rows';
import { styleKey } from './segment';

/** Headings in a separate margin, each at the top of the text below it. */

const FEWEST = 3;
/** Rows that each of them heads, on average. */
const HEADED_ROWS = 2;
const LONGEST = 32;
/** Rows of one heading that a narrow margin broke. */
const MOST_LINES = 3;
/** In ems of a heading: how far its baseline may be from that of the first row that it heads. */
const NEAR = 1.2;
/** A distance of baselines so much wider than the usual one begins a block of text. */
const WIDER = 1.2;
/** Share of the headings at the top of a block. */
const MOST = 0.8;

/** True when the left side holds nothing but headings, set apart in style, each at the top of a block of the right side. */
export function areHeadingsInMargin({ left, right }: Pick<Sides, 'left' | 'right'>): boolean {
  const [style, ...others] = [...new Set(left.rows.map((row) => styleKey(row.segments[0])))];
  if (left.rows.length < FEWEST || others.length > 0) return false;
  if (left.rows.some((row) => textLength(row) > LONGEST || row.segments.some(({ text }) => /\d/u.test(text))))
    return false;
  if (right.rows.some((row) => styleKey(row.segments[0]) === style)) return false;
  const headings = paragraphsOf(left);
  if (headings.length < FEWEST || right.rows.length < HEADED_ROWS * headings.length) return false;
  if (headings.some((rows) => rows.length > MOST_LINES)) return false;
  const blocks = blockStarts(right);
  const atBlocks = headings.filter(([first]) => first !== undefined && blockAt(first, blocks) !== undefined);
  return atBlocks.length >= MOST * headings.length;
}

/** Returns the rows of a side that begin a block: the first, and those with more white space above than usual. */
function blockStarts({ rows }: Side): Row[] {
  const distances = rows.slice(1).map((row, at) => row.baseline - (rows[at]?.baseline ?? 0));
  const usual = [...distances].sort((a, b) => a - b)[distances.length >> 1] ?? 0;
  return rows.filter((_, at) => at === 0 || (distances[at - 1] ?? 0) > WIDER * usual);
}

function blockAt(heading: Row, blocks: readonly Row[]): Row | undefined {
  return blocks.find((row) => Math.abs(row.baseline - heading.baseline) < NEAR * heading.fontSize);
}

/**
 * Returns the headings of a margin at the height of their blocks; undefined where the left side is not such a margin.
 */
export function levelledHeadings(rows: readonly Row[], middle: number): Row[] | undefined {
  const sides = sidesOf(rows, middle);
  if (!areHeadingsInMargin(sides)) return undefined;
  const blocks = blockStarts(sides.right);
  return paragraphsOf(sides.left).flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const baseline = blockAt(first, blocks)?.baseline ?? first.baseline;
    return [{ ...first, baseline, segments: [first, ...others].flatMap(({ segments }) => segments) }];
  });
}
