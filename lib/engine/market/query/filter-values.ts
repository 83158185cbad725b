import { parseWords, searchFormOf } from '@/lib/expression';
import { type QueryContext, valuesOfCategory } from './context';
import { completePeriods, readDay } from './days';
import type { Field } from './fields';
import type { Match } from './filter';
import type { Choice, ProblemCode, Span } from './problem';

/** A value with its place in the parameter. */
export type Piece = Span & { text: string };

/** Reader of values: returns their meaning, and notes problems and outdated values. */
export type ValueReader = {
  context: QueryContext;
  field: Field;
  refuse: (code: ProblemCode, message: string, span: Span, choices?: readonly Choice[]) => undefined;
  deprecated: (what: string) => void;
  /** False once so many values were refused that more guesses at what was meant would only cost time. */
  mayHint: () => boolean;
};

const OR = /\||\sOR\s/g;
const TRUE = ['1', 'true', 'yes'];
const FALSE = ['0', 'false', 'no'];
/** Numbers of jobs go up to 2^53. */
const INTEGER = /^-?\d{1,16}$/;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,9})?$/;
const MAX_KILOMETRES = 20_000;

function trimmed(text: string, start: number): Piece {
  const from = start + (text.length - text.trimStart().length);
  return { text: text.trim(), start: from, end: from + text.trim().length };
}

/** Splits the values of a parameter at `|` or the word OR; the `||` of a day with intervals does not count. */
export function piecesOf(value: string): Piece[] {
  const masked = value.replaceAll('||', '\u0001\u0001');
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of masked.matchAll(OR)) {
    pieces.push(trimmed(value.slice(start, match.index), start));
    start = match.index + match[0].length;
  }
  pieces.push(trimmed(value.slice(start), start));
  return pieces;
}

function readFlag(piece: Piece, { refuse }: ValueReader): Match | undefined {
  const text = piece.text.toLowerCase();
  if (TRUE.includes(text)) return { type: 'flag', flag: true };
  if (FALSE.includes(text)) return { type: 'flag', flag: false };
  return refuse('invalid_value', 'Write 1, true or yes, or 0, false or no.', piece);
}

function readInteger(piece: Piece, { refuse }: ValueReader): number | undefined {
  if (INTEGER.test(piece.text) && Number.isSafeInteger(Number(piece.text))) return Number(piece.text);
  return refuse('invalid_value', 'Write a whole number.', piece);
}

function readDayOf(piece: Piece, { context, refuse, deprecated }: ValueReader): string | undefined {
  const read = readDay(piece.text, context.today);
  if ('message' in read)
    return refuse('invalid_value', read.message, { start: piece.start + read.at, end: piece.end });
  if (read.usesNow) deprecated('the anchor now');
  return read.day;
}

