import { countryName, languageName } from '@/components/dossier/words';
import type { CandidateFilters, CandidateState } from '@/lib/recruiter/vocabulary';

/** One thing the list is narrowed by, and the change that takes it away. */
export type FilterChip = {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<CandidateFilters>;
};

export type ExperienceRange = {
  readonly label: string;
  readonly minimumMonths?: number;
  readonly maximumMonths?: number;
};

export const EXPERIENCE_RANGES: readonly ExperienceRange[] = [
  { label: 'Under 2 years', maximumMonths: 23 },
  { label: '2 to 5 years', minimumMonths: 24, maximumMonths: 59 },
  { label: '5 to 10 years', minimumMonths: 60, maximumMonths: 119 },
  { label: '10 years and more', minimumMonths: 120 },
];

export const STATE_LABELS: Readonly<Record<CandidateState, string>> = {
  complete: 'Read completely',
  incomplete: 'Read in part',
};

/** What is known of a list of values with one added or taken away. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] {
  const known = values ?? [];
  return known.includes(value) ? known.filter((other) => other !== value) : [...known, value];
}

export function isRange(filters: CandidateFilters, range: ExperienceRange): boolean {
  return filters.minimumMonths === range.minimumMonths && filters.maximumMonths === range.maximumMonths;
}

function experienceLabel(filters: CandidateFilters): string {
  const known = EXPERIENCE_RANGES.find((range) => isRange(filters, range));
  if (known) return known.label;
  const { minimumMonths: from, maximumMonths: to } = filters;
  if (from !== undefined && to !== undefined) return `${from} to ${to} months`;
  return from === undefined ? `Up to ${to} months` : `From ${from} months`;
}

function several<Value extends string>(
  name: 'states' | 'tags' | 'languages' | 'countries',
  values: readonly Value[] | undefined,
  label: (value: Value) => string,
): FilterChip[] {
  return (values ?? []).map((value) => ({
    key: `${name}:${value}`,
    label: label(value),
    without: { [name]: (values ?? []).filter((other) => other !== value) },
  }));
}

/** The chips of everything that narrows the list, in the order of the filter menu. */
export function filterChips(filters: CandidateFilters): FilterChip[] {
  const chips = [
    ...several('countries', filters.countries, countryName),
    ...several('languages', filters.languages, (code) => `CV in ${languageName(code)}`),
    ...several('tags', filters.tags, (tag) => `#${tag}`),
    ...several('states', filters.states, (state) => STATE_LABELS[state]),
  ];
  if (filters.minimumMonths !== undefined || filters.maximumMonths !== undefined)
    chips.push({
      key: 'experience',
      label: experienceLabel(filters),
      without: { minimumMonths: undefined, maximumMonths: undefined } as Partial<CandidateFilters>,
    });
  if (filters.hasFindings !== undefined)
    chips.push({
      key: 'findings',
      label: filters.hasFindings ? 'With findings' : 'Without findings',
      without: { hasFindings: undefined } as Partial<CandidateFilters>,
    });
  if (filters.sample !== undefined)
    chips.push({
      key: 'sample',
      label: filters.sample ? 'Samples only' : 'Without samples',
      without: { sample: undefined } as Partial<CandidateFilters>,
    });
  return chips;
}
