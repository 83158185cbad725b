import type { ParsedResume } from '@/lib/contracts';
import { fold, isAllCapitals, squeeze } from '../../../kernel';
import { spaceInitials } from '../../shared/contact/name-shape';
import { NAME_PARTICLES, NAME_PREFIXES, NAME_SUFFIXES } from '../../shared/contact/name-vocabulary';

/** Cuts a written name into prefix, given, middle and family name, suffix and nickname. */

export type PersonName = NonNullable<NonNullable<ParsedResume['contactInformation']>['candidateName']>;

/** Languages in which people have two family names. */
const TWO_FAMILY_NAMES = new Set(['es', 'ca', 'gl', 'eu']);
/** Second given names that are more common than the same word as a family name. */
const SECOND_GIVEN = new Set(
  'carlos luis jose maria antonio manuel jesus angel miguel javier david andres felipe eduardo alberto fernando alejandro pablo enrique ignacio isabel carmen pilar teresa elena cristina victoria fernanda camila sofia lucia paola andrea daniel gabriel rafael ricardo alfonso ramon francisco juan pedro emilio marcelo cesar ivan mar belen beatriz eugenia ines laura'.split(
    ' ',
  ),
);
const PATRONYMIC = /(?:вич|вна|чна|кызы|оглы|йович|івна|ївна)$/u;
const FAMILY_FIRST_SCRIPT = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々]+$/u;
const COMPOUND_CJK =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|公孙|남궁|황보|제갈|사공|선우|독고)/u;
const MONIKER = /\s*(?:["“”„«(]\s?([\p{L}][\p{L}\p{M}. '-]{0,30})["“”»)])\s*/u;

function bare(word: string): string {
  return fold(word).replace(/(?<![.,])[.,]+$/u, '');
}

function isPrefix(word: string): boolean {
  return NAME_PREFIXES.has(bare(word)) || NAME_PREFIXES.has(fold(word));
}

function isSuffix(word: string): boolean {
  const key = bare(word).replace(/\.$/u, '');
  return NAME_SUFFIXES.has(key) || NAME_SUFFIXES.has(key.replaceAll('.', ''));
}

/** A single capital (M.) or small word is no prefix when nothing but one more word follows it. */
function takePrefixes(words: string[]): string[] {
  let count = 0;
  while (count < words.length - 1 && isPrefix(words[count] ?? '')) {
    if ((words[count] ?? '').replace('.', '').length < 2 && words.length - count < 3) break;
    count++;
  }
  return words.splice(0, count);
}

function takeSuffixes(words: string[]): string[] {
  let count = 0;
  while (words.length - count > 2 && isSuffix(words.at(-1 - count) ?? '')) count++;
  return count > 0 ? words.splice(words.length - count, count) : [];
}

type Halves = { given: string[]; family: string[] };

/** "Jane van der Berg": the family name begins at the particle. */
function splitAtParticle(words: string[]): Halves | undefined {
  const at = words.findIndex(
    (word, i) => i > 0 && i < words.length - 1 && NAME_PARTICLES.has(bare(word)) && word.length > 1,
  );
  const isSmall =
    at > 0 &&
    (words[at] === words[at]?.toLowerCase() ||
      isAllCapitals(words.join('')) ||
      (words[at]?.length ?? 9) <= 3);
  return isSmall ? { given: words.slice(0, at), family: words.slice(at) } : undefined;
}

/** "DUPONT Jean" and "Jean DUPONT": the family name is in capitals. */
function splitAtCapitals(words: string[]): Halves | undefined {
  const inCapitals = words.map((word) => word.length > 2 && isAllCapitals(word));
  const count = inCapitals.filter(Boolean).length;
  if (count === 0 || count === words.length) return undefined;
  const first = inCapitals.indexOf(true);
  const last = inCapitals.lastIndexOf(true);
  if (last - first + 1 !== count || (first > 0 && last < words.length - 1)) return undefined;
  return {
    family: words.slice(first, last + 1),
    given: [...words.slice(0, first), ...words.slice(last + 1)],
  };
}

