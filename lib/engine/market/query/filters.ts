import { isCodesQuery, readCodesQuery } from './coded-text';
import type { QueryContext } from './context';
import { type Field, mayBeAbsent, type NamedField, readFieldName } from './fields';
import type { Filter, Match } from './filter';
import {
  type Piece,
  piecesOf,
  readCalendar,
  readCategory,
  readExact,
  readPlain,
  readPrefix,
  readRadius,
  readRange,
  readText,
  type ValueReader,
} from './filter-values';
import type { Problems } from './problem';

/** A parameter as it was sent. */
export type Parameter = { name: string; value: string };

type Reading = (piece: Piece, reader: ValueReader) => Match | undefined;

/** A way to read the values, the fields that have it, and the message about others. */
type Manner = { read: Reading; fits: (field: Field) => boolean; only: string };

const isWords = ({ kind }: Field) => kind === 'words';

/** The modifiers of which a filter has one at most. */
const MANNER_BY_MODIFIER: Record<string, Manner> = {
  prefix: {
    read: readPrefix,
    fits: ({ name, kind, type }) => type === 'text' && kind !== 'shown' && name !== 'full_text',
    only: 'text fields',
  },
  range: {
    read: readRange,
    fits: ({ type }) => type === 'integer' || type === 'date',
    only: 'integer and date fields',
  },
  radius: { read: readRadius, fits: ({ kind }) => kind === 'place', only: 'the field location' },
  calendar: { read: readCalendar, fits: ({ type }) => type === 'date', only: 'date fields' },
  custom: { read: readCategory, fits: ({ hasCategories }) => hasCategories, only: 'fields with categories' },
  exact: {
    read: (piece) => readExact(piece),
    fits: ({ name }) => name === 'job_title' || name === 'organization_name',
    only: 'job_title and organization_name',
  },
};
/** By a map, since a modifier may be called like a member of every object. */
const MANNERS = new Map(Object.entries(MANNER_BY_MODIFIER));
const CUSTOM_LEVELS = ['custom_1', 'custom_2'];
const FLAGS = ['not', 'and', 'none'];
/** Problems of a request up to which values that may have been meant are looked for. */
const MOST_HINTED = 20;

function mannerOf(named: NamedField, parameter: string, problems: Problems): Manner | undefined {
  const { field, modifiers } = named;
  const found = modifiers
    .map((modifier) => (CUSTOM_LEVELS.includes(modifier) ? 'custom' : modifier))
    .filter((modifier) => MANNERS.has(modifier));
  const [first] = found;
  if (found.length > 1)
    return problems.add(
      parameter,
      'invalid_combination',
      `The modifiers ${found.join(' and ')} exclude each other.`,
    );
  const manner = first === undefined ? undefined : MANNERS.get(first);
  if (manner && !manner.fits(field))
    return problems.add(parameter, 'invalid_modifier', `__${first} is for ${manner.only}.`);
  if (manner) return manner;
  if (field.kind === 'shown')
    return problems.add(parameter, 'invalid_modifier', `The field ${field.name} cannot be searched.`);
  return { read: isWords(field) ? readText : readPlain, fits: () => true, only: '' };
}

/** market.md, Filtering: invalid modifiers, and combinations that exclude each other. */
function checkModifiers(named: NamedField, parameter: string, problems: Problems): boolean {
  const { modifiers } = named;
  const unknown = modifiers.find(
    (each) => !MANNERS.has(each) && !CUSTOM_LEVELS.includes(each) && !FLAGS.includes(each),
  );
  const refuse = (message: string) => {
    problems.add(parameter, 'invalid_modifier', message);
    return false;
  };
  if (unknown !== undefined) return refuse(`There is no modifier __${unknown} for filters.`);
  if (new Set(modifiers).size < modifiers.length) return refuse('A modifier is given twice.');
  const none = modifiers.indexOf('none');
  if (none < 0) return true;
  if (none < modifiers.length - 1) return refuse('__none must be the last modifier.');
  if (named.level !== 'posting') return refuse('__none is for posting: filters.');
  return true;
}

const EXISTENCE = new Map([
  ['_exists', true],
  ['_not_exists', false],
]);

