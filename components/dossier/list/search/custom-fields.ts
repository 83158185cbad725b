import type { BarFilter } from '@/components/query-bar/bar-text';
import {
  ANY_VALUE,
  type CustomField,
  customColumn,
  type DossierKind,
  FILTER_HINTS,
  filterFrom,
  NO_VALUE,
  partsOfFilter,
} from '@/lib/recruiter/vocabulary';
import { shownValue } from '../../custom-edit';
import type { Choice } from './choices';
import type { ListField } from './fields';

/** Fields of the workspace in the bar: `notice_period=3` there is `field=notice_period__3` in the URL. Pure. */

const PARAMETER = 'field';

const DESCRIPTIONS: Readonly<Record<CustomField['type'], string>> = {
  text: 'Words that are in it.',
  number: 'A number, or from one to another.',
  date: 'A day, a month, or from one day to another.',
  choice: 'One of its choices.',
  person: 'A member.',
};

const ANY_OR_NONE: readonly Choice[] = [
  { value: ANY_VALUE, label: 'Any value' },
  { value: NO_VALUE, label: 'No value' },
];

function days(): Choice[] {
  const today = new Date().toISOString().slice(0, 10);
  return [
    { value: `${today}__`, label: 'From today on' },
    { value: `__${today}`, label: 'Until today' },
    { value: today.slice(0, 7), label: 'This month' },
  ];
}

function choicesOf({ type, choices }: CustomField): { choices?: readonly Choice[]; values?: string } {
  if (type === 'number') return { choices: ANY_OR_NONE };
  if (type === 'date') return { choices: [...days(), ...ANY_OR_NONE] };
  const offered = choices.filter(({ archived }) => !archived);
  return { choices: [...offered.map(({ id, label }) => ({ value: id, label })), ...ANY_OR_NONE] };
}

/** Returns the fields of the workspace as the bar completes them. */
export function barFieldsOf(fields: readonly CustomField[], kind: DossierKind): ListField[] {
  return fields
    .filter(({ archived }) => !archived)
    .map((field) => ({
      name: field.key,
      label: field.name,
      description: DESCRIPTIONS[field.type],
      ...(field.type === 'text' ? { values: customColumn(field.key) } : choicesOf(field)),
      isListed: field.type === 'choice' || field.type === 'person',
      hint: FILTER_HINTS[field.type],
      kinds: [kind],
    }));
}

/** Returns a filter of the bar as the URL has it; one that is on no field of the workspace, or has no such value, as it is. */
export function asCustomFilter(filter: BarFilter, fields: readonly CustomField[]): BarFilter {
  const field = fields.find(({ key }) => key === filter.name);
  const wanted = field && filterFrom(field, filter.value);
  return field && wanted ? { name: PARAMETER, value: `${field.key}__${wanted}` } : filter;
}

/** Returns a filter of the URL as the bar shows it: what is chosen by its name. */
export function inBar(filter: BarFilter, fields: readonly CustomField[]): BarFilter {
  const parts = filter.name === PARAMETER ? partsOfFilter(filter.value) : null;
  if (!parts) return filter;
  const field = fields.find(({ key }) => key === parts.key);
  const choice = field?.choices.find(({ id }) => id === parts.wanted);
  return { name: parts.key, value: field && choice ? shownValue(field, choice.id) : parts.wanted };
}