function splitByPosition(words: string[], language: string | undefined): Halves {
  if (words.length < 2) return { given: words, family: [] };
  const isFamilyFirst = language === 'hu' || words.every((word) => FAMILY_FIRST_SCRIPT.test(word));
  if (isFamilyFirst) return { family: words.slice(0, 1), given: words.slice(1) };
  const hasTwo = language !== undefined && TWO_FAMILY_NAMES.has(language);
  const familyWords =
    hasTwo && (words.length > 3 || (words.length === 3 && !SECOND_GIVEN.has(bare(words[1] ?? '')))) ? 2 : 1;
  return { given: words.slice(0, -familyWords), family: words.slice(-familyWords) };
}

/** "Соколова Мария Игоревна": with a patronymic at the end the family name comes first. */
function splitAtPatronymic(words: string[]): Halves | undefined {
  return words.length === 3 && PATRONYMIC.test(words[2] ?? '')
    ? { family: words.slice(0, 1), given: words.slice(1) }
    : undefined;
}

function splitUnspaced(name: string): Halves | undefined {
  if (!/^[\p{Script=Han}\p{Script=Hangul}]{2,5}$/u.test(name)) return undefined;
  const length = COMPOUND_CJK.test(name) && name.length > 2 ? 2 : 1;
  return { family: [name.slice(0, length)], given: [name.slice(length)] };
}

/** "Doe, Jane" unless what follows the comma is a degree. */
function splitAtComma(text: string): { halves: Halves; suffixes: string[] } | undefined {
  const parts = text.split(/\s*,\s*/u).filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  const suffixes = rest.filter((part) => part.split(/\s+/u).every(isSuffix));
  const names = rest.filter((part) => !suffixes.includes(part));
  if (names.length !== 1) return undefined;
  return { halves: { family: first.split(/\s+/u), given: (names[0] ?? '').split(/\s+/u) }, suffixes };
}

/** "Malathi. K": the point is no part of the name. */
function withoutStop(word: string): string {
  return /^\p{Lu}\p{L}{3,}\.$/u.test(word) ? word.slice(0, -1) : word;
}

/** Gives a name its parts; `language` (ISO 639-1) decides the order where the writing does not. */
export function splitName(written: string, language?: string): PersonName {
  const formattedName = squeeze(written);
  const moniker = MONIKER.exec(formattedName)?.[1]?.trim();
  const core = squeeze(formattedName.replace(MONIKER, ' '));
  const comma = splitAtComma(core);
  const text = comma ? [...comma.halves.given, ...comma.halves.family].join(' ') : core.replaceAll(',', ' ');
  const words = spaceInitials(text)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(withoutStop);
  const prefixes = takePrefixes(words);
  const suffixes = [...takeSuffixes(words), ...(comma?.suffixes ?? [])];
  const halves =
    comma?.halves ??
    (words.length === 1 ? splitUnspaced(words[0] ?? '') : undefined) ??
    splitAtPatronymic(words) ??
    splitAtCapitals(words) ??
    splitAtParticle(words) ??
    splitByPosition(words, language);
  return partsOf(formattedName, { halves, prefixes, suffixes, moniker });
}

type Parts = { halves: Halves; prefixes: string[]; suffixes: string[]; moniker: string | undefined };

function partsOf(formattedName: string, { halves, prefixes, suffixes, moniker }: Parts): PersonName {
  const given = halves.given.filter((word) => !prefixes.includes(word));
  return {
    formattedName,
    ...(prefixes.length > 0 ? { prefix: prefixes.join(' ') } : {}),
    ...(given[0] ? { givenName: given[0] } : {}),
    ...(moniker ? { moniker } : {}),
    ...(given.length > 1 ? { middleName: given.slice(1).join(' ') } : {}),
    ...(halves.family.length > 0 ? { familyName: halves.family.join(' ') } : {}),
    ...(suffixes.length > 0 ? { suffix: suffixes.join(', ') } : {}),
  };
}
