import type { Line } from '../../model';

/** A line that ends this near to the right edge, as a share of the width, was broken for want of room. */
const NEAR_EDGE = 0.12;
const MAX_GAP = 0.7;
const MIN_LINES = 3;
const MIN_LENGTH = 50;

/** Joins the lines of one column that are pieces of the same paragraph, so that a page can break them again. */
export function joinWrapped(lines: readonly Line[]): Line[] {
  const boxes = lines.flatMap(({ box }) => box ?? []);
  if (boxes.length < MIN_LINES) return [...lines];
  const left = Math.min(...boxes.map(({ x0 }) => x0));
  const right = Math.max(...boxes.map(({ x1 }) => x1));
  const fullFrom = right - (right - left) * NEAR_EDGE;
  const joined: Line[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && previous && goesOn(previous, line, last.bullet !== undefined, fullFrom))
      joined[joined.length - 1] = join(last, line);
    else joined.push(line);
    previous = line;
  }
  return joined;
}

function goesOn(before: Line, line: Line, inItem: boolean, fullFrom: number): boolean {
  return (
    isSetTogether(before, line) && (inItem ? !endsSentence(before, line) : isBroken(before, line, fullFrom))
  );
}

function isSetTogether(before: Line, line: Line): boolean {
  return (
    !line.bullet &&
    line.role !== 'heading' &&
    before.role !== 'heading' &&
    line.fontSize === before.fontSize &&
    line.bold === before.bold &&
    (line.gapBefore ?? 0) < line.fontSize * MAX_GAP &&
    !line.text.includes('\t') &&
    !before.text.includes('\t')
  );
}

/** Lines of a list item continue until a sentence ends; the next line may be a separate paragraph. */
function endsSentence(before: Line, line: Line): boolean {
  return /[.!?:;]$/u.test(before.text) && !/^[\p{Ll}(]/u.test(line.text);
}

/** Short lines near the edge, as those of an address, were broken on purpose. */
function isBroken(before: Line, line: Line, fullFrom: number): boolean {
  if ((before.box?.x1 ?? 0) < fullFrom) return false;
  return before.text.length >= MIN_LENGTH || /^\p{Ll}+[ ,.]/u.test(line.text);
}

function join(before: Line, line: Line): Line {
  const space = before.text.endsWith('-') ? '' : ' ';
  const [first, ...rest] = line.runs;
  const runs = first ? [{ ...first, text: space + first.text }, ...rest] : [];
  return { ...before, text: before.text + space + line.text, runs: [...before.runs, ...runs] };
}
