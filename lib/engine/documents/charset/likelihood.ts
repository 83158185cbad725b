import { alphabetChances } from './alphabets';
import { ideographChances, type WrittenLanguage } from './ideographs';
import { type Script, scriptOf } from './scripts';

/** Cost of damage, in natural logarithms: it never occurs in a text that was decoded correctly. */
const COST_OF_DAMAGE = 12;
/** A capital after a small letter, as in "пРИВЕТ". */
const COST_OF_TURNED_CASE = 4.5;
/** Letters of two scripts side by side in one word. */
const COST_OF_MIXED_SCRIPTS = 7;

const DAMAGE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a wrong encoding
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd-\uffff\p{Cs}]/u;
const LETTER = /\p{L}/u;

/** Characters that typesetting programs put into text of every language. */
const TYPOGRAPHIC = new Set('\u00a0–—‘’‚“”„•…€«»‹›·°§№™®©×');
const COST_OF_TYPOGRAPHIC = 5;
/** Inside a word only the apostrophe occurs. */
const COST_WITHIN_A_WORD = 10;

/** Letters of Romanian, which the encodings of old have with a cedilla in place of a comma. */
const WITH_CEDILLA: Readonly<Record<string, string>> = { ș: 'ş', ț: 'ţ' };

/** Folds differences within all languages: small letters, one digit, one space, one sign for all punctuation. */
export function foldCharacter(character: string): string {
  if (TYPOGRAPHIC.has(character)) return '.';
  if (character >= '\u0080') {
    const small = character.toLowerCase();
    return small.length === 1 ? (WITH_CEDILLA[small] ?? small) : character;
  }
  if (/[a-z]/i.test(character)) return character.toLowerCase();
  if (character >= '0' && character <= '9') return '0';
  return character <= ' ' ? ' ' : '.';
}

/** Cost of a pair of letters in a script that no language of the tables uses. */
const UNKNOWN_SCRIPT = -14;

function mostFrequentScript(pairs: readonly Pair[]): Script {
  const counts = new Map<Script, number>();
  for (const { letter, count } of pairs) {
    const script = letter < '\u0080' ? undefined : scriptOf(letter);
    if (script) counts.set(script, (counts.get(script) ?? 0) + count);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? 'Latin';
}

type Pair = { before: string; letter: string; count: number };

function pairsOf(text: string): { pairs: Pair[]; cost: number } {
  const counts = new Map<string, Pair>();
  let cost = 0;
  let last = ' ';
  let secondLast = ' ';
  let before = ' ';
  for (const character of text) {
    const letter = foldCharacter(character);
    if (letter >= '\u0080' || before >= '\u0080') {
      const pair = counts.get(before + letter);
      if (pair) pair.count += 1;
      else counts.set(before + letter, { before, letter, count: 1 });
    }
    cost += costOf(last, character);
    if (isTornWord(secondLast, last, character)) cost += COST_WITHIN_A_WORD;
    [secondLast, last, before] = [last, character, letter];
  }
  return { pairs: [...counts.values()], cost };
}

function isTornWord(before: string, sign: string, after: string): boolean {
  return sign !== '’' && sign !== '–' && TYPOGRAPHIC.has(sign) && LETTER.test(before) && LETTER.test(after);
}

function costOf(last: string, character: string): number {
  if (DAMAGE.test(character)) return COST_OF_DAMAGE;
  if (TYPOGRAPHIC.has(character)) return COST_OF_TYPOGRAPHIC;
  if ((last < '\u0080' && character < '\u0080') || !LETTER.test(last) || !LETTER.test(character)) return 0;
  const scripts = [scriptOf(last), scriptOf(character)];
  if (scripts.includes('ideographs')) return 0;
  if (scripts[0] !== scripts[1]) return COST_OF_MIXED_SCRIPTS;
  const turned = last !== last.toUpperCase() && character !== character.toLowerCase();
  return turned ? COST_OF_TURNED_CASE : 0;
}

/** Measures a text: the higher (nearer to zero), the better it reads in the language that suits it best. */
export type Likelihood = (text: string) => number;

/**
 * Builds the measure from pairs of letters as `packPairs` writes them: the natural logarithm of the chance of a text,
 * minus costs for oddities. The tables are built at the first use.
 */
export function likelihoodBy(letterPairs: string): Likelihood {
  let languages: readonly WrittenLanguage[] | undefined;
  return (text) => {
    languages ??= [...alphabetChances(letterPairs), ...ideographChances()];
    const { pairs, cost } = pairsOf(text.normalize('NFC'));
    const script = mostFrequentScript(pairs);
    const best = languages.reduce((highest, { script: own, chance }) => {
      if (own !== script) return highest;
      let sum = 0;
      for (const { before, letter, count } of pairs) sum += count * Math.log(chance(before, letter));
      return Math.max(highest, sum);
    }, Number.NEGATIVE_INFINITY);
    return (Number.isFinite(best) ? best : pairs.length * UNKNOWN_SCRIPT) - cost;
  };
}
