import type { Line } from '../../../documents';
import { isAllCapitals } from '../../../kernel';
import { isNameShaped } from '../../shared/contact/name-shape';

/** Joins names that are set over several lines, or in columns side by side. */

type JoinedName = { name: string; lines: Line[] };

/** Words that one line of a name holds at most, all of its lines, and its lines. */
const MOST_ON_LINE = 4;
const MOST_IN_NAME = 6;
const MOST_LINES = 4;
/** Share of the size of type by which the lines of a name differ. */
const SAME_SIZE = 0.2;

function isPart(text: string): boolean {
  if (/^\p{Lu}[\p{L}'’-]{1,24}$/u.test(text)) return true;
  return isNameShaped(text) && text.split(' ').length <= MOST_ON_LINE;
}

const isAlike = (line: Line, other: Line) =>
  other.page === line.page && Math.abs(other.fontSize - line.fontSize) <= SAME_SIZE * line.fontSize;

/** Returns the other half of a name that stands at the same height in another column. */
function beside(lines: readonly Line[], index: number): Line[] {
  const line = lines[index];
  const box = line?.box;
  if (line === undefined || box === undefined) return [];
  return lines.filter(
    (other, at) =>
      at > index + 1 &&
      isAlike(line, other) &&
      other.column !== line.column &&
      other.box !== undefined &&
      other.box.x0 >= box.x1 &&
      Math.abs(other.box.y0 - box.y0) < SAME_SIZE * line.fontSize,
  );
}

/**
 * Returns the names that begin on a line and go on below or beside it in about the same size; `stretchOf` gives the part
 * of a line that may be a name.
 */
export function joinedNames(
  lines: readonly Line[],
  index: number,
  stretchOf: (text: string) => string,
): JoinedName[] {
  const first = lines[index];
  if (first === undefined || !isPart(stretchOf(first.text))) return [];
  const names: JoinedName[] = [];
  const add = (parts: readonly Line[]) => {
    const texts = parts.map(({ text }) => stretchOf(text));
    const isAlikeWritten = texts.every((text) => isAllCapitals(text) === isAllCapitals(texts[0] ?? ''));
    // A long name is set a word to a line: further lines of more words are an address.
    const isLong = texts.length > 2 && texts.some((text) => text.includes(' '));
    const isOne = texts.every(isPart) && isAlikeWritten && !isLong && !texts.some((text) => /,/u.test(text));
    const name = texts.join(' ');
    if (isOne && name.split(' ').length <= MOST_IN_NAME) names.push({ name, lines: [...parts] });
  };
  for (let count = 2; count <= MOST_LINES; count++) {
    const parts = lines.slice(index, index + count);
    if (parts.length < count || !parts.every((line) => isAlike(first, line))) break;
    add(parts);
  }
  for (const other of beside(lines, index)) add([first, other]);
  return names;
}