/** Quotes around a value are dropped. */
export const nameOf = (text: string) => /^(["'“”„«])(.*)(["'“”»])$/u.exec(text)?.[2]?.trim() || text;

function hintOf(choices: readonly Choice[]): string {
  return choices.length > 0 ? ` Did you mean ${choices.map(({ label }) => label).join(' or ')}?` : '';
}

function readPlace(piece: Piece, { context, refuse, mayHint }: ValueReader): Match | undefined {
  if (/^\d{1,10}$/.test(piece.text)) return { type: 'equals', value: Number(piece.text) };
  const name = nameOf(piece.text);
  const place = context.placeByName(name);
  if (place) return { type: 'equals', value: place.id };
  const choices = (mayHint() && context.placesLike?.(name)) || [];
  return refuse('unknown_value', `No place is called "${name}".${hintOf(choices)}`, piece, choices);
}

function equals(value: number | string | undefined): Match | undefined {
  return value === undefined ? undefined : { type: 'equals', value };
}

/** Reads a code, or the name of a value; an unknown one would silently match nothing. */
export function readCode(piece: Piece, reader: ValueReader): Match | undefined {
  const { field, context, refuse, mayHint } = reader;
  const { values } = context;
  const isNumber = field.type === 'integer' && INTEGER.test(piece.text);
  const value = isNumber ? Number(piece.text) : piece.text;
  const isReadable = field.type === 'text' || isNumber;
  if (!values) return equals(isReadable ? value : readInteger(piece, reader));
  if (isReadable && values.isKnown(field, value)) return equals(value);
  const name = nameOf(piece.text);
  const named = values.named(field, name);
  if (named.length > 0) return named.length === 1 ? equals(named[0]) : { type: 'anyOf', values: named };
  const choices = mayHint() ? values.nearest(field, name) : [];
  const message = `The field ${field.name} has no value "${name}".${hintOf(choices)}`;
  return refuse('unknown_value', message, piece, choices);
}

/** Reads a value without a modifier. */
export function readPlain(piece: Piece, reader: ValueReader): Match | undefined {
  const { field } = reader;
  if (field.kind === 'code' || field.kind === 'codes') return readCode(piece, reader);
  if (field.kind === 'flag') return readFlag(piece, reader);
  if (field.kind === 'place') return readPlace(piece, reader);
  if (field.type === 'date') return equals(readDayOf(piece, reader));
  if (field.type === 'integer') return equals(readInteger(piece, reader));
  return equals(piece.text);
}

function readWords(piece: Piece, { refuse }: ValueReader): Match | undefined {
  const { node, problems } = parseWords(piece.text);
  if (node) return { type: 'words', words: node };
  for (const { code, message, span } of problems)
    refuse(code, message, {
      start: piece.start + (span?.start ?? 0),
      end: piece.start + (span?.end ?? piece.text.length),
    });
  return undefined;
}

/** Reads a full-text query; its bars are part of it. */
export function readText(piece: Piece, reader: ValueReader): Match | undefined {
  return readWords(piece, reader);
}

export function readPrefix(piece: Piece, { field, refuse }: ValueReader): Match | undefined {
  const prefix = field.kind === 'words' ? searchFormOf(piece.text).text : piece.text;
  return prefix === ''
    ? refuse('invalid_value', 'A prefix has at least one letter or digit.', piece)
    : { type: 'prefix', prefix };
}

export function readExact(piece: Piece): Match {
  return { type: 'exact', text: piece.text.normalize('NFC') };
}

/** Reads `<from>__<to>`, either of which may be missing. */
export function readRange(piece: Piece, reader: ValueReader): Match | undefined {
  const cut = piece.text.indexOf('__');
  if (cut < 0 || piece.text.indexOf('__', cut + 2) >= 0)
    return reader.refuse('invalid_value', 'A range is written <from>__<to>; one end may be left out.', piece);
  const read = reader.field.type === 'date' ? readDayOf : readInteger;
  const [first, last] = [piece.text.slice(0, cut), piece.text.slice(cut + 2)];
  const from = first === '' ? undefined : read(trimmed(first, piece.start), reader);
  const to = last === '' ? undefined : read(trimmed(last, piece.start + cut + 2), reader);
  if ((first !== '' && from === undefined) || (last !== '' && to === undefined)) return undefined;
  if (from === undefined && to === undefined)
    return reader.refuse('invalid_value', 'One end of the range is needed.', piece);
  if (from !== undefined && to !== undefined && from > to)
    return reader.refuse('invalid_value', 'The range ends before it begins.', piece);
  return { type: 'range', from, to };
}

function centreOf(
  text: string,
  { context }: ValueReader,
): { latitude: number; longitude: number } | undefined {
  const [first = '', second = '', ...more] = text.split(',').map((part) => part.trim());
  if (more.length === 0 && NUMBER.test(first) && NUMBER.test(second)) {
    const [latitude, longitude] = [Number(first), Number(second)];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
  }
  return /^\d{1,10}$/.test(text) ? context.placeById(Number(text)) : context.placeByName(text);
}

/** Reads `<place, municipality id or lat,lon>__<km>`. */
export function readRadius(piece: Piece, reader: ValueReader): Match | undefined {
  const cut = piece.text.lastIndexOf('__');
  const kilometres = piece.text.slice(cut + 2);
  if (cut < 0 || !NUMBER.test(kilometres) || Number(kilometres) <= 0 || Number(kilometres) > MAX_KILOMETRES)
    return reader.refuse('invalid_value', 'A radius is written <place, id or lat,lon>__<kilometres>.', piece);
  const centre = centreOf(piece.text.slice(0, cut).trim(), reader);
  if (!centre)
    return reader.refuse('unknown_value', 'This place is not known.', {
      start: piece.start,
      end: piece.start + cut,
    });
  const { latitude, longitude } = centre;
  return { type: 'radius', latitude, longitude, kilometres: Number(kilometres) };
}

/** Reads `<n>m`, `<n>q` or `<n>y`: complete periods. */
export function readCalendar(piece: Piece, { context, refuse }: ValueReader): Match | undefined {
  const [, count, unit] = /^(\d{1,4})([mqy])$/.exec(piece.text) ?? [];
  if (!unit || Number(count) === 0 || (unit === 'y' && Number(count) > 100))
    return refuse('invalid_value', 'Complete periods are a number and m, q or y: 3m.', piece);
  return {
    type: 'range',
    ...completePeriods(Number(count), unit as 'm' | 'q' | 'y', context.today),
  };
}

export function readCategory(piece: Piece, reader: ValueReader): Match | undefined {
  const id = readInteger(piece, reader);
  if (id === undefined) return undefined;
  const values = valuesOfCategory(reader.context.categories[reader.field.name] ?? [], id);
  return values
    ? { type: 'anyOf', values }
    : reader.refuse('unknown_value', `The field ${reader.field.name} has no category ${id}.`, piece);
}
