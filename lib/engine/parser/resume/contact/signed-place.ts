import type { Line } from '../../../documents';
import { squeeze } from '../../../kernel';

/** How far from the end of a document the place is at which it was signed, in lines with text. */
const REACH = 10;
const PLACE =
  /^\W*(?:place|ort|lieu|fait à|lugar|luogo|local|plaats|miejscowość|yer)\s?(?:[:.-]|\s–)[\s:.–-]*(\p{L}.{2,40})$/iu;
const DATE_BEFORE = /^\W*dated?\s?[:.-][\s\d./-]*(?=\p{L})/iu;
const BRACKET = /\s*\([^()]*\)$/u;

/**
 * Where a document was signed ("Place: Pune" above a date), for those that say nowhere else where the candidate lives: as
 * written, and without a bracket behind it, which holds a region or a name. Empty where nothing says it.
 */
export function signedPlaces(lines: readonly Line[]): string[] {
  const written = lines.map(({ text }) => text.trim()).filter((text) => text !== '');
  const found = written
    .slice(-REACH)
    .flatMap((text) => text.replace(DATE_BEFORE, '').split(/\t|\s{3,}/u))
    .flatMap((cell) => PLACE.exec(squeeze(cell))?.[1] ?? []);
  return found.flatMap((place) => [...new Set([place, place.replace(BRACKET, '')])]);
}
