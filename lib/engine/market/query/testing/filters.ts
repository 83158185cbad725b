import { searchFormOf } from '@/lib/expression';
import type { Field } from '../fields';
import type { CodesNode, Filter, Match } from '../filter';
import type { JobWithPostings } from './derive';
import { fieldValue, type Row } from './values';
import { fitsWords } from './words';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function kilometresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) {
  const half = (from: number, to: number) => Math.sin((radians(to) - radians(from)) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function fitsRadius({ latitude, longitude }: Row, match: Extract<Match, { type: 'radius' }>): boolean {
  if (latitude === undefined || longitude === undefined) return false;
  return kilometresBetween({ latitude, longitude }, match) <= match.kilometres;
}

function startsWith(field: Field, value: string, prefix: string): boolean {
  if (field.kind === 'words') return searchFormOf(value).text.startsWith(prefix);
  return field.kind === 'string'
    ? value.toLowerCase().startsWith(prefix.toLowerCase())
    : value.startsWith(prefix);
}

function isOneOf(field: Field, value: string | number, wanted: readonly (string | number)[]): boolean {
  if (field.kind !== 'string') return wanted.map(String).includes(String(value));
  return wanted.map((each) => String(each).toLowerCase()).includes(String(value).toLowerCase());
}

/** Looks for the pieces one after another, the first at the start and the last at the end. */
function hasPieces(value: string, pieces: readonly string[]): boolean {
  const text = value.toLowerCase();
  const [first = '', ...others] = pieces.map((piece) => piece.toLowerCase());
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const piece of others) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= text.length - last.length;
}

function fitsNamed(values: readonly (string | number)[], field: Field, node: CodesNode): boolean {
  if (node.type === 'codes') return values.some((value) => isOneOf(field, value, node.anyOf));
  if (node.type === 'pieces') return values.some((value) => hasPieces(String(value), node.pieces));
  if (node.type === 'not') return !fitsNamed(values, field, node.node);
  const fits = (each: CodesNode) => fitsNamed(values, field, each);
  return node.type === 'and' ? node.nodes.every(fits) : node.nodes.some(fits);
}

/** Returns whether a row fits one value of a filter. */
function fitsMatch(row: Row, field: Field, match: Match): boolean {
  const value = fieldValue(row, field);
  if (match.type === 'exists')
    return match.exists === (value !== undefined && (match.by === undefined || String(value) <= match.by));
  if (match.type === 'flag') return value === match.flag;
  if (match.type === 'radius') return fitsRadius(row, match);
  if (match.type === 'named')
    return fitsNamed(value === undefined ? [] : [value as string].flat(), field, match.named);
  if (value === undefined) return match.type === 'words' && fitsWords('', match.words);
  const single = value as string | number;
  const each = Array.isArray(value) ? value : [single];
  switch (match.type) {
    case 'equals':
      return each.some((item) => isOneOf(field, item, [match.value]));
    case 'anyOf':
      return each.some((item) => isOneOf(field, item, match.values));
    case 'range':
      return (
        (match.from === undefined || single >= match.from) && (match.to === undefined || single <= match.to)
      );
    case 'prefix':
      return each.some((item) => startsWith(field, String(item), match.prefix));
    case 'exact':
      return String(single).toLowerCase() === match.text.toLowerCase();
    case 'words':
      return fitsWords(String(single), match.words);
  }
}

/** Returns whether a row of its level fits a filter. */
function fitsFilter(row: Row, { field, matches, isAll, isNegated }: Filter): boolean {
  const fits = isAll
    ? matches.every((match) => fitsMatch(row, field, match))
    : matches.some((match) => fitsMatch(row, field, match));
  return fits !== isNegated;
}

/** Returns the jobs that fit all filters, each with those of its postings that fit the filters of postings. */
export function matching(jobs: readonly JobWithPostings[], filters: readonly Filter[]): JobWithPostings[] {
  const ofJob = filters.filter(({ level, isNone }) => level === 'job' && !isNone);
  const ofPosting = filters.filter(({ level, isNone }) => level === 'posting' && !isNone);
  const none = filters.filter(({ isNone }) => isNone);
  return jobs.flatMap(({ job, postings }) => {
    const fitting = postings.filter((posting) => ofPosting.every((filter) => fitsFilter(posting, filter)));
    const fits =
      ofJob.every((filter) => fitsFilter(job, filter)) &&
      fitting.length > 0 &&
      none.every((filter) => !postings.some((posting) => fitsFilter(posting, filter)));
    return fits ? [{ job, postings: fitting }] : [];
  });
}
