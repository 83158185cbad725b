import { alternativesIn } from '@/lib/recruiter/vocabulary';

/** A filter as it is in a URL. */
export type BarFilter = { name: string; value: string };

/**
 * The text of the query bar: words to look for, and filters as a URL writes them, `profession=40201`. A filter begins
 * with a name and `=` and extends to the next one, so that its value needs no quotes:
 *
 *     night shift location__radius=London__30 job_title="staff nurse" -agency
 *     └ words ──┘ └ filter ──────────────────┘ └ filter ────────────────────┘
 */

/**
 * Returns whether a filter is that of a field, so that a colon may follow its name: `speaks:french`; every letter keeps
 * its position.
 */
export type IsField = (name: string) => boolean;

const WITH_COLON = /(?<=^|[\s&])((?:(?:job|posting):)?[a-z][a-z0-9_]+):(?=[^\s:/])/g;

/** Returns the text with `=` for the colons after names of fields. */
export function withEquals(text: string, isField: IsField): string {
  return text.includes(':')
    ? text.replace(WITH_COLON, (whole, name: string) => (isField(name) ? `${name}=` : whole))
    : text;
}

const NAME = /(^|[\s&])((?:(?:job|posting):)?[a-z][a-z0-9_]+)=/g;

type Named = { name: string; start: number; valueStart: number };

function namesIn(text: string): Named[] {
  return Array.from(text.matchAll(NAME), (match) => {
    const [whole, before = '', name = ''] = match;
    const start = match.index + before.length;
    return { name, start, valueStart: match.index + whole.length };
  });
}

/** A filter of the text with its place. */
type PlacedFilter = BarFilter & { start: number; valueStart: number; end: number };

function placedFilters(text: string): PlacedFilter[] {
  const names = namesIn(text);
  return names.map(({ name, start, valueStart }, index) => {
    const end = names[index + 1] ? (names[index + 1]?.start ?? 0) - 1 : text.length;
    return { name, value: text.slice(valueStart, end).trim(), start, valueStart, end };
  });
}

/** Question in a text: its words, and filters that have a value. */
export type BarQuestion = { words: string; filters: BarFilter[] };

export function questionOf(text: string): BarQuestion {
  const filters = placedFilters(text);
  return {
    words: text.slice(0, filters[0]?.start ?? text.length).trim(),
    filters: filters.flatMap(({ name, value }) => (value === '' ? [] : [{ name, value }])),
  };
}

/** Token at the caret: the value of a filter, or a word that may become the name of one. */
export type Token =
  | { type: 'value'; name: string; value: string; start: number; end: number }
  | { type: 'word'; word: string; start: number; end: number };

export function tokenAt(text: string, caret: number): Token {
  const within = placedFilters(text).findLast(({ valueStart, end }) => caret >= valueStart && caret <= end);
  if (within) {
    const { name, start, end, valueStart } = within;
    return { type: 'value', name, value: text.slice(valueStart, end).trimStart(), start, end };
  }
  const before = text.slice(0, caret);
  const start = before.search(/[^\s&]*$/);
  const end = caret + text.slice(caret).search(/[\s&]|$/);
  return { type: 'word', word: text.slice(start, end), start, end };
}

/** Returns the text with something else in place of a token, and the new place of the caret. */
export function replaced(text: string, { start, end }: Token, by: string): { text: string; caret: number } {
  const before = by === '' ? text.slice(0, start).trimEnd() : text.slice(0, start);
  const after = text.slice(end).trimStart();
  const gap = before !== '' && after !== '' && by === '' ? ' ' : by !== '' && after !== '' ? ' ' : '';
  return { text: `${before}${by}${gap}${after}`, caret: before.length + by.length };
}

/** Splits a value at its bars; the last part is being typed. */
export function alternativesOf(value: string): { before: string[]; typed: string } {
  const parts = alternativesIn(value);
  return { before: parts.slice(0, -1).filter(Boolean), typed: parts.at(-1) ?? '' };
}
