import type { Glyph } from '../glyphs';
import { placeBlanks } from './blanks';
import { levelSmallCapitals } from './capitals';
import type { Segment } from './segment';

/** Gap, in ems, from which two pieces of a line may belong to different columns. */
const WIDE_GAP = 0.9;
/** Share of the em by which the baselines of one line may differ. */
const SAME_BASELINE = 0.25;
/** Greatest shift of a raised or lowered character, which is smaller than its neighbour, as a share of the em. */
const SUPERSCRIPT_SHIFT = 0.6;
const SUPERSCRIPT_SIZE = 0.85;
/** Raised characters that a row has at most, where they were found before their row. */
const MOST_RAISED = 4;
/** Gap in ems up to which single letters still make one word. */
const MAX_LETTER_GAP = 2;
/** Rows are found from top to bottom: an older one than the last few cannot take another piece. */
const OPEN_ROWS = 6;
/** Pieces come in the order of their baselines: those before the last ones of a row are no nearer. */
const RECENT_PIECES = 24;

/** A page draws its spaces when at least one of so many characters is one. */
const CHARACTERS_A_BLANK = 14;
/** Characters of a piece that is text of its own and no mark. */
const FEWEST_APART = 3;

/** Returns whether the page draws the spaces between its words, so that a gap without one may be none. */
function drawsBlanks(glyphs: readonly Glyph[]): boolean {
  const blanks = glyphs.reduce((count, { text }) => count + (text === ' ' ? 1 : 0), 0);
  return blanks * CHARACTERS_A_BLANK > glyphs.length;
}

/** A piece of a line as the page draws it: its number in that order, and whether a space was drawn at its end. */
type Piece = Segment & { order: number; endsBlank: boolean };

/** Pieces of one line. The anchor, the first or a clearly larger one, gives the baseline. */
type OpenRow = { anchor: Piece; pieces: Piece[] };

/** Joins glyphs that were drawn one after the other, then pieces that are side by side. */
export function findSegments(glyphs: readonly Glyph[]): Segment[] {
  const hasBlanks = drawsBlanks(glyphs);
  const pieces = drawnPieces(glyphs).sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const rows: OpenRow[] = [];
  for (const piece of pieces) {
    const row = rows.slice(-OPEN_ROWS).findLast((candidate) => isSameRow(candidate, piece));
    if (row === undefined) rows.push({ anchor: piece, pieces: [piece] });
    else {
      row.pieces.push(piece);
      if (piece.fontSize * SUPERSCRIPT_SIZE > row.anchor.fontSize) row.anchor = piece;
    }
  }
  const segments = withRaised(rows).flatMap((row) => joinNeighbours(row.pieces, hasBlanks));
  for (const segment of segments) {
    placeBlanks(segment);
    levelSmallCapitals(segment);
  }
  return segments;
}

function drawnPieces(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  let afterBlank = false;
  for (const glyph of glyphs) {
    if (glyph.text === ' ') {
      afterBlank = true;
      if (piece !== undefined) piece.endsBlank = true;
      continue;
    }
    if (piece !== undefined && continues(piece, glyph)) append(piece, glyph, afterBlank);
    else {
      // Text drawn from right to left: the space comes before what was drawn first.
      if (piece !== undefined && afterBlank && glyph.x0 < piece.x0) piece.blankBefore[0] = true;
      piece = startPiece(glyph, pieces.length);
      pieces.push(piece);
    }
    afterBlank = false;
  }
  return pieces;
}

function startPiece(glyph: Glyph, order: number): Piece {
  const { x0, x1, baseline } = glyph;
  return {
    glyphs: [glyph],
    blankBefore: [false],
    x0,
    x1,
    baseline,
    fontSize: glyph.style.fontSize,
    text: '',
    letterGap: 0,
    order,
    endsBlank: false,
  };
}

function continues(piece: Segment, glyph: Glyph): boolean {
  const em = Math.max(glyph.style.fontSize, piece.fontSize);
  const last = piece.glyphs[piece.glyphs.length - 1];
  if (last === undefined || Math.abs(glyph.baseline - piece.baseline) > 0.1 * em) return false;
  return glyph.x0 >= last.x0 - 0.1 * em && glyph.x0 - piece.x1 < WIDE_GAP * em;
}

function append(piece: Piece, glyph: Glyph, afterBlank: boolean): void {
  piece.endsBlank = false;
  piece.glyphs.push(glyph);
  piece.blankBefore.push(afterBlank);
  piece.x1 = Math.max(piece.x1, glyph.x1);
  piece.fontSize = Math.max(piece.fontSize, glyph.style.fontSize);
}

function isSameRow({ anchor, pieces }: OpenRow, piece: Piece): boolean {
  const shift = Math.abs(anchor.baseline - piece.baseline);
  if (shift <= SAME_BASELINE * Math.min(anchor.fontSize, piece.fontSize)) return true;
  return pieces.slice(-RECENT_PIECES).some((other) => isRaisedBeside(other, piece));
}

