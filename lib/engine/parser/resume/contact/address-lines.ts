import type { Line } from '../../../documents';
import type { ContactLine } from '../../shared/contact/lines';

/** Lines that may be one address, as a narrow column or the writer broke it. */

const MOST_LINES = 6;

/** A line with its pieces that may belong to an address. */
export type CutLine = ContactLine & { pieces: readonly string[] };

/** Returns the only piece of a line. */
function onlyPiece({ pieces: [only, ...others] }: CutLine): string | undefined {
  return only && others.length === 0 && only.length < 70 ? only : undefined;
}

type WidthOf = (line: Line) => number;

function follows(line: Line, next: Line): boolean {
  if (line.page !== next.page || line.column !== next.column) return false;
  return (next.gapBefore ?? 0) < next.fontSize && Math.abs(next.fontSize - line.fontSize) < 0.6;
}

/** True when the first word of `next` would not have fitted after the line, so that the column broke it. */
function isFull(line: Line, next: string, widthOf: WidthOf): boolean {
  const { box, text } = line;
  if (!box || text.length === 0) return false;
  const word = (/^\S+/u.exec(next)?.[0].length ?? 0) + 1;
  return box.x1 - box.x0 + (word * (box.x1 - box.x0)) / text.length > widthOf(line);
}

/** "12 High Street" above "Springfield, IL 62701" above "USA", also where a narrow column broke "Santa Cruz". */
export function overLines(
  lines: readonly CutLine[],
  from: number,
  widthOf: WidthOf,
): { text: string; count: number }[] {
  const first = lines[from];
  const start = first && onlyPiece(first);
  if (!start) return [];
  let variants = [start];
  const found: { text: string; count: number }[] = [];
  for (let at = from + 1; at < Math.min(lines.length, from + MOST_LINES); at++) {
    const line = lines[at];
    const above = lines[at - 1];
    const part =
      line && above && line.index === above.index + 1 && follows(above.line, line.line)
        ? onlyPiece(line)
        : undefined;
    if (!part || !above) break;
    const isOpen = /-$/u.test(above.text.trimEnd()) || isFull(above.line, line?.text ?? '', widthOf);
    variants = variants.flatMap((text) => [
      `${text}, ${part}`,
      ...(isOpen ? [text.endsWith('-') ? text + part : `${text} ${part}`] : []),
    ]);
    for (const text of variants) found.push({ text, count: at - from + 1 });
  }
  return found;
}
