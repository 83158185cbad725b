import { fold, squeeze } from '../../../kernel';
import { type PlaceMark, patternsOf, phrasesOf } from '../../../lexicon';

/**
 * Parts of an address with a mark of their kind: "Dist. Gaya", "Tal-Yawal", "Kunnam (taluk)", "P.O. Barola", "Kab.
 * Bogor", "Municipio de Soacha", "pow. olkuski".
 */

export type MarkedKind = Exclude<PlaceMark, 'labelOfTown'>;

export type MarkedPart = { kind: MarkedKind; name: string };

/** The kinds of marks in the order in which they are tried; one of `labelOfTown` marks a town too. */
const BEFORE: readonly PlaceMark[] = [
  'postalCode',
  'district',
  'region',
  'labelOfTown',
  'town',
  'post',
  'quarter',
  'village',
  'person',
];
const BEHIND: readonly MarkedKind[] = ['district', 'region', 'quarter', 'post', 'village'];

const kindOf = (mark: PlaceMark): MarkedKind => (mark === 'labelOfTown' ? 'town' : mark);

/** `.` and `-` after a mark are free. */
const beforePatterns = BEFORE.map((mark) => {
  const marks = patternsOf(phrasesOf(({ placeMarks }) => placeMarks?.[mark]).map(fold));
  const colon = mark === 'labelOfTown' ? String.raw`(?=\s?[:;=-])` : '';
  return [
    kindOf(mark),
    new RegExp(String.raw`^(?:${marks})${colon}(?:[\s.:;=-]+(?=\S)|(?<=[.-]))`, 'u'),
  ] as const;
});
const behindPatterns = BEHIND.map((kind) => {
  const marks = patternsOf(phrasesOf(({ placeMarksBehind }) => placeMarksBehind?.[kind]).map(fold));
  return [kind, new RegExp(String.raw`^(\p{L}.{1,40}?)[\s-]*[\s([-](?:${marks})[\s.)\]]*$`, 'u')] as const;
});

const LONGEST = 60;
/** "P.O. Box 247" is not a post office called Box. */
const POST_BOX = /^box\b/iu;

/** Returns the kind and name of a marked part of an address; undefined for a part without a mark. */
export function markedPart(part: string): MarkedPart | undefined {
  if (part.length > LONGEST) return undefined;
  const folded = fold(part);
  for (const [kind, pattern] of beforePatterns) {
    const match = pattern.exec(folded);
    const name = match ? nameOf(part.slice(match[0].length)) : '';
    if (name !== '' && !POST_BOX.test(name)) return { kind, name };
  }
  for (const [kind, pattern] of behindPatterns) {
    const match = pattern.exec(folded);
    const name = match?.[1] ? nameOf(part.slice(0, match[1].length)) : '';
    if (name !== '') return { kind, name };
  }
  return undefined;
}

function nameOf(text: string): string {
  return squeeze(text).replace(/^[\s.:;=()[\]–-]+|[\s.:;=()[\]–-]+$/gu, '');
}

/** Beginning of a mark inside a part ("Melur TK Madurai", "Jorhat Dist- Jorhat Pin 785683"). */
const MARK_INSIDE =
  /(?<=[\p{L}\d)\]])[\s.]+(?=(?:dist|distt|district|tal|taluk|taluka|teh|tehsil|p\.?s|p\.?o|post|pin|pincode|pin code|via|block|state|mandal|near|opp|c\/o|s\/o)\s?[.:–-]+\s?[\p{L}\d]|(?:tehsil|distt|dist|district|pin|pincode|pin code|zip)\s)/giu;

/** The dash between a mark and its name ("Tal. – Yawal", "Dist -Jalgaon"), which parts no address. */
export const DASH_BEHIND_MARK =
  /(?<![\p{L}\d])((?:dist|distt|district|tal|taluk|taluka|teh|tehsil|vill|village|post|p\.?o|p\.?s|state|mandal|pin|pin ?code|zip|at)\.?)\s*[-–—:]+\s*(?=[\p{L}\d])/giu;

/** Cuts a part before each mark inside of it. */
export function cutAtMarks(part: string): string[] {
  return part.length > 200 ? [part] : part.split(MARK_INSIDE).map(squeeze).filter(Boolean);
}
