import { fold } from '../../../kernel';
import { ABBREVIATIONS, EMPTY_WORDS, LITTLE_WORDS, SENIORITY_WORDS } from './vocabulary';

/** The words of a title: folded, without signs of gender, abbreviations written out. */

const setOf = (list: string) => new Set(list.split(' '));

const littleWords = setOf(LITTLE_WORDS);
const seniorityWords = setOf(SENIORITY_WORDS);
const emptyWords = setOf(EMPTY_WORDS);

const abbreviations = new Map<string, readonly string[]>();
for (const line of ABBREVIATIONS)
  for (const pair of line.split(';')) {
    const [short = '', long = ''] = pair.split('=');
    if (!abbreviations.has(short)) abbreviations.set(short, long.split(' '));
  }

/** (m/w/d), H/F, (all genders): who may apply. */
const WHO = /[([]?(?<![\p{L}\p{N}])(?:[mwfhdxvig]\s?[/|,*.]\s?){1,3}[mwfhdxvig*](?![\p{L}\p{N}])[)\]]?/gu;
/** Entwickler/in, Entwickler:innen, ingeniero/a, développeur·euse, infirmier(ère): the other form of the word. */
const OTHER_FORM =
  /(?<=\p{L}{3})(?:[/:*_·•.]\s?-?|\(-?)(?:innen|in|frau|a|as|o|os|ra|ora|oras|e|es|ne|nes|se|ses|ere|eres|iere|ieres|euse|euses|rice|trice|trices|teuse|enne|ienne|esse|essa|ice|ster|r|rin|n)\)?(?!\p{L})/gu;
const WORD = /[\p{L}\p{N}]+(?:['.&][\p{L}\p{N}]+)*[+#]*/gu;

/** A folded title without the signs of gender. */
export function withoutGender(folded: string): string {
  return folded.replace(WHO, ' ').replace(OTHER_FORM, '');
}

function spelled(word: string): readonly string[] {
  const bare = word.includes('.') ? word.replaceAll('.', '') : word;
  const elided = /^(?:d|l|dell|all|nell|qu)'(.+)$/u.exec(bare)?.[1] ?? bare;
  const known = abbreviations.get(elided);
  if (known) return known;
  return elided.includes("'") ? [elided.replace(/'s?$/u, '').replaceAll("'", '')] : [elided];
}

/** All words of a folded text, abbreviations written out. */
export function titleWords(folded: string): string[] {
  return (folded.match(WORD) ?? []).flatMap(spelled);
}

const isNumber = (word: string) => /^\d/u.test(word) && !/\p{L}/u.test(word);

/** The words that tell of the profession; where a title has none but its rank ("Trainee"), the rank. */
export function tellingWords(words: readonly string[]): string[] {
  const full = words.filter(
    (word) => !littleWords.has(word) && !emptyWords.has(word) && !isNumber(word) && word !== '',
  );
  const telling = full.filter((word) => !seniorityWords.has(word));
  return telling.length > 0 ? telling : full;
}

/** The telling words of a title of the tables, which has neither rank nor employer. */
export function tableWords(title: string): string[] {
  const words = titleWords(fold(title));
  const telling = words.filter((word) => !littleWords.has(word));
  return telling.length > 0 ? telling : words;
}
