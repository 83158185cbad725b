import { remembered } from '../../../kernel';
import { phrasesOf, type SchoolKind } from '../../../lexicon';
import { countMatches, wordSet } from './vocabulary/words';

/** The kinds of school by the words of their names. */

const KINDS: readonly SchoolKind[] = [
  'university',
  'college',
  'community',
  'vocational',
  'highschool',
  'lowerSchool',
  'professional',
  'other',
];

const types = KINDS.map((type) => ({
  type,
  words: wordSet(
    phrasesOf(({ schools }) => schools?.[type]).map((word) => word.replaceAll(/(\p{L})\*/gu, '$1')),
  ),
}));

const WEIGHT_OF_TYPE: Partial<Record<SchoolKind, number>> = { other: 1.6 };

/** "Colegio de Abogados", "Colégio dos Médicos": a chamber of a profession, which teaches nobody. */
const CHAMBER =
  /(?<!\p{L})col[eé]gio (?:oficial |profesional |nacional |p[uú]blico )*(?:de(?: los| las)?|dos|das) (?:\p{L}+ y )?(?:\p{L}+(?:dores|ados|adas|ieros|eiros|icos|ectos|istas|arios|logos|eutas|tras|ntes)|profesionales|titulados)(?!\p{L})/iu;

/** Returns the evidence for a text being the name of a school. */
export const schoolWeight = remembered((text: string): number => {
  if (CHAMBER.test(text)) return 0;
  return Math.max(
    0,
    ...types.map(({ type, words }) => (countMatches(text, words) > 0 ? (WEIGHT_OF_TYPE[type] ?? 2.6) : 0)),
  );
});

/** Returns the wire's SchoolType (parsing.md): that of the most distinctive word. */
export function schoolTypeOf(text: string): string {
  const order: readonly SchoolKind[] = [
    'community',
    'highschool',
    'lowerSchool',
    'vocational',
    'professional',
    'university',
    'college',
  ];
  return (
    order.find((type) => types.some((entry) => entry.type === type && countMatches(text, entry.words) > 0)) ??
    'UNSPECIFIED'
  );
}