/**
 * Gives raised and lowered characters ("1st", a footnote mark) that form their own row to the row that they belong
 * to.
 */
function withRaised(rows: readonly OpenRow[]): OpenRow[] {
  return rows.filter((row, index) => {
    const near = [rows[index + 1], rows[index - 1]].find(
      (other) => other !== undefined && isRaisedIn(row, other),
    );
    near?.pieces.push(...row.pieces);
    return near === undefined;
  });
}

function isRaisedIn({ anchor, pieces }: OpenRow, other: OpenRow): boolean {
  if (anchor.fontSize >= SUPERSCRIPT_SIZE * other.anchor.fontSize || pieces.length > MOST_RAISED)
    return false;
  return pieces.every((piece) => other.pieces.some((neighbour) => isRaisedBeside(neighbour, piece)));
}

function isRaisedBeside(other: Segment, piece: Segment): boolean {
  const small = Math.min(other.fontSize, piece.fontSize);
  const large = Math.max(other.fontSize, piece.fontSize);
  if (small >= SUPERSCRIPT_SIZE * large) return false;
  const gap = Math.max(piece.x0 - other.x1, other.x0 - piece.x1);
  const isAside = gap < 0.3 * large && gap > -0.3 * large;
  return isAside && Math.abs(other.baseline - piece.baseline) < SUPERSCRIPT_SHIFT * large;
}

function joinNeighbours(row: Piece[], hasBlanks: boolean): Segment[] {
  row.sort((a, b) => a.x0 - b.x0);
  const letterGap = letterGapOf(row);
  const joined: Piece[] = [];
  for (const piece of row) {
    const last = joined[joined.length - 1];
    const limit = Math.max(WIDE_GAP * Math.max(last?.fontSize ?? 0, piece.fontSize), 1.6 * letterGap);
    piece.letterGap = letterGap;
    const isApart = (other: Piece) => isPrintedOver(other, piece) || (hasBlanks && isOtherText(other, piece));
    if (last === undefined || piece.x0 - last.x1 >= limit || isApart(last)) {
      joined.push(piece);
    } else if (!isDuplicate(last, piece)) join(last, piece);
  }
  return joined;
}

/** Text that begins within other text is not part of it: one of them runs over the edge of its column. */
function isPrintedOver(last: Segment, piece: Segment): boolean {
  if (last.glyphs.length < 3 || piece.glyphs.length < 3 || isSamePlace(last, piece)) return false;
  return last.x1 - piece.x0 > Math.max(last.fontSize, piece.fontSize);
}

/**
 * On a page that draws its spaces, text without one behind it and other text that was not drawn next to it only happen to
 * be side by side: one of them fills its column.
 */
function isOtherText(last: Piece, piece: Piece): boolean {
  if (last.endsBlank || piece.blankBefore[0] === true || Math.abs(piece.order - last.order) === 1)
    return false;
  return (
    last.glyphs.length >= FEWEST_APART && piece.glyphs.length >= FEWEST_APART && !isSamePlace(last, piece)
  );
}

/** Returns the median gap of a row that is drawn letter by letter, far apart; 0 for other rows. */
function letterGapOf(row: readonly Segment[]): number {
  const isSpacedOut =
    row.length >= 4 &&
    row.every((piece) => piece.glyphs.length === 1 && /\p{L}/u.test(piece.glyphs[0]?.text ?? ''));
  if (!isSpacedOut) return 0;
  const gaps = row.slice(1).map((piece, index) => piece.x0 - (row[index]?.x1 ?? 0));
  gaps.sort((a, b) => a - b);
  const median = gaps[gaps.length >> 1] ?? 0;
  return median < MAX_LETTER_GAP * (row[0]?.fontSize ?? 0) ? median : 0;
}

function isSamePlace(last: Segment, piece: Segment): boolean {
  const near = 0.12 * piece.fontSize;
  return Math.abs(last.x0 - piece.x0) < near && Math.abs(last.x1 - piece.x1) < near;
}

/** The same text drawn again a hair's breadth aside makes letters look bold. */
function isDuplicate(last: Segment, piece: Segment): boolean {
  if (!isSamePlace(last, piece) || last.glyphs.length !== piece.glyphs.length) return false;
  if (!last.glyphs.every((glyph, index) => glyph.text === piece.glyphs[index]?.text)) return false;
  for (const glyph of last.glyphs) glyph.style = { ...glyph.style, bold: true };
  return true;
}

function join(last: Piece, piece: Piece): void {
  last.order = piece.order;
  last.endsBlank = piece.endsBlank;
  last.glyphs.push(...piece.glyphs);
  last.blankBefore.push(...piece.blankBefore);
  last.x1 = Math.max(last.x1, piece.x1);
  if (piece.fontSize > last.fontSize) last.baseline = piece.baseline;
  last.fontSize = Math.max(last.fontSize, piece.fontSize);
}
