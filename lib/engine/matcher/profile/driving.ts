import { fold, squeeze } from '../../kernel';
import { keyOfName } from '../keys';

/** Licences to drive, by class. */

const LICENCE =
  /\b(?:driv\p{L}*|cdl|hgv|lgv)\b.*|\b(?:fuhrerschein\p{L}*|fuhrerausweis|fahrerlaubnis\p{L}*|permis|carnet|carne|permiso de conduc\p{L}+|licencia de conducir|patente|rijbewij[sz]\p{L}*|praw[oa] jazdy|carta de (?:conducao|habilitacao)|licen[cs]es?)\b/u;
const CLASS =
  /(?<![\p{L}\p{N}+])(AM|A1|A2|A|B1|BE|B\+E|B96|B|C1\+?E|C1|C\+?E|C|D1\+?E|D1|D\+?E|D)(?![\p{L}\p{N}+])/gu;
const COMMERCIAL = /\bcdl\b|\bcommercial driv/u;
/** Other classes that a class of licence includes. */
const INCLUDED: Readonly<Record<string, string>> = {
  BE: 'B',
  C1: 'B',
  C1E: 'C1 BE B',
  C: 'C1 B',
  CE: 'C C1E C1 BE B',
  D1: 'B',
  D1E: 'D1 BE B',
  D: 'D1 B',
  DE: 'D D1E D1 BE B',
  A: 'A2 A1',
  A2: 'A1',
};

/** A licence of any class. */
export const DRIVING = 'Driving licence';
const ANY_LICENCE = keyOfName(DRIVING);
/** Returns the name of a class of licence as postings have it: "B", "CE", "CDL A"; the general name for any other. */
export const nameOfLicence = (name: string) =>
  /^(?:CDL )?[A-D]\w{0,2}$/u.test(name) ? `${DRIVING} ${name}` : DRIVING;

const keysOf = (names: readonly string[]): ReadonlySet<number> =>
  new Set(names.map((name) => keyOfName(nameOfLicence(name))));

/** The classes of the European Union, and the commercial ones of the United States. */
const SYSTEMS = [
  keysOf(['AM', 'A', 'A1', 'A2', 'B', 'BE', 'B96', 'C', 'CE', 'C1', 'C1E', 'D', 'DE', 'D1', 'D1E']),
  keysOf(['CDL A', 'CDL B', 'CDL C']),
];

/**
 * Returns whether a CV that does not hold a class of licences tells another one: of the same system, as one that may drive
 * a lorry of the United States may well drive a car.
 */
export function tellsOtherClass(key: number, held: readonly number[]): boolean {
  return SYSTEMS.some((classes) => classes.has(key) && held.some((other) => classes.has(other)));
}

/** Returns the classes of a text that names a licence to drive; undefined where it names none. */
export function licenceClasses(text: string): string[] | undefined {
  const folded = fold(text);
  if (!LICENCE.test(folded)) return undefined;
  const prefix = COMMERCIAL.test(folded) ? 'CDL ' : '';
  return [...new Set([...text.matchAll(CLASS)].map(([name]) => prefix + name.replace('+', '')))];
}

/** Returns the keys of the licences in texts, each with the ones it includes. */
export function heldLicences(texts: readonly string[]): number[] {
  const held = texts.flatMap((text) => {
    const classes = licenceClasses(squeeze(text));
    const isNamed =
      classes && (classes.length > 0 || /driv|jazdy|fuhrerschein|rijbewij|conduc/u.test(fold(text)));
    if (!isNamed) return [];
    const all = classes.flatMap((name) => [name, ...(INCLUDED[name]?.split(' ') ?? [])]);
    return [ANY_LICENCE, ...all.map((name) => keyOfName(nameOfLicence(name)))];
  });
  return [...new Set(held)];
}
