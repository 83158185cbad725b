import type { MarketField } from '@/lib/recruiter/vocabulary';

/** The suffixes of filters (market.md, Filtering) in words, and which fields take them. */

type Modifier = { suffix: string; words: string; detail: string; fits: (field: MarketField) => boolean };

const isText = ({ type, isCoded }: MarketField) => type === 'text' && !isCoded;
const NAMES = ['job_title', 'organization_name'];

export const MODIFIERS: readonly Modifier[] = [
  { suffix: 'not', words: 'is not', detail: 'Leaves out what has the value.', fits: () => true },
  {
    suffix: 'and',
    words: 'is also',
    detail: 'A second condition on the same field.',
    fits: () => true,
  },
  {
    suffix: 'prefix',
    words: 'begins with',
    detail: 'The beginning of a word or code.',
    fits: (field) => isText(field) && field.name !== 'full_text',
  },
  {
    suffix: 'exact',
    words: 'is exactly',
    detail: 'The whole text, exactly as written.',
    fits: ({ name }) => NAMES.includes(name),
  },
  {
    suffix: 'range',
    words: 'is between',
    detail: 'from__to; one of them may be left out.',
    fits: ({ type, isCoded }) => type === 'date' || (type === 'integer' && !isCoded),
  },
  {
    suffix: 'calendar',
    words: 'in the last complete',
    detail: '3m, 2q or 1y: complete months, quarters, years.',
    fits: ({ type }) => type === 'date',
  },
  {
    suffix: 'radius',
    words: 'is within',
    detail: 'place__kilometres around a place.',
    fits: ({ name }) => name === 'location',
  },
  {
    suffix: 'custom',
    words: 'in the category',
    detail: 'A custom category.',
    fits: ({ hasCategories }) => hasCategories,
  },
  {
    suffix: 'none',
    words: 'in no posting',
    detail: 'Jobs where no posting has the value. Goes last.',
    fits: ({ levels }) => levels.includes('posting'),
  },
];

/** A name of a filter in its parts. */
export type NameParts = { level: string; field: string; suffixes: string[] };

export function partsOfName(name: string): NameParts {
  const level = /^(?:job|posting):/.exec(name)?.[0] ?? '';
  const [field = '', ...suffixes] = name.slice(level.length).split('__');
  return { level, field, suffixes };
}

/** Distinguishes the names of filters, with level and modifiers, from other words before a colon. */
export function fieldTest(fields: readonly { name: string }[]): (name: string) => boolean {
  const names = new Set(fields.map(({ name }) => name));
  return (name) => names.has(partsOfName(name).field);
}
