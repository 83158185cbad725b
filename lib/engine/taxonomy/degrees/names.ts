import { type NamedDegree, phrasesOf } from '../../lexicon';

/** The types of degrees, in the order in which a name that two have is believed. */
const TYPES: readonly NamedDegree[] = [
  'postdoctorate',
  'doctorate',
  'professional',
  'MBA',
  'MSc',
  'masters',
  'somePostgraduate',
  'BSc',
  'bachelors',
  'associates',
  'ASc',
  'HND_HNC_OrEquivalent',
  'international',
  'vocational',
  'highSchoolOrEquivalent',
  'ged',
  'certification',
];

/** Names of degrees by the wire's Degree Type (parsing.md), compared folded, without dots; `*` is any ending. */
export const DEGREES: readonly (readonly [type: NamedDegree, names: readonly string[]])[] = TYPES.map(
  (type) => [type, phrasesOf(({ degrees }) => degrees?.[type])] as const,
);
