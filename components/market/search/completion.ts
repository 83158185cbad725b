import { counted } from '@/components/dossier/words';
import { alternativesOf, type Token } from '@/components/query-bar/bar-text';
import type { Completion } from '@/components/query-bar/completion';
import {
  alternativesIn,
  type CountedValue,
  filterOfValue,
  fitting,
  type MarketFacet,
  type MarketField,
  type MarketFilter,
  type MarketView,
  type SuggestedValue,
  valueOfFilter,
} from '@/lib/recruiter/vocabulary';
import { hasListedValues, isAskedFor } from './listed-values';
import { MODIFIERS, partsOfName } from './modifiers';

/** Completions for the text typed into the query bar. Pure; the API defines the fields. */

type Group = 'Values' | 'Fields' | 'Conditions';

const MOST_VALUES = 8;
/** Letters from which a word is looked up among values. */
export const SHORTEST_WORD = 2;
const DISTANCES = [10, 30, 50];

function write(id: string, group: Group, label: string, detail: string, text: string): Completion {
  return { id, group, label, detail, effect: { type: 'write', text } };
}

function set(group: Group, label: string, filter: MarketFilter, more = {}): Completion {
  return {
    id: `${filter.name}=${filter.value}`,
    group,
    label,
    ...more,
    effect: { type: 'filter', filter },
  };
}

function fieldOptions(fields: readonly MarketField[], word: string): Completion[] {
  const { level } = partsOfName(word);
  const typed = word.slice(level.length).replaceAll('_', ' ');
  const offered = fields.filter(
    (field) => isAskedFor(field) && (level === '' || field.levels.includes(level.slice(0, -1) as 'job')),
  );
  return fitting(
    offered,
    typed,
    ({ name, label, otherWords }) => `${label} ${name.replaceAll('_', ' ')} ${otherWords}`,
  ).map(({ name, label, description }) =>
    write(`field ${name}`, 'Fields', label, description, `${level}${name}=`),
  );
}

function modifierOptions(field: MarketField, name: string, typed: string): Completion[] {
  const { level, suffixes } = partsOfName(name);
  const taken = suffixes.filter((suffix) => MODIFIERS.some((modifier) => modifier.suffix === suffix));
  const begun = [field.name, ...taken].join('__');
  return MODIFIERS.filter(
    ({ suffix, fits }) => fits(field) && !taken.includes(suffix) && suffix.startsWith(typed),
  ).map(({ suffix, words, detail }) => {
    const before = suffix === 'none' && level === '' ? 'posting:' : level;
    return write(
      `modifier ${suffix}`,
      'Conditions',
      `${field.label} ${words} …`,
      detail,
      `${before}${begun}__${suffix}=`,
    );
  });
}

function countOf(jobs: number | undefined): { count?: string } {
  return jobs === undefined ? {} : { count: counted(jobs, 'job') };
}

/** Values of any field: those on the page, which are counted, before those that the API lists. */
function anyValueOptions({ facets, view, suggested }: Known, word: string): Completion[] {
  if (word.length < SHORTEST_WORD) return [];
  const listed = facets.flatMap(({ field, label, values }) =>
    values.map((value) => ({ ...value, field, fieldLabel: label })),
  );
  const onPage = fitting(listed, word, ({ label }) => label);
  const elsewhere = suggested.filter(
    ({ field, value }) => !onPage.some((other) => other.field === field && other.value === value),
  );
  const values: (SuggestedValue & { jobs?: number })[] = [...onPage, ...elsewhere];
  return values.slice(0, MOST_VALUES).map(({ field, fieldLabel, value, label, jobs }) =>
    set('Values', label, added(view, filterOfValue(field, value)), {
      detail: fieldLabel,
      ...countOf(jobs),
    }),
  );
}

/** Returns a filter with a value added to its alternatives. */
function added(view: MarketView, { name, value }: MarketFilter, before?: readonly string[]): MarketFilter {
  const others = before?.length ? before : alternativesIn(valueOfFilter(view, name)).filter(Boolean);
  return { name, value: [...new Set([...others, value])].join('|') };
}

const PERIODS: readonly [label: string, suffix: string, value: string][] = [
  ['In the last 7 days', 'range', 'today||-7d__'],
  ['In the last 30 days', 'range', 'today||-30d__'],
  ['In the last 3 complete months', 'calendar', '3m'],
  ['In the last 12 complete months', 'calendar', '12m'],
];

function periodOptions(field: MarketField, level: string): Completion[] {
  return PERIODS.map(([label, suffix, value]) =>
    set('Values', label, { name: `${level}${field.name}__${suffix}`, value }, { detail: field.label }),
  );
}

