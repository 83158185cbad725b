import type { DossierKind } from '@/lib/recruiter/vocabulary';
import {
  type Choice,
  DISTANCES,
  EXPERIENCE,
  LEVELS,
  MONTHS,
  periods,
  SOURCES,
  STATES,
  years,
} from './choices';

export type { Choice } from './choices';

/** A field of the bar: the parameter of its filter, its condition, and the source of its values. */
export type ListField = {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** The values that the store lists for it. */
  readonly values?: string;
  /** Values that are always the same. */
  readonly choices?: readonly Choice[];
  /** Further conditions on a value: each is offered with the chosen value. */
  readonly more?: readonly Choice[];
  /** True if a value is one of a list, so that half-typed text stands for the first match. */
  readonly isListed: boolean;
  /** True if typed text may be a value that the store does not list. */
  readonly takesTyped?: boolean;
  /** Form of a value, for typing another one. */
  readonly hint?: string;
  readonly kinds: readonly DossierKind[];
};

const BOTH: readonly DossierKind[] = ['candidate', 'job'];
const PEOPLE: readonly DossierKind[] = ['candidate'];

/** Behaviour of the fields of one kind of value. */
const NAMES = { isListed: false };
const LISTED = { isListed: true };

type FieldSpec = Omit<ListField, 'choices' | 'more'> & {
  readonly choices?: () => readonly Choice[];
  readonly more?: () => readonly Choice[];
};

/** Every field, the likelier first. Periods and years depend on the current day. */
const FIELDS: readonly FieldSpec[] = [
  {
    name: 'skill',
    label: 'Skill',
    description: 'However it is written.',
    values: 'skill',
    ...LISTED,
    kinds: BOTH,
  },
  {
    name: 'skill__months',
    label: 'Skill for at least',
    description: 'A skill and how long.',
    values: 'skill',
    more: () => MONTHS,
    ...LISTED,
    hint: 'React__24 is React for 24 months',
    kinds: PEOPLE,
  },
  {
    name: 'skill__since',
    label: 'Skill used',
    description: 'A skill and the year of its last use.',
    values: 'skill',
    more: years,
    ...LISTED,
    hint: 'React__2024 is React in 2024 or later',
    kinds: PEOPLE,
  },
  { name: 'title', label: 'Title', description: 'Now or before.', values: 'title', ...NAMES, kinds: BOTH },
  {
    name: 'title__current',
    label: 'Title now',
    description: 'Of a current position.',
    values: 'title',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'title__past',
    label: 'Title before',
    description: 'Of a past position.',
    values: 'title',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'employer',
    label: 'Employer',
    description: 'Now or before.',
    values: 'employer',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'employer',
    label: 'Employer',
    description: 'Who offers the job.',
    values: 'employer',
    ...LISTED,
    kinds: ['job'],
  },
  {
    name: 'employer__current',
    label: 'Employer now',
    description: 'Of a current position.',
    values: 'employer',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'employer__past',
    label: 'Employer before',
    description: 'Of a past position.',
    values: 'employer',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'speaks',
    label: 'Speaks',
    description: 'A spoken language.',
    values: 'speaks',
    ...LISTED,
    kinds: BOTH,
  },
  {
    name: 'speaks__level',
    label: 'Speaks at least',
    description: 'A spoken language and its level.',
    values: 'speaks',
    more: () => LEVELS,
    ...LISTED,
    hint: 'de__B2 is German at B2 or better',
    kinds: PEOPLE,
  },
  {
    name: 'near',
    label: 'Near',
    description: 'Within a distance of a place.',
    values: 'near',
    more: () => DISTANCES,
    takesTyped: true,
    ...LISTED,
    hint: 'London__30 is within 30 km of London; London, Ontario__30 tells it from others',
    kinds: BOTH,
  },
  {
    name: 'city',
    label: 'City',
    description: 'By its name.',
    values: 'city',
    ...LISTED,
    kinds: BOTH,
  },
  {
    name: 'country',
    label: 'Country',
    description: 'By its name or code.',
    values: 'country',
    ...LISTED,
    kinds: BOTH,
  },
  {
    name: 'experience',
    label: 'Experience',
    description: 'Years of work.',
    choices: () => EXPERIENCE,
    ...LISTED,
    hint: '24__59 is 24 to 59 months',
    kinds: PEOPLE,
  },
  {
    name: 'degree',
    label: 'Degree',
    description: 'A degree or a subject.',
    values: 'degree',
    ...NAMES,
    kinds: BOTH,
  },
  {
    name: 'school',
    label: 'School',
    description: 'A school or university.',
    values: 'school',
    ...NAMES,
    kinds: BOTH,
  },
  {
    name: 'certification',
    label: 'Certificate',
    description: 'A certificate or licence.',
    values: 'certification',
    ...NAMES,
    kinds: BOTH,
  },
  {
    name: 'tag',
    label: 'Tag',
    description: 'A tag of this workspace.',
    values: 'tag',
    ...LISTED,
    kinds: BOTH,
  },
  {
    name: 'stage',
    label: 'Stage',
    description: 'On a shortlist, at this stage.',
    values: 'stage',
    ...LISTED,
    kinds: PEOPLE,
  },
  {
    name: 'answer',
    label: 'Machine answer',
    description: 'What a language model answered to a question of yours.',
    values: 'answer',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'added',
    label: 'Added',
    description: 'When it came in.',
    choices: periods,
    ...LISTED,
    hint: '2026-01-01__2026-03-31 is from one day to the other',
    kinds: BOTH,
  },
  {
    name: 'source',
    label: 'Source',
    description: 'How it came in.',
    choices: () => SOURCES,
    ...LISTED,
    kinds: BOTH,
  },
  {
    name: 'state',
    label: 'Status',
    description: 'How far it could be read.',
    choices: () => STATES,
    ...LISTED,
    kinds: BOTH,
  },
  {
    name: 'language',
    label: 'Language of the document',
    description: 'In which it is written.',
    values: 'document',
    ...LISTED,
    kinds: BOTH,
  },
];

/** Returns the fields of the bar of one list. */
export function fieldsOf(kind: DossierKind): ListField[] {
  return FIELDS.filter(({ kinds }) => kinds.includes(kind)).map(({ choices, more, ...field }) => ({
    ...field,
    ...(choices && { choices: choices() }),
    ...(more && { more: more() }),
  }));
}

/** Fields that the language of words queries with a colon. */
const OF_WORDS: ReadonlySet<string> = new Set([
  ...['name', 'title', 'employer', 'skill', 'school', 'degree', 'certification', 'location'],
  ...['tag', 'language', 'country', 'text'],
]);

/** True for the name of a filter that may be written with a colon, `speaks:french`. */
export function isFilterName(name: string, fields: readonly { readonly name: string }[]): boolean {
  return !OF_WORDS.has(name) && fields.some((field) => field.name === name);
}