/** An end in the future does not count yet: a job with one is active. */
function existence({ name }: Field, exists: boolean, { today }: QueryContext): Match {
  return name === 'expiration_date' ? { type: 'exists', exists, by: today } : { type: 'exists', exists };
}

/** Returns the values of a parameter; a full-text query is one value, however many bars it has. */
function valuesOf(value: string, isOne: boolean): Piece[] {
  if (isOne) return [{ text: value, start: 0, end: value.length }];
  return piecesOf(value);
}

function readMatches(
  named: NamedField,
  { name, value }: Parameter,
  context: QueryContext,
  problems: Problems,
  deprecated: (what: string) => void,
): Match[] {
  const manner = mannerOf(named, name, problems);
  if (!manner) return [];
  const reader: ValueReader = {
    context,
    field: named.field,
    refuse: (code, message, span, choices) =>
      problems.add(name, code, message, { start: span.start, end: span.end }, choices),
    deprecated,
    mayHint: () => problems.list.length < MOST_HINTED,
  };
  const isNames = manner.read === readPlain && isCodesQuery(value, reader);
  const read = isNames ? readCodesQuery : manner.read;
  const isOne = isNames || (read === readText && EXISTENCE.get(value.trim()) === undefined);
  return valuesOf(value, isOne).flatMap((piece) => {
    const exists = EXISTENCE.get(piece.text);
    if (exists !== undefined && mayBeAbsent(named.field)) return [existence(named.field, exists, context)];
    if (piece.text.trim() === '') {
      problems.add(name, 'invalid_value', 'A value is missing.', { start: piece.start, end: piece.end });
      return [];
    }
    const match = read(piece, reader);
    return match ? [match] : [];
  });
}

/** Reads one filter; its problems are added to the list. */
export function readFilter(
  parameter: Parameter,
  context: QueryContext,
  problems: Problems,
  deprecated: (what: string) => void,
): Filter | undefined {
  const { name } = parameter;
  const isArray = name.endsWith('[]');
  if (isArray) deprecated('repeated field[]');
  const named = readFieldName(isArray ? name.slice(0, -2) : name, name, problems);
  if (!named || !checkModifiers(named, name, problems)) return undefined;
  const matches = readMatches(named, parameter, context, problems, deprecated);
  if (matches.length === 0) return undefined;
  const { field, level, modifiers } = named;
  return {
    parameter: name,
    field,
    level,
    matches,
    isAll: modifiers.includes('and'),
    isNegated: modifiers.includes('not'),
    isNone: modifiers.includes('none'),
  };
}

/** Joins several `field[]` of one name into one filter, whose values are alternatives. */
function joinArrays(filters: readonly Filter[]): Filter[] {
  const joined: Filter[] = [];
  for (const filter of filters) {
    const same = filter.parameter.endsWith('[]')
      ? joined.findIndex(({ parameter }) => parameter === filter.parameter)
      : -1;
    const first = joined[same];
    if (first) joined[same] = { ...first, matches: [...first.matches, ...filter.matches] };
    else joined.push(filter);
  }
  return joined;
}

function checkTogether(parameters: readonly Parameter[], filters: readonly Filter[], problems: Problems) {
  const names = new Set<string>();
  for (const { name } of parameters) {
    if (names.has(name) && !name.endsWith('[]'))
      problems.add(
        name,
        'invalid_combination',
        'This parameter is given twice. Join values with |, or add __and to the second.',
      );
    names.add(name);
  }
  const ofModifier = (modifier: string) =>
    filters.filter(({ parameter }) => parameter.replace('[]', '').split('__').includes(modifier));
  const ranged = new Set(ofModifier('range').map(({ field }) => field.name));
  for (const { field, parameter } of ofModifier('radius'))
    if (ranged.has(field.name))
      problems.add(
        parameter,
        'invalid_combination',
        '__radius and __range cannot be used on the same field together.',
      );
}

/** Reads all filters of a request (market.md, Filtering). */
export function readFilters(
  parameters: readonly Parameter[],
  context: QueryContext,
  problems: Problems,
  deprecated: (what: string) => void,
): Filter[] {
  const filters = parameters.flatMap((parameter) => {
    const filter = readFilter(parameter, context, problems, deprecated);
    return filter ? [filter] : [];
  });
  checkTogether(parameters, filters, problems);
  return joinArrays(filters);
}
