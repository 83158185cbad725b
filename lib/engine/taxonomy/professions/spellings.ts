import { fold, nearestOf } from '../../kernel';
import { formsInAnyLanguage } from '../titles/gender';
import { titleWords } from '../titles/words';
import type { ProfessionTaxonomy } from './taxonomy';

/**
 * Other ways to write words of titles: abbreviations written out (`dev`), British and American spelling (`centre`), and words that
 * our titles write both as one and as two (`frontend`, `front end`).
 */

const SHORTEST_PART = 3;
const SHORTEST_ABROAD = 5;
/** Letters of an abbreviation, and words that it may stand for, at most. */
const LONGEST_SHORT = 5;
const MOST_WRITTEN_OUT = 3;

type Words = {
  words: ReadonlySet<string>;
  parted: ReadonlyMap<string, string>;
  /** Two words that follow each other in titles, with a space between, and in how many. */
  pairs: ReadonlyMap<string, number>;
};

const known = new WeakMap<ProfessionTaxonomy, Words>();

/**
 * Returns the words of our titles, and those that some write as one, with what others write: two words that follow each
 * other.
 */
function wordsOf(taxonomy: ProfessionTaxonomy): Words {
  const before = known.get(taxonomy);
  if (before) return before;
  const titles = taxonomy.titles().map(({ title }) => fold(title).match(/[\p{L}\p{N}]+/gu) ?? []);
  const words = new Set(titles.flat());
  const parted = new Map<string, string>();
  const pairs = new Map<string, number>();
  for (const title of titles)
    title.slice(1).forEach((word, at) => {
      const first = title[at] ?? '';
      const pair = `${first} ${word}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      if (Math.min(first.length, word.length) < SHORTEST_PART || !words.has(first + word)) return;
      parted.set(first + word, `${first} ${word}`);
    });
  const found = { words, parted, pairs };
  known.set(taxonomy, found);
  return found;
}

/** Returns whether a folded word is in one of our titles, and so no slip of the pen. */
export function isWordOfTitles(taxonomy: ProfessionTaxonomy, word: string): boolean {
  return wordsOf(taxonomy).words.has(word);
}

const nearest = new WeakMap<ProfessionTaxonomy, ReturnType<typeof nearestOf>>();

/** Returns the word of our titles that is one slip of the pen from a folded word; undefined where there is none. */
export function wordOfTitlesNear(taxonomy: ProfessionTaxonomy, word: string): string | undefined {
  const find = nearest.get(taxonomy) ?? nearestOf(wordsOf(taxonomy).words);
  nearest.set(taxonomy, find);
  return find(word, 1);
}

/** Returns whether two folded words follow each other in one of our titles. */
export function isPairOfTitles(taxonomy: ProfessionTaxonomy, first: string, second: string): boolean {
  return wordsOf(taxonomy).pairs.has(`${first} ${second}`);
}

/** Fewest letters of a word that an abbreviation stands for, beyond its own. */
const LEFT_OUT = 2;
const SHORTEST_PREFIX = 3;
const VOWELS = /(?!^)[aeiouy]/gu;

/** `fin` is the beginning of `financial`, `mgr` are letters of `manager` in their order, the first and the last among them. */
function isShortFor(short: string, long: string): boolean {
  if (long.length < short.length + LEFT_OUT || long.charAt(0) !== short.charAt(0)) return false;
  if (long.startsWith(short)) return short.length >= SHORTEST_PREFIX;
  if (short.replace(VOWELS, '') !== short || long.at(-1) !== short.at(-1)) return false;
  let at = 0;
  for (const letter of long) if (letter === short.charAt(at)) at++;
  return at === short.length;
}

/**
 * Returns the words that an abbreviation stands for next to the words before and after it: those that make one of our titles
 * with them, as it does not itself (`fin analyst`, `dev manager`), the most frequent first.
 */
export function writtenOutBetween(
  taxonomy: ProfessionTaxonomy,
  short: string,
  { before, after }: { before?: string | undefined; after?: string | undefined },
): string[] {
  const { words, pairs } = wordsOf(taxonomy);
  const count = (word: string) =>
    (before === undefined ? 0 : (pairs.get(`${before} ${word}`) ?? 0)) +
    (after === undefined ? 0 : (pairs.get(`${word} ${after}`) ?? 0));
  if (short.length > LONGEST_SHORT || (before ?? after) === undefined || count(short) > 0) return [];
  return [...words]
    .filter((word) => isShortFor(short, word))
    .map((word) => ({ word, count: count(word) }))
    .filter((each) => each.count > 0)
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_WRITTEN_OUT)
    .map(({ word }) => word);
}

/** British endings and letters with the American ones; in short words they make other words. */
const BRITISH: readonly [british: RegExp, american: string, RegExp, string][] = [
  [/tre$/u, 'ter', /ter$/u, 'tre'],
  [/bre$/u, 'ber', /ber$/u, 'bre'],
  [/our/u, 'or', /or(?=s?$)/u, 'our'],
  [/isa/u, 'iza', /iza/u, 'isa'],
  [/is(?=e[rds]?$|ing$)/u, 'iz', /iz(?=e[rds]?$|ing$)/u, 'is'],
  [/(?<=.{5})ll(?=e[rd]s?$|or|ing$)/u, 'l', /(?<=.{4}[aeiou])l(?=e[rd]s?$|or|ing$)/u, 'll'],
  [/ae/u, 'e', /e/u, 'ae'],
  [/ogue$/u, 'og', /og$/u, 'ogue'],
  [/mme$/u, 'm', /m$/u, 'mme'],
];

/** Returns a word of our titles in the spelling of the other side of the Atlantic. */
function acrossTheAtlantic(word: string, words: ReadonlySet<string>): string[] {
  const others = BRITISH.flatMap(([british, american, americanEnd, britishEnd]) => [
    word.replace(british, american),
    word.replace(americanEnd, britishEnd),
  ]);
  return words.has(word) && word.length >= SHORTEST_ABROAD
    ? [...new Set(others)].filter((other) => other !== word && words.has(other))
    : [];
}

/** Returns other ways to write a folded word, or two words with a space between; each is words with spaces between. */
export function spellingsOf(taxonomy: ProfessionTaxonomy, words: string): string[] {
  const { parted, words: known } = wordsOf(taxonomy);
  const closed = words.replace(' ', '');
  if (closed !== words) return parted.get(closed) === words ? [closed] : [];
  const out = titleWords(words).join(' ');
  const apart = parted.get(words);
  return [...(out === words ? [] : [out]), ...(apart ? [apart] : []), ...acrossTheAtlantic(words, known)];
}

const SHORTEST_PLURAL = 5;

/**
 * Returns a word in the other number: `nurse` for `nurses`, and `graphics` for `graphic` where our titles have both, so that no
 * plural of people is looked for, which texts have of those that somebody works with.
 */
function inOtherNumber(word: string, words: ReadonlySet<string>): string[] {
  const singulars = word.length < SHORTEST_PLURAL ? [] : ['s', 'es'].map((end) => word.slice(0, -end.length));
  const isPluralOf = (singular: string) => word === `${singular}s` || word === `${singular}es`;
  const plural = words.has(word) ? `${word}s` : '';
  return [...singulars.filter(isPluralOf), plural].filter((other) => words.has(other)).slice(0, 1);
}

/**
 * Returns the forms, other than the male and female ones, in which documents may have a folded title (words with spaces
 * between).
 */
export function otherFormsOf(taxonomy: ProfessionTaxonomy, title: string): string[] {
  const { words } = wordsOf(taxonomy);
  const isWord = (word: string) => words.has(word);
  const parts = title.split(' ');
  const forms = parts.flatMap((part, at) =>
    [...formsInAnyLanguage(part, isWord), ...inOtherNumber(part, words)].map((form) =>
      parts.with(at, form).join(' '),
    ),
  );
  const all = parts
    .map((part) => formsInAnyLanguage(part, isWord)[0] ?? part)
    .filter((part, at, list) => part !== list[at - 1])
    .join(' ');
  return [...new Set([...forms, all])].filter((form) => form !== title);
}
