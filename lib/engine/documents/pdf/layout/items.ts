import { groupRows } from './rows';
import type { Segment } from './segment';

/**
 * Openings of list items that are not text: bullets, characters of symbol fonts, dashes, short numbers with a full
 * stop.
 */
const OPENING = /^(?:[•‣◦▪▫●○■□◆◇❖➢➤►▶▸▹✓✔✦★☆✱❑❒⚫⬤∙·⁃◘⦁⦿–—-]|\p{Co}|\d{1,2}[.)]|\(?[ivxIVX]{1,4}[.)])$/u;
/** Separators between a label and its value, alone or before the value. */
const SEPARATOR = /^(?:[:：]\s*[-–—]?|[-–—=]+>?)$/u;
const OPENS_VALUE = /^[:：](?!\S*[/)(]{1,2}\s*$)/u;
/** Characters of a label at most. */
const LONGEST_LABEL = 44;
/** In ems: greatest distance of a bullet from the text of its item, and of a label from its separator. */
const BULLET_GAP = 5;
const LABEL_GAP = 20;

/**
 * Joins segments that surely belong to one item, however wide the gap between them: a bullet and its text, a label
 * and the value that begins with a colon. So neither the bullets of a list nor the labels of a form look like a
 * column.
 */
export function joinItems(segments: readonly Segment[]): Segment[] {
  if (!segments.some(({ text }) => OPENING.test(text) || SEPARATOR.test(text) || OPENS_VALUE.test(text)))
    return [...segments];
  return groupRows(segments).flatMap((row) => {
    const joined: Segment[] = [];
    for (const segment of row.segments) {
      const last = joined[joined.length - 1];
      if (last !== undefined && belongs(last, segment, joined.length === 1))
        joined[joined.length - 1] = join(last, segment);
      else joined.push(segment);
    }
    return joined;
  });
}

function belongs(last: Segment, next: Segment, isFirst: boolean): boolean {
  const gap = (next.x0 - last.x1) / next.fontSize;
  if (OPENING.test(last.text) && isFirst) return gap < BULLET_GAP;
  if (gap >= LABEL_GAP) return false;
  if (SEPARATOR.test(next.text) || OPENS_VALUE.test(next.text)) return last.text.length <= LONGEST_LABEL;
  return last.endsLabel === true;
}

function join(first: Segment, second: Segment): Segment {
  return {
    ...second,
    glyphs: [...first.glyphs, ...second.glyphs],
    blankBefore: [...first.blankBefore, true, ...second.blankBefore.slice(1)],
    x0: first.x0,
    fontSize: Math.max(first.fontSize, second.fontSize),
    text: `${first.text} ${second.text}`,
    ...(SEPARATOR.test(second.text) && { endsLabel: true }),
  };
}
