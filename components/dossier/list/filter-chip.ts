import type { DossierState } from '@/lib/recruiter/vocabulary';
import { countryName, languageName } from '../words';
import type { CommonFilters, FilterChip } from './list-spec';

export const STATE_LABELS: Readonly<Record<DossierState, string>> = {
  complete: 'Read completely',
  incomplete: 'Read in part',
};

/** Returns a list of values with one added or removed. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] {
  const known = values ?? [];
  return known.includes(value) ? known.filter((other) => other !== value) : [...known, value];
}

/** Returns a chip for each value of a filter. */
export function chipsOf(
  name: string,
  values: readonly string[] | undefined,
  label: (value: string) => string,
): FilterChip[] {
  return (values ?? []).map((value) => ({
    key: `${name}:${value}`,
    label: label(value),
    without: { [name]: (values ?? []).filter((other) => other !== value) },
    edits: { name, value },
  }));
}

/** Returns the chip of a boolean filter; none while it is not set. */
export function truthChip(
  name: string,
  value: boolean | undefined,
  labels: readonly [yes: string, no: string],
): FilterChip[] {
  if (value === undefined) return [];
  return [{ key: name, label: value ? labels[0] : labels[1], without: { [name]: undefined } }];
}

/** Returns the chips of the filters that every list has; `own` are between them. */
export function commonChips(
  filters: CommonFilters,
  document: string,
  own: readonly FilterChip[],
): FilterChip[] {
  return [
    ...chipsOf('countries', filters.countries, countryName),
    ...chipsOf('languages', filters.languages, (code) => `${document} in ${languageName(code)}`),
    ...chipsOf('tags', filters.tags, (tag) => `#${tag}`),
    ...own,
    ...chipsOf('states', filters.states, (state) => STATE_LABELS[state as DossierState]),
    ...truthChip('sample', filters.sample, ['Samples only', 'Without samples']),
  ];
}
