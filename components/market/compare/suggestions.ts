import {
  EVERYTHING,
  filteredBy,
  filterOfValue,
  type MarketFacet,
  type MarketFilter,
} from '@/lib/recruiter/vocabulary';

/** Suggests questions to compare with the present ones. Pure. */

export type Suggestion = { label: string; questions: readonly (readonly MarketFilter[])[] };

const MOST_VALUES = 5;
const DATES = 'date__range';
const RANGE = /^(\d{4})(-\d{2}-\d{2})__(\d{4})(-\d{2}-\d{2})$/;
const fieldOf = ({ name }: MarketFilter) => name.split('__')[0] ?? '';

function withFilter(filters: readonly MarketFilter[], filter: MarketFilter): readonly MarketFilter[] {
  return filteredBy({ ...EVERYTHING, filters }, filter).filters;
}

/** Returns the last twelve complete months before a day, and the twelve before them, as ranges of the API. */
export function lastTwoYears(today: string): [now: string, before: string] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (years: number, dayOfMonth: number) =>
    new Date(Date.UTC(year - years, month - 1, dayOfMonth)).toISOString().slice(0, 10);
  return [`${day(1, 1)}__${day(0, 0)}`, `${day(2, 1)}__${day(1, 0)}`];
}

/** Returns the same question a year before: its own period, or else the last twelve months. */
function yearBefore(questions: readonly (readonly MarketFilter[])[], today: string): Suggestion {
  const last = questions.at(-1) ?? [];
  const range = RANGE.exec(last.find(({ name }) => name === DATES)?.value ?? '');
  if (range) {
    const [, from, fromDay, to, toDay] = range;
    const value = `${Number(from) - 1}${fromDay}__${Number(to) - 1}${toDay}`;
    return {
      label: 'The same, a year earlier',
      questions: [...questions, withFilter(last, { name: DATES, value })],
    };
  }
  const [now, before] = lastTwoYears(today);
  return {
    label: 'The last 12 months and the 12 before',
    questions: [
      ...questions.slice(0, -1),
      withFilter(last, { name: DATES, value: now }),
      withFilter(last, { name: DATES, value: before }),
    ],
  };
}

/** Returns the last question with other frequent values of the field that it filters by. */
function otherValues(questions: readonly (readonly MarketFilter[])[], facets: readonly MarketFacet[]) {
  const last = questions.at(-1) ?? [];
  const facet =
    last.map((filter) => facets.find(({ field }) => field === fieldOf(filter))).find(Boolean) ??
    facets.find(({ field }) => field === 'profession');
  if (!facet) return [];
  const taken = new Set(questions.flat().map(({ value }) => value));
  const rest = last.filter((filter) => fieldOf(filter) !== facet.field);
  return facet.values
    .map(({ value, label }) => ({ label, filter: filterOfValue(facet.field, value) }))
    .filter(({ filter }) => !taken.has(filter.value))
    .slice(0, MOST_VALUES)
    .map(({ label, filter }): Suggestion => ({ label, questions: [...questions, [filter, ...rest]] }));
}

/** Returns suggestions for a comparison; for a market where these values are frequent. */
export function suggestionsFor(
  questions: readonly (readonly MarketFilter[])[],
  facets: readonly MarketFacet[],
  today: string,
): Suggestion[] {
  const hasAll = questions.some((filters) => filters.length === 0);
  return [
    ...otherValues(questions, facets),
    ...(questions.length > 0 ? [yearBefore(questions, today)] : []),
    ...(hasAll ? [] : [{ label: 'All jobs', questions: [...questions, []] }]),
  ];
}

/** Comparisons to begin with: the two most frequent values of some fields, and two years. */
export function beginnings(facets: readonly MarketFacet[], today: string): Suggestion[] {
  const pairs = ['profession', 'region', 'organization_name'].flatMap((name): Suggestion[] => {
    const [first, second] = facets.find(({ field }) => field === name)?.values ?? [];
    if (!first || !second) return [];
    return [
      {
        label: `${first.label} and ${second.label}`,
        questions: [[filterOfValue(name, first.value)], [filterOfValue(name, second.value)]],
      },
    ];
  });
  return [...pairs, yearBefore([[]], today)];
}