function figureOptions(field: MarketField, level: string, typed: string): Completion[] {
  const figure = /^\d+$/.exec(typed)?.[0];
  if (!figure) return [];
  const name = `${level}${field.name}`;
  return [
    set('Values', `${field.label} from ${figure}`, { name: `${name}__range`, value: `${figure}__` }),
    set('Values', `${field.label} up to ${figure}`, { name: `${name}__range`, value: `__${figure}` }),
    set('Values', `${field.label} just ${figure}`, { name, value: figure }),
  ];
}

function distanceOptions(name: string, values: readonly CountedValue[], typed: string): Completion[] {
  const [place = typed] = typed.split('__');
  return fitting(values, place, ({ label }) => label)
    .slice(0, 3)
    .flatMap(({ value, label }) =>
      DISTANCES.map((distance) =>
        set('Values', `Within ${distance} km of ${label}`, { name, value: `${value}__${distance}` }),
      ),
    );
}

function existenceOptions({ label }: MarketField, name: string, typed: string): Completion[] {
  const both = [
    set('Conditions', `${label} is given`, { name, value: '_exists' }),
    set('Conditions', `${label} is not given`, { name, value: '_not_exists' }),
  ];
  return fitting(both, typed, ({ id }) => id.slice(name.length + 1));
}

type Known = {
  fields: readonly MarketField[];
  facets: readonly MarketFacet[];
  view: MarketView;
  /** The values of the field that is being typed; undefined while they are not known. */
  values: readonly CountedValue[] | undefined;
  /** Values of any field that fit the word that is being typed. */
  suggested: readonly SuggestedValue[];
  /** True if a word is more likely the name of a field than a value, as in the query language. */
  areFieldsFirst?: boolean;
};

function countedOptions(token: Token & { type: 'value' }, field: MarketField, { values, view }: Known) {
  const { before, typed } = alternativesOf(token.value);
  return fitting(values ?? [], typed, ({ label, value }) => `${label} ${value}`)
    .slice(0, MOST_VALUES)
    .map(({ value, label, jobs }) =>
      set('Values', label, added(view, filterOfValue(token.name, value), before), {
        ...countOf(jobs),
        detail: field.label,
      }),
    );
}

function valueOptions(token: Token & { type: 'value' }, known: Known): Completion[] {
  const { level, field: name, suffixes } = partsOfName(token.name);
  const field = known.fields.find((each) => each.name === name);
  if (!field) return [];
  const conditions = [
    ...existenceOptions(field, token.name, token.value),
    ...(token.value === '' ? modifierOptions(field, token.name, '') : []),
  ];
  if (suffixes.includes('radius')) return distanceOptions(token.name, known.values ?? [], token.value);
  if (suffixes.includes('range') || suffixes.includes('calendar') || suffixes.includes('custom')) return [];
  if (field.type === 'boolean')
    return ['yes', 'no'].map((value) =>
      set('Values', `${field.label}: ${value}`, { name: token.name, value }),
    );
  if (field.type === 'date') return [...periodOptions(field, level), ...conditions];
  if (field.type === 'integer' && !field.isCoded)
    return [...figureOptions(field, level, token.value), ...conditions];
  return [...countedOptions(token, field, known), ...conditions];
}

/** Returns the field whose values complete a token; undefined when it has no list. */
export function fieldToList(token: Token, fields: readonly MarketField[]): string | undefined {
  if (token.type !== 'value') return undefined;
  const { field: name, suffixes } = partsOfName(token.name);
  const field = fields.find((each) => each.name === name);
  const isOther = suffixes.some((suffix) => !['not', 'and', 'none', 'exact', 'radius'].includes(suffix));
  return field && !isOther && hasListedValues(field) ? name : undefined;
}

/** Returns the completions of a token, in the order in which they are offered. */
export function completionsOf(token: Token, known: Known): Completion[] {
  if (token.type === 'value') return valueOptions(token, known);
  const { field: name, suffixes } = partsOfName(token.word);
  const field = known.fields.find((each) => each.name === name);
  if (field && token.word.includes('__')) return modifierOptions(field, token.word, suffixes.at(-1) ?? '');
  const values = anyValueOptions(known, token.word);
  const fields = fieldOptions(known.fields, token.word);
  return known.areFieldsFirst ? [...fields, ...values] : [...values, ...fields];
}

/** Returns whether Enter takes the first completion: a code is not typed by hand, words are. */
export function takesFirst(token: Token, fields: readonly MarketField[]): boolean {
  if (token.type !== 'value') return false;
  const { field: name, suffixes } = partsOfName(token.name);
  const field = fields.find((each) => each.name === name);
  if (suffixes.includes('radius')) return !/__\d+$/.test(token.value);
  return field?.isCoded === true || field?.type === 'boolean';
}
