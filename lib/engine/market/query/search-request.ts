import type { LabelLanguage } from '../vocabulary';
import type { QueryContext } from './context';
import { FIELDS, type Field, type Level, readFieldName } from './fields';
import type { Filter } from './filter';
import { type Parameter, readFilters } from './filters';
import { type Direction, Options } from './options';
import { type Problem, Problems } from './problem';

/** A requested field; an answer uses the name as written. */
export type AskedField = { written: string; field: Field; level: Level };

/** market.md, "Search: query parameters". */
export type SearchRequest = {
  filters: readonly Filter[];
  limit: number;
  offset: number;
  sort: readonly (AskedField & { direction: Direction })[];
  /** Members of a job in the answer. */
  fields: readonly AskedField[];
  /** Members of each posting of a job; undefined when postings are not requested. */
  postingFields?: readonly Field[];
  matchingPostingsOnly: boolean;
  facets: readonly (AskedField & { limit: number })[];
  snippets: boolean;
  labels: boolean;
  language: LabelLanguage;
  pretty: boolean;
};

/** A request that was understood, with its outdated parts, or all of its problems. */
export type ReadRequest<Request> =
  | { request: Request; deprecated: readonly string[]; problems: readonly [] }
  | { request?: undefined; problems: readonly Problem[] };

const KNOWN = [
  '_labels',
  '_language',
  '_limit',
  '_offset',
  '_sort',
  '_sortdir',
  '_fields',
  '_snippets',
  '_matching_postings',
  '_pretty',
  '_facets',
  '_facets_limit',
];
const STANDARD_LIMIT = 10;
/** market.md, Search, rule 1. */
const MAX_REACH = 10_000;
const STANDARD_FACET_LIMIT = 10;
const MAX_FACET_LIMIT = 20;
const MAX_FACETS = 20;

/** Returns whether a field can be sorted by and counted in facets: it has one comparable value, or a list of codes. */
const isComparable = ({ kind }: Field) => kind !== 'shown' && kind !== 'codes';
const isCountable = ({ kind, name }: Field) => kind !== 'shown' && name !== 'full_text';

/** Reads the names in a list, without modifiers. */
function readNames(options: Options, parameter: string, problems: Problems): AskedField[] {
  return options.list(parameter).flatMap(({ text, start }) => {
    const named = readFieldName(text, parameter, problems, start);
    if (!named) return [];
    if (named.modifiers.length === 0) return [named];
    problems.add(parameter, 'invalid_modifier', 'A field has no modifier here.');
    return [];
  });
}

function readSort(options: Options, problems: Problems): SearchRequest['sort'] {
  const directions = options.directions();
  const fields = readNames(options, '_sort', problems);
  if (directions.length > Math.max(fields.length, 1))
    problems.add('_sortdir', 'invalid_combination', 'There are more directions than fields to sort by.');
  for (const { field } of fields.filter(
    (each) => !isComparable(each.field) || each.field.name === 'full_text',
  ))
    problems.add('_sort', 'invalid_value', `Nothing is sorted by ${field.name}.`);
  return fields.map((asked, index) => ({ ...asked, direction: directions[index] ?? 'asc' }));
}

function readFacets(options: Options, problems: Problems): SearchRequest['facets'] {
  const limits = options.counts('_facets_limit', MAX_FACET_LIMIT);
  const fields = readNames(options, '_facets', problems);
  if (fields.length > MAX_FACETS)
    problems.add('_facets', 'limit_exceeded', `At most ${MAX_FACETS} facets are counted at once.`);
  if (limits.length > fields.length)
    problems.add('_facets_limit', 'invalid_combination', 'There are more limits than facets.');
  for (const { field } of fields.filter((each) => !isCountable(each.field)))
    problems.add('_facets', 'invalid_value', `There are no facets of ${field.name}.`);
  return fields.map((asked, index) => ({ ...asked, limit: limits[index] ?? STANDARD_FACET_LIMIT }));
}

const asAsked = (field: Field): AskedField => ({ written: field.name, field, level: field.levels[0] });
const POSTING_FIELDS = FIELDS.filter(({ levels }) => levels.includes('posting'));

/** Reads a selection: `posting` is all postings with all their fields, `posting:<field>` this one of them. */
function readSelection(
  options: Options,
  problems: Problems,
): Pick<SearchRequest, 'fields' | 'postingFields'> {
  const written = options.list('_fields').filter(({ text }) => text !== '');
  if (written.length === 0) return { fields: FIELDS.map(asAsked) };
  const named = written
    .filter(({ text }) => text !== 'posting')
    .flatMap(({ text, start }) => {
      const found = readFieldName(text, '_fields', problems, start);
      if (found && found.modifiers.length > 0)
        problems.add('_fields', 'invalid_modifier', 'A field has no modifier here.');
      return found ? [found] : [];
    });
  const ofPostings = named.filter(({ prefix }) => prefix === 'posting').map(({ field }) => field);
  const fields = named.filter(({ prefix }) => prefix !== 'posting');
  const all = written.some(({ text }) => text === 'posting');
  if (!all && ofPostings.length === 0) return { fields };
  return { fields, postingFields: ofPostings.length > 0 ? ofPostings : POSTING_FIELDS };
}

/** Reads a search (market.md, "Search: query parameters"). Never throws. */
export function readSearch(
  parameters: readonly Parameter[],
  context: QueryContext,
): ReadRequest<SearchRequest> {
  const problems = new Problems();
  const deprecated = new Set<string>();
  const options = new Options(parameters, KNOWN, problems);
  const filters = readFilters(options.filters, context, problems, (what) => deprecated.add(what));
  const limit = options.count('_limit', STANDARD_LIMIT, MAX_REACH);
  const offset = options.count('_offset', 0, MAX_REACH);
  if (limit + offset > MAX_REACH)
    problems.add('_offset', 'limit_exceeded', `_limit and _offset may be ${MAX_REACH} together at most.`);
  const request: SearchRequest = {
    filters,
    limit,
    offset,
    sort: readSort(options, problems),
    ...readSelection(options, problems),
    matchingPostingsOnly: options.flag('_matching_postings', false),
    facets: readFacets(options, problems),
    snippets: options.flag('_snippets', false),
    labels: options.flag('_labels', true),
    language: options.language(context.language),
    pretty: options.flag('_pretty', false),
  };
  if (problems.list.length > 0) return { problems: problems.list };
  return { request, deprecated: [...deprecated], problems: [] };
}
