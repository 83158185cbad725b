import type { ParsedResume } from '@/lib/contracts';
import { fold, isAllCapitals, squeeze } from '../../../kernel';
import { countPrefixes, isSuffix, partedAffixes, withoutPronouns } from '../../shared/contact/name-affixes';
import { spaceInitials } from '../../shared/contact/name-shape';
import { NAME_PARTICLES, VIETNAMESE_FAMILIES } from '../../shared/contact/name-vocabulary';

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
const PATRONYMIC = /(?:вич|вна|чна|кызы|оглы|йович|івна|ївна)$/iu;
const FAMILY_FIRST_SCRIPT = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々]+$/u;
const COMPOUND_CJK =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|公孙|남궁|황보|제갈|사공|선우|독고)/u;
const MONIKER = /\s*(?:["“”„«(]\s?([\p{L}][\p{L}\p{M}. '-]{0,30})["“”»)])\s*/u;

const bare = (word: string) => fold(word).replace(/(?<![.,])[.,]+$/u, '');

function takePrefixes(words: string[]): string[] {
  return words.splice(0, countPrefixes(words, words.length - 1));
}

/** Takes the degrees after a name; two words of it are left in any case, or one where the name is split already. */
function takeSuffixes(words: string[], fewest = 2): string[] {
  const isInCapitals = isAllCapitals(words.join(' '));
  let count = 0;
  while (words.length - count > fewest && isSuffix(words.at(-1 - count) ?? '', isInCapitals)) count++;
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
  const inCapitals = words.map(
    (word) => isAllCapitals(word) && (word.length > 2 || NAME_PARTICLES.has(fold(word))),
  );
  const count = inCapitals.filter(Boolean).length;
  // In a name of capitals nothing distinguishes "NG" and "J" from the rest.
  if (count === 0 || isAllCapitals(words.join(''))) return undefined;
  const first = inCapitals.indexOf(true);
  const last = inCapitals.lastIndexOf(true);
  if (last - first + 1 !== count || (first > 0 && last < words.length - 1)) return undefined;
  return {
    family: words.slice(first, last + 1),
    given: [...words.slice(0, first), ...words.slice(last + 1)],
  };
}

/** Letters that only Vietnamese has, and the middle words of its names. */
const VIETNAMESE =
  /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủứừửữựũỳỵỷỹ]|(?<!\p{L})(?:Thi|THI|Van|VAN)(?!\p{L})/iu;
const vietnameseFolded: ReadonlySet<string> = new Set([...VIETNAMESE_FAMILIES].map((name) => fold(name)));

/** "Nguyễn Thị Thư": a family name of Vietnam begins the name, and none ends it. */
function beginsVietnamese(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  const last = others.at(-1) ?? '';
  if (others.length === 0 || !vietnameseFolded.has(fold(first))) return false;
  if (vietnameseFolded.has(fold(last)) && others.length < 2) return false;
  const isMarked = VIETNAMESE_FAMILIES.has(first.toLowerCase()) && fold(first) !== first.toLowerCase();
  return isMarked || VIETNAMESE.test(others.join(' '));
}

function splitAtVietnamese(words: readonly string[]): Halves | undefined {
  return beginsVietnamese(words) ? { family: words.slice(0, 1), given: words.slice(1) } : undefined;
}

/** True for a family name of Vietnam with given names that are written there: the last of them is the name. */
function isVietnamese({ given, family }: Halves): boolean {
  return family.length === 1 && given.length > 1 && beginsVietnamese([...family, ...given]);
}

function withGivenLast({ given, family }: Halves): Halves {
  return { given: [given.at(-1) ?? '', ...given.slice(0, -1)], family };
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

/** Returns the length of the family name: two in most of Japan, one elsewhere with few exceptions. */
function lengthOfFamily(name: string, language: string | undefined): number {
  if (language === 'ja') return name.length < 3 ? 1 : name[1] === '々' ? 3 : 2;
  return COMPOUND_CJK.test(name) && name.length > 2 ? 2 : 1;
}

function splitUnspaced(name: string, language: string | undefined): Halves | undefined {
  if (!/^[\p{Script=Han}\p{Script=Hangul}々]{2,5}$/u.test(name)) return undefined;
  const length = lengthOfFamily(name, language);
  return { family: [name.slice(0, length)], given: [name.slice(length)] };
}

/** "Malathi. K": the full stop does not belong to the name. */
function withoutStop(word: string): string {
  return /^\p{Lu}\p{L}{3,}\.$/u.test(word) ? word.slice(0, -1) : word;
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

/** "Doe, Jane" and "Doe Jr., Jane": the family name is before the comma. */
function splitAtComma(names: readonly string[]): { halves: Halves; suffixes: string[] } | undefined {
  const [first = '', second = ''] = names;
  if (names.length !== 2) return undefined;
  const [family, given] = [wordsOf(first), wordsOf(spaceInitials(second))];
  const suffixes = [...takeSuffixes(family, 1), ...takeSuffixes(given, 1)];
  return { halves: { family: family.slice(takePrefixes([...family]).length), given }, suffixes };
}

/**
 * Splits a name into its parts; `language` (ISO 639-1) decides the order if the writing does not, and `known` are the
 * parts with labels.
 */
export function splitName(
  written: string,
  language?: string,
  known?: { given: string; family: string },
): PersonName {
  const formattedName = withoutPronouns(squeeze(written));
  const moniker = MONIKER.exec(formattedName)?.[1]?.trim();
  const core = known ? `${known.family}, ${known.given}` : squeeze(formattedName.replace(MONIKER, ' '));
  const parted = partedAffixes(core);
  const comma = splitAtComma(parted.names);
  const bareWords = wordsOf(parted.names.join(' '));
  const prefixes = takePrefixes(comma ? [...wordsOf(parted.names[1] ?? ''), ...bareWords] : bareWords);
  const behind = comma ? comma.suffixes : takeSuffixes(bareWords);
  const words = wordsOf(spaceInitials(bareWords.join(' '))).map(withoutStop);
  const halves =
    comma?.halves ??
    (words.length === 1 ? splitUnspaced(words[0] ?? '', language) : undefined) ??
    splitAtVietnamese(words) ??
    splitAtPatronymic(words) ??
    splitAtCapitals(words) ??
    splitAtParticle(words) ??
    splitByPosition(words, language);
  return partsOf(formattedName, {
    halves: isVietnamese(halves) ? withGivenLast(halves) : halves,
    prefixes,
    suffixes: [...behind, ...parted.suffixes],
    moniker,
  });
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
