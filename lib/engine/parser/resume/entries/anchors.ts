import { squeeze, words } from '../../../kernel';
import { type EntryLine, textWithoutDates } from '../lines/entry-line';
import { isMarkBehind } from '../lines/marks-behind';

/**
 * Anchors are the lines in whose dates entries show themselves. A date inside a sentence or a bullet anchors nothing.
 */

const LONGEST_ANCHOR = 170;

/** Characters that separate a date from the text next to it; commas and dashes do so in short lines only. */
const STRONG_BEFORE = /[([|\t·•]\s*$/u;
const WEAK_BEFORE = /[,:–—-]\s*$/u;
const STRONG_AFTER = /^\s*[)\]|\t·•]/u;
const WEAK_AFTER = /^\s*[,:–—-]/u;
const SHORT = 10;
/** Most words next to a single date. */
const LONGEST_LONE = 14;

/** True when the date is where headers put it: at an end of the line, after a tab or in brackets. */
function standsAtEdge(entry: EntryLine): boolean {
  const { text } = entry.line;
  const first = entry.dates[0];
  const last = entry.dates.at(-1);
  if (first === undefined || last === undefined) return false;
  const [before, after] = [text.slice(0, first.from), text.slice(last.to)];
  if (STRONG_BEFORE.test(before) || STRONG_AFTER.test(after) || isMarkBehind(after)) return true;
  const isShort = words(textWithoutDates(entry)).length <= SHORT;
  const opens = before.trim() === '';
  const closes = after.replace(/[)\].,;|\s]/gu, '') === '';
  // "... in the period 2017 and 2018": a date that ends a longer line without punctuation before it is part of a sentence.
  if (opens || (closes && WEAK_BEFORE.test(before))) return true;
  return isShort && (closes || WEAK_BEFORE.test(before) || WEAK_AFTER.test(after));
}

function isRangeAnchor(entry: EntryLine): boolean {
  if (entry.isBody || !entry.dates.some(({ isSingle }) => !isSingle)) return false;
  return entry.isDateOnly || (standsAtEdge(entry) && entry.line.text.length <= LONGEST_ANCHOR);
}

/** A lone year or month counts only where nothing else could be meant: alone, after a tab, or closing a short line. */
function isSingleAnchor(entry: EntryLine): boolean {
  const [date] = entry.dates;
  if (entry.isBody || date === undefined || entry.dates.length > 1) return false;
  if (entry.isDateOnly) return true;
  if (opensInBrackets(entry)) return words(textWithoutDates(entry)).length <= LONGEST_LONE;
  const { text } = entry.line;
  const separated = /[\t|·•(,–—-]\s*$/u.test(text.slice(0, date.from)) || date.from === 0;
  const after = text.slice(date.to);
  const closes =
    squeeze(after).replace(/[)\].]/gu, '') === '' || /^\s*[\t|)]/u.test(after) || isMarkBehind(after);
  return (
    (separated || closes) &&
    words(textWithoutDates(entry)).length <= LONGEST_LONE &&
    (closes || date.from === 0)
  );
}

/** "[ 2020 ] Diploma": a date in brackets before all else, in whatever type. */
function opensInBrackets({ line: { text }, dates: [date] }: EntryLine): boolean {
  if (date === undefined) return false;
  return /^\s*[([]\s*$/u.test(text.slice(0, date.from)) && /^\s*[)\]]/u.test(text.slice(date.to));
}

/** Returns how a date is placed in its line, so that lone dates can be compared with ranges. */
function placement(entry: EntryLine): string {
  const [date] = entry.dates;
  if (date === undefined) return '';
  if (entry.isDateOnly) return `alone ${entry.style}`;
  if (opensInBrackets(entry)) return 'brackets';
  return `${date.from === 0 ? 'start' : 'end'} ${entry.style}`;
}

/**
 * Returns the positions in `lines` of the anchors. Single dates count when there are no ranges or when they are placed
 * like them.
 */
export function findAnchors(lines: readonly EntryLine[]): number[] {
  const ranges = lines.filter(isRangeAnchor);
  const placements = new Set(ranges.map(placement));
  const lone = Map.groupBy(lines.filter(isSingleAnchor), placement);
  for (const [place, { length }] of lone) if (length > Math.max(1, ranges.length)) placements.add(place);
  const anchors: number[] = [];
  lines.forEach((entry, at) => {
    const single = isSingleAnchor(entry) && (ranges.length === 0 || placements.has(placement(entry)));
    if (isRangeAnchor(entry) || single) anchors.push(at);
  });
  return anchors;
}
