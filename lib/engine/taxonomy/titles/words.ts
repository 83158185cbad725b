import { fold } from '../../kernel';
import {
  ABBREVIATIONS,
  EMPTY_PHRASES,
  EMPTY_WORDS,
  LITTLE_WORDS,
  RANK_UNLESS_LAST,
  SENIORITY_WORDS,
} from './vocabulary';

/** Returns the words of a title: folded, without marks of gender, abbreviations written out. */

const setOf = (list: string) => new Set(fold(list).split(' '));

const littleWords = setOf(LITTLE_WORDS);
const seniorityWords = setOf(SENIORITY_WORDS);
const emptyWords = setOf(EMPTY_WORDS);
const rankUnlessLast = setOf(RANK_UNLESS_LAST);
const emptyPhrases = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${EMPTY_PHRASES.split(';')
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replaceAll(' ', '[\\s-]')})(?![\\p{L}\\p{N}])`,
  'gu',
);

type Abbreviation = { languages: readonly string[]; words: readonly string[] };

const abbreviations = new Map<string, Abbreviation[]>();
for (const { languages, pairs } of ABBREVIATIONS)
  for (const pair of pairs.split(';')) {
    const [short = '', long = ''] = pair.split('=');
    const entry = { languages: languages === '' ? [] : languages.split(' '), words: long.split(' ') };
    abbreviations.set(short, [...(abbreviations.get(short) ?? []), entry]);
  }

/** Returns the full form of an abbreviation in a language. */
function writtenOut(word: string, language: string | undefined): readonly string[] | undefined {
  const entries = abbreviations.get(word);
  const own = entries?.find(({ languages }) => language !== undefined && languages.includes(language));
  return (own ?? entries?.find(({ languages }) => languages.length === 0))?.words;
}

/** Marks for all genders: (m/w/d), H/F, (all genders). */
const WHO = /[([]?(?<![\p{L}\p{N}])(?:[mwfhdxvig]\s?[/|,*.]\s?){1,3}[mwfhdxvig*](?![\p{L}\p{N}])[)\]]?/gu;
/** Entwickler/in, Entwickler:innen, ingeniero/a, développeur·euse, infirmier(ère): the other form of the word. */
const OTHER_FORM =
  /(?<=\p{L}{3})(?:[/:*_·•.]\s?-?|\(-?)(?:innen|in|frau|a|as|o|os|ra|ora|oras|e|es|ne|nes|se|ses|ere|eres|iere|ieres|euse|euses|rice|trice|trices|teuse|enne|ienne|esse|essa|ice|ster|ka|czyni|r|rin|n)\)?(?!\p{L})/gu;
const WORD = /[\p{L}\p{N}]+(?:['.&][\p{L}\p{N}]+)*[+#]*/gu;

/** Returns a folded title without the marks of gender. */
export function withoutGender(folded: string): string {
  return folded.replace(WHO, ' ').replace(OTHER_FORM, '');
}

function spelled(word: string, language: string | undefined): readonly string[] {
  const bare = word.includes('.') ? word.replaceAll('.', '') : word;
  const elided = /^(?:d|l|dell|all|nell|qu)'(.+)$/u.exec(bare)?.[1] ?? bare;
  const known = writtenOut(elided, language);
  if (known) return known;
  return elided.includes("'") ? [elided.replace(/'s?$/u, '').replaceAll("'", '')] : [elided];
}

/** Between Latin letters and those that are written without a space before them: "AI엔지니어", "iOS개발". */
const GLUED = /(?<=[a-z0-9+#])(?=[\p{Script=Hangul}\p{Script=Katakana}])/gu;

/** Returns all words of a folded text, abbreviations written out. */
export function titleWords(folded: string, language?: string): string[] {
  return (folded.replace(GLUED, ' ').match(WORD) ?? []).flatMap((word) => spelled(word, language));
}

const isNumber = (word: string) => /^\d/u.test(word) && !/\p{L}/u.test(word);

/** Returns the words that name the profession; where a title has none but its rank ("Trainee"), the rank. */
export function tellingWords(words: readonly string[]): string[] {
  const full = words.filter(
    (word) => !littleWords.has(word) && !emptyWords.has(word) && !isNumber(word) && word !== '',
  );
  const telling = full.filter(
    (word, at) => !seniorityWords.has(word) || (at === full.length - 1 && rankUnlessLast.has(word)),
  );
  return telling.length > 0 ? telling : full;
}

/** Returns the words that count in a title of a document, or in a part of one. */
export function readTitle(folded: string, language: string | undefined): string[] {
  return tellingWords(titleWords(folded.replace(emptyPhrases, ' '), language));
}

/** Returns the words that count in a title of the tables, which has neither rank nor employer. */
export function readTableTitle(title: string, language: string): string[] {
  const words = titleWords(fold(title), language);
  const telling = words.filter((word) => !littleWords.has(word));
  return telling.length > 0 ? telling : words;
}
