import { fold, isUnspacedScript } from '../../kernel';

/**
 * Words of a text with their places, and the keys under which terms are compared.
 *
 * A key is the stems of the words without separators, so that "Data base", "data-base" and "Databases" are one. Joining
 * words inside a term ("of", "de la", "&") count for nothing.
 */

/**
 * `joins`: only a space, a hyphen or the like is between this word and the one before. `isElided`: it has lost its end
 * before an apostrophe ("l'", "dell'", "qu'"), and is not a full word.
 */
export type Token = { word: string; start: number; end: number; joins: boolean; isElided: boolean };

const WORD = /[\p{L}\p{N}\p{M}]/u;

function isWordCharacterAt(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  const character = folded.charAt(at);
  return WORD.test(character) && !isUnspacedScript(character);
}

const DOT_NET = '.net';
/** Separators between the words of one term: "A/B", "R&D", "d'équipe", "Node.js", a line break. */
const JOINT = /^(?: ?[-/&+_] ?| |['.]| ?\n ?| {2})$/;

/** An apostrophe and a word that is more than the English ending: "l'outil", not "Go's". */
const ELISION = /^['’](?!s(?!\p{L}))\p{L}/u;

function endOfWord(folded: string, from: number): number {
  let end = from;
  while (end < folded.length && isWordCharacterAt(folded, end)) end++;
  while (end < folded.length && (folded[end] === '+' || folded[end] === '#') && end - from < 4) end++;
  return end;
}

/** Returns the end of the word at a place; the place itself without one. `.net` is a word with its dot. */
function endOfWordAt(folded: string, at: number): number {
  if (isWordCharacterAt(folded, at)) return endOfWord(folded, at);
  const isNet = folded[at] === '.' && folded.startsWith(DOT_NET, at) && !isWordCharacterAt(folded, at - 1);
  return isNet ? endOfWord(folded, at + 1) : at;
}

/** Returns the words of a text, folded. Scripts that write without spaces have none. */
export function tokensOf(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  let last = 0;
  for (let at = 0; at < folded.length; ) {
    const end = endOfWordAt(folded, at);
    if (end === at) {
      at++;
      continue;
    }
    const gap = folded.slice(last, at);
    const joins = tokens.length > 0 && (gap === ' ' || JOINT.test(gap));
    const isElided = ELISION.test(folded.slice(end, end + 3));
    tokens.push({ word: plainWord(folded.slice(at, end)), start: at, end, joins, isElided });
    at = last = end;
  }
  return tokens;
}

const NOT_ASCII = /[^ -~]/;

function plainWord(word: string): string {
  return NOT_ASCII.test(word) ? word.replace(/\p{M}+/gu, '').replaceAll('ß', 'ss') : word;
}

/** Separators between the words of a folded term in plain letters, when no `.net` is in it. */
const BETWEEN_WORDS = /[^a-z0-9+#]+/;

/** Returns only the words of a term; like tokensOf without the places, and fast where the letters are plain. */
function wordsOf(text: string): string[] {
  const folded = fold(text);
  if (!NOT_ASCII.test(folded) && !folded.includes(DOT_NET))
    return folded.split(BETWEEN_WORDS).filter((word) => word !== '');
  return tokensOf(text).map(({ word }) => word);
}

const JOINING: Record<string, string> = {
  en: 'and of the for in on to a an s',
  de: 'ein eine einer und der die das des dem den von fur in im mit zu zur zum am',
  es: 'un una y e de del la el los las en para con a al por',
  fr: 'un une et de du des d l la le les en a au aux pour sur par',
  it: 'un una e ed di del della dei delle degli dell d l la il lo le gli i in per con al alla da su',
  nl: 'en van de het een der voor in op met te aan',
  pl: 'i w z na do dla oraz od',
  pt: 'e de da do das dos a o as os em no na com para ao por',
  da: 'og af i til for med pa en et den det',
  sv: 'och av i till for med pa en ett den det',
};

const ENDINGS: Record<string, RegExp> = {
  de: /(?:en|em|es|e|n|s)$/,
  es: /e?s$|e$/,
  fr: /e?s$|e$|x$/,
  it: /[aeio]$/,
  nl: /(?:en|s|e)$/,
  pl: /(?:iami|ami|ach|iem|owi|ego|emu|ymi|imi|ych|ich|ej|ow|om|em|ie|ia|iu|io|ym|im|ia|a|e|i|o|u|y)$/,
  pt: /(?:es|s|e)$/,
  da: /(?:erne|ene|ens|en|et|er|s|e|n|t)$/,
  sv: /(?:arna|orna|erna|ens|en|et|ar|or|er|n|s|a|e|t)$/,
};

const KEPT_BEFORE_S = 'aius';

/** Words that mean something else without their ending: securities are not security, nor is a custom customs. */
const PLURALS_ALONE: ReadonlySet<string> = new Set(
  'securities customs goods futures sales arts windows teams premises spirits damages news means glasses clothes savings personas https cvs commodities utilities minutes letters facials'.split(
    ' ',
  ),
);

function englishStem(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || word.endsWith('ics') || PLURALS_ALONE.has(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  return KEPT_BEFORE_S.includes(word.charAt(word.length - 2)) ? word : word.slice(0, -1);
}

/** Shorter ones meet other words: Koch and kochen, dans and danse. */
const SHORTEST_STEM = 5;

function stemOf(word: string, language: string): string {
  const ending = ENDINGS[language];
  if (!ending) return englishStem(word);
  const spelled = language === 'de' && word.length > 4 ? word.replace(/([aou])e/g, '$1') : word;
  if (spelled.length < SHORTEST_STEM) return spelled;
  const stem = spelled.replace(ending, '');
  return stem.length < SHORTEST_STEM ? spelled.replace(/s$/, '') : stem;
}

const MOST_STEMS = 50_000;

/** The stems and joining words of one language. */
export type Morphology = { stem: (word: string) => string; isJoining: (word: string) => boolean };

/** Makes the morphology of a label language; its memory of stems is bounded. */
export function morphologyOf(language: string): Morphology {
  const joining = new Set((JOINING[language] ?? '').split(' '));
  const isJoining = (word: string) => word.length < 5 && joining.has(word);
  if (!ENDINGS[language]) return { stem: englishStem, isJoining };
  const stems = new Map<string, string>();
  const stem = (word: string) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const made = stemOf(word, language);
    if (stems.size < MOST_STEMS) stems.set(word, made);
    return made;
  };
  return { stem, isJoining };
}

function joinStems(words: readonly string[], { stem, isJoining }: Morphology): string {
  let key = words.length === 1 ? stem(words[0] ?? '') : '';
  for (let at = 0; at < words.length && words.length > 1; at++) {
    const word = words[at] ?? '';
    const isInside = at > 0 && at < words.length - 1;
    if (!isInside || !isJoining(word)) key += stem(word);
  }
  return key;
}

/** Returns the key of a whole term; empty for a text without words. */
export function keyOf(text: string, morphology: Morphology): string {
  return joinStems(wordsOf(text), morphology);
}
