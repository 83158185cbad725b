import { compoundParts } from './compounds';
import { type Token, tokensOf } from './tokens';

/** Indexed form of a text: its words in their order, and further forms that some of them are found by. */
export type SearchForm = { text: string; extra: string[] };

/** Places are kept in 16 bits, and nobody writes an advertisement as long. */
const MAX_WORDS = 60_000;

/**
 * Characters that join the parts of one word: a hyphen (e-mail), a full stop (node.js), an ampersand (R&D), an
 * apostrophe.
 */
const JOINTS = new Set(['-', '.', '&', "'"]);

const HAS_UMLAUT = /[äöüåø]/i;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Returns `verkaeufer` for `Verkäufer`, which folding turns into `verkaufer`; nothing for a word without umlauts. */
export function umlautSpelling(written: string): string | undefined {
  if (!HAS_UMLAUT.test(written)) return undefined;
  const lower = written.toLowerCase();
  const spelled = lower.replace(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter);
  return spelled === lower ? undefined : tokensOf(spelled)[0]?.term;
}

/** Returns whether two words that follow each other are written as one, joined by a hyphen and the like. */
export function areJoined(text: string, first: Token, second: Token): boolean {
  return (
    second.start === first.end + 1 && JOINTS.has(text.charAt(first.end).replace('’', "'").replace('‑', '-'))
  );
}

/** Returns the words that joined words make when they are closed up: `nodejs`, `email`, `frontenddeveloper`. */
function closedForms(text: string, tokens: readonly Token[]): string[] {
  const closed: string[] = [];
  let run: Token[] = [];
  const end = () => {
    if (run.length > 1 && run.length <= 4) closed.push(run.map(({ term }) => term).join(''));
    run = [];
  };
  for (const token of tokens) {
    const last = run.at(-1);
    if (last && !areJoined(text, last, token)) end();
    run.push(token);
  }
  end();
  return closed;
}

/**
 * The search form of a text. `extra` holds other ways to type its words: closed-up hyphenated words, umlauts spelled
 * out, and the parts of German compounds.
 */
export function searchFormOf(text: string): SearchForm {
  const tokens = tokensOf(text).slice(0, MAX_WORDS);
  const terms = new Set(tokens.map(({ term }) => term));
  const extra = new Set(closedForms(text, tokens));
  for (const { start, end } of HAS_UMLAUT.test(text) ? tokens : []) {
    const spelled = umlautSpelling(text.slice(start, end));
    if (spelled) extra.add(spelled);
  }
  for (const term of terms) for (const part of compoundParts(term)) extra.add(part);
  return {
    text: tokens.map(({ term }) => term).join(' '),
    extra: [...extra].filter((term) => !terms.has(term)),
  };
}
