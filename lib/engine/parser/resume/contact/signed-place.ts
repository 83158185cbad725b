import type { Line } from '../../../documents';
import { findDates, squeeze } from '../../../kernel';

/** Distance of the place of signing from the end of a document, in lines with text. */
const REACH = 10;
const ANY_DAY = '2026-01-01';
const PLACE =
  /^\W*(?:place|ort|lieu|fait à|lugar|luogo|local|plaats|miejscowość|yer)\s?(?:[:.-]|\s–)[\s:.–-]*(\p{L}.{2,40})$/iu;
const DATE_BEFORE = /^\W*dated?\s?[:.-][\s\d./-]*(?=\p{L})/iu;
/** "Kassel, den 3. Oktober 2026", "Lima, 12 de marzo de 2024": a town and the day on which something was signed there. */
const TOWN_AND_DAY =
  /^\W*(?:fait à\s)?\p{Lu}[\p{L}\s.'’-]{1,30}?\s?,\s?(?:(?:den|dem|am|im|le|li|lì|a|em|the|dated?)\s)?(?=\d{1,2}\D)(.{6,30})$/iu;
const BRACKET = /\s*\([^()]*\)$/u;

/** True for a line with only the place and day of signing. */
function isTownAndDay(text: string): boolean {
  const [, day] = TOWN_AND_DAY.exec(squeeze(text)) ?? [];
  if (day === undefined) return false;
  const [date, ...others] = findDates(day, { today: ANY_DAY });
  const isWhole =
    date?.from === 0 && date.to >= day.trim().replace(/\W+$/u, '').length && others.length === 0;
  return isWhole && date.isSingle && date.start?.day !== undefined;
}

/** Returns the indexes of the last lines that state the place and day of signing. */
export function signedLines(lines: readonly Line[]): Set<number> {
  const written = [...lines.keys()].filter((index) => lines[index]?.text.trim() !== '');
  return new Set(written.slice(-REACH).filter((index) => isTownAndDay(lines[index]?.text ?? '')));
}

/**
 * Returns the place of signing ("Place: Pune" above a date), for documents without another place of residence: as
 * written, without a bracket after it, which holds a region or a name. Empty without one.
 */
export function signedPlaces(lines: readonly Line[]): string[] {
  const written = lines.map(({ text }) => text.trim()).filter((text) => text !== '');
  const found = written
    .slice(-REACH)
    .flatMap((text) => text.replace(DATE_BEFORE, '').split(/\t|\s{3,}/u))
    .flatMap((cell) => PLACE.exec(squeeze(cell))?.[1] ?? []);
  return found.flatMap((place) => [...new Set([place, place.replace(BRACKET, '')])]);
}
