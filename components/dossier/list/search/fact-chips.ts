import type { CareerFilters, FactFilters } from '@/lib/recruiter/vocabulary';
import { dayText, languageName, momentText } from '../../words';
import { chipsOf } from '../filter-chip';
import type { FilterChip } from '../list-spec';

const SOURCE_LABELS: Readonly<Record<string, string>> = {
  file: 'From a document',
  address: 'From the address of a page',
  form: 'Applied through a form',
  mail: 'Came by mail',
  sample: 'Samples',
};

function partsOf(value: string): [string, string] {
  const cut = value.lastIndexOf('__');
  return [value.slice(0, Math.max(cut, 0)), value.slice(cut + 2)];
}

function addedLabel(value: string): string {
  const [from, to] = partsOf(value).map(dayText);
  if (from && to) return `Added ${from} to ${to}`;
  return from ? `Added since ${from}` : `Added until ${to}`;
}

/** Returns text like `Within 30 km of London`. */
function nearLabel(value: string): string {
  const [place, kilometres] = partsOf(value);
  return `Within ${kilometres} km of ${place}`;
}

/** Returns the chips of the filters by facts that both lists have. */
export function factChips(filters: FactFilters): FilterChip[] {
  return [
    ...chipsOf('titles', filters.titles, (title) => `Title: ${title}`),
    ...chipsOf('degrees', filters.degrees, (degree) => `Degree: ${degree}`),
    ...chipsOf('schools', filters.schools, (school) => `School: ${school}`),
    ...chipsOf('certifications', filters.certifications, (name) => `Certificate: ${name}`),
    ...chipsOf('speaks', filters.speaks, (code) => `Speaks ${languageName(code)}`),
    ...chipsOf('added', filters.added, addedLabel),
    ...chipsOf('addedAfter', filters.addedAfter, (moment) => `New since ${momentText(moment)}`),
    ...chipsOf('cities', filters.cities, (city) => `In ${city}`),
    ...chipsOf('near', filters.near, nearLabel),
    ...chipsOf('sources', filters.sources, (source) => SOURCE_LABELS[source] ?? source),
  ];
}

function durationText(months: number): string {
  if (months % 12 !== 0) return `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}

/** Returns text like `B2 or better`; a native language is not bettered. */
function levelText(level: string): string {
  return level === 'native' ? 'as a native' : `${level} or better`;
}

/** Returns the chips of the filters that only candidates have. */
export function careerChips(filters: CareerFilters): FilterChip[] {
  return [
    ...chipsOf('skillMonths', filters.skillMonths, (value) => {
      const [skill, months] = partsOf(value);
      return `${skill} for ${durationText(Number(months))} or more`;
    }),
    ...chipsOf('skillSince', filters.skillSince, (value) => {
      const [skill, year] = partsOf(value);
      return `${skill} used in ${year} or later`;
    }),
    ...chipsOf('speaksAt', filters.speaksAt, (value) => {
      const [code, level] = partsOf(value);
      return `Speaks ${languageName(code)}, ${levelText(level)}`;
    }),
    ...chipsOf('titlesNow', filters.titlesNow, (title) => `Title now: ${title}`),
    ...chipsOf('titlesBefore', filters.titlesBefore, (title) => `Title before: ${title}`),
    ...chipsOf('employers', filters.employers, (employer) => `Worked at ${employer}`),
    ...chipsOf('employersNow', filters.employersNow, (employer) => `Now at ${employer}`),
    ...chipsOf('employersBefore', filters.employersBefore, (employer) => `Formerly at ${employer}`),
    ...chipsOf('answers', filters.answers, (answer) => `Machine answer: ${answer}`),
    ...chipsOf('stages', filters.stages, (stage) => `On a shortlist: ${stage}`),
  ];
}
