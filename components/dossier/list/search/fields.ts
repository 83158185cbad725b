import type { DossierKind } from '@/lib/recruiter/vocabulary';

/** A field of the bar: the parameter of its filter, what it asks for, and where its values come from. */
export type ListField = {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** The values that the store lists for it. */
  readonly values?: string;
  /** Values that are always the same. */
  readonly choices?: readonly Choice[];
  /** What is asked of a value besides: each is offered with the value that is chosen. */
  readonly more?: readonly Choice[];
  /** Whether a value is one of a list, so that what is half typed stands for the first that fits. */
  readonly isListed: boolean;
  /** What a value looks like, for who types another one. */
  readonly hint?: string;
  readonly kinds: readonly DossierKind[];
};

export type Choice = { readonly value: string; readonly label: string };

const BOTH: readonly DossierKind[] = ['candidate', 'job'];
const PEOPLE: readonly DossierKind[] = ['candidate'];

const MONTHS: readonly Choice[] = [12, 24, 36, 60].map((months) => ({
  value: `${months}`,
  label: months === 12 ? '1 year or more' : `${months / 12} years or more`,
}));

const LEVELS: readonly Choice[] = [
  { value: 'B1', label: 'B1 (intermediate) or better' },
  { value: 'B2', label: 'B2 (good) or better' },
  { value: 'C1', label: 'C1 (fluent) or better' },
  { value: 'native', label: 'native' },
];

/** The years that a last use is asked by, the latest first. */
function years(): Choice[] {
  const now = new Date().getUTCFullYear();
  return [0, 1, 2, 4].map((back) => ({ value: `${now - back}`, label: `in ${now - back} or later` }));
}

/** Ready periods, counted back from today. */
function periods(): Choice[] {
  return [1, 7, 30, 90].map((days) => {
    const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    return { value: `${from}__`, label: days === 1 ? 'Since yesterday' : `In the last ${days} days` };
  });
}

const SOURCES: readonly Choice[] = [
  { value: 'file', label: 'An uploaded document' },
  { value: 'address', label: 'The address of a page' },
  { value: 'form', label: 'An application form' },
  { value: 'mail', label: 'Mail' },
  { value: 'sample', label: 'The sample workspace' },
];

const STATES: readonly Choice[] = [
  { value: 'complete', label: 'Read completely' },
  { value: 'incomplete', label: 'Read in part' },
];

const EXPERIENCE: readonly Choice[] = [
  { value: '__23', label: 'Under 2 years' },
  { value: '24__59', label: '2 to 5 years' },
  { value: '60__119', label: '5 to 10 years' },
  { value: '120__', label: '10 years and more' },
];

/** What follows the names of fields of one kind of value. */
const NAMES = { isListed: false };
const LISTED = { isListed: true };

type FieldSpec = Omit<ListField, 'choices' | 'more'> & {
  readonly choices?: () => readonly Choice[];
  readonly more?: () => readonly Choice[];
};

/** Every field, the likelier first. A period and a year are of the day on which they are offered. */
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
    description: 'Of a position that goes on.',
    values: 'title',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'title__past',
    label: 'Title before',
    description: 'Of a position that ended.',
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
    description: 'Of a position that goes on.',
    values: 'employer',
    ...NAMES,
    kinds: PEOPLE,
  },
  {
    name: 'employer__past',
    label: 'Employer before',
    description: 'Of a position that ended.',
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
    name: 'city',
    label: 'City',
    description: 'Where they live.',
    values: 'city',
    ...LISTED,
    kinds: PEOPLE,
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

/** The fields of the bar of one list. */
export function fieldsOf(kind: DossierKind): ListField[] {
  return FIELDS.filter(({ kinds }) => kinds.includes(kind)).map(({ choices, more, ...field }) => ({
    ...field,
    ...(choices && { choices: choices() }),
    ...(more && { more: more() }),
  }));
}
