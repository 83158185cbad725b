import type { WordsLanguage } from './ast';
import type { Span } from './problem';

export type WordsToken = Span &
  (
    | { type: '(' | ')' | 'and' | 'or' | 'not' }
    | { type: 'word'; text: string }
    | { type: 'field'; field: string }
    /** `closed` is false when the second quote is missing; `tail` is the text right after it (`~3`). */
    | { type: 'phrase'; text: string; tail: string; closed: boolean }
  );

const BLANK = /\s/u;
const ENDS_WORD = /[\s()"|]/u;
const OPERATORS = new Map<string, 'and' | 'or' | 'not'>([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
]);
/** Variants of a quote from other keyboards and word processors. */
const QUOTES = /[“”„«»]/gu;

function endOfRun(text: string, from: number): number {
  let end = from;
  while (end < text.length && !ENDS_WORD.test(text.charAt(end))) end++;
  return end;
}

function phraseAt(text: string, start: number): WordsToken {
  const quote = text.indexOf('"', start + 1);
  const closed = quote >= 0;
  const inner = text.slice(start + 1, closed ? quote : undefined);
  const end = closed ? endOfRun(text, quote + 1) : text.length;
  return { type: 'phrase', text: inner, tail: closed ? text.slice(quote + 1, end) : '', closed, start, end };
}

/** A dash is NOT at the start or after a space or bracket, when a term follows at once. */
function isNot(text: string, at: number): boolean {
  const before = at === 0 ? ' ' : text.charAt(at - 1);
  const after = text.charAt(at + 1);
  return /[\s(|]/u.test(before) && after !== '' && !/[\s)|-]/u.test(after);
}

type Fields = ReadonlySet<string>;

function wordAt(text: string, start: number, fields: Fields): WordsToken {
  const end = endOfRun(text, start);
  const word = text.slice(start, end);
  const colon = fields.size > 0 ? word.indexOf(':') : -1;
  const field = word.slice(0, Math.max(colon, 0)).toLowerCase();
  if (fields.has(field)) return { type: 'field', field, start, end: start + colon + 1 };
  const operator = OPERATORS.get(word);
  return operator ? { type: operator, start, end } : { type: 'word', text: word, start, end };
}

function tokenAt(text: string, at: number, fields: Fields): WordsToken {
  const character = text.charAt(at);
  if (character === '(' || character === ')') return { type: character, start: at, end: at + 1 };
  if (character === '|') return { type: 'or', start: at, end: at + 1 };
  if (character === '"') return phraseAt(text, at);
  if (character === '-' && isNot(text, at)) return { type: 'not', start: at, end: at + 1 };
  return wordAt(text, at, fields);
}

const SMALL_OPERATORS = new Map<string, 'and' | 'or'>([
  ['and', 'and'],
  ['or', 'or'],
]);
const ENDS_TERM: ReadonlySet<string> = new Set(['word', 'phrase', ')']);
const BEGINS_TERM: ReadonlySet<string> = new Set(['word', 'phrase', '(', 'field', 'not']);

/** `chef or cook`, `java and not php`: these words between two terms in small letters are operators, too. */
function withSmallOperators(tokens: readonly WordsToken[]): WordsToken[] {
  const read: WordsToken[] = [];
  tokens.forEach((token, at) => {
    const [before, next] = [read.at(-1), tokens[at + 1]];
    const text = token.type === 'word' && next && BEGINS_TERM.has(next.type) ? token.text.toLowerCase() : '';
    const operator = before && ENDS_TERM.has(before.type) ? SMALL_OPERATORS.get(text) : undefined;
    const { start, end } = token;
    if (operator) read.push({ type: operator, start, end });
    else if (text === 'not' && before?.type === 'and') read.push({ type: 'not', start, end });
    else read.push(token);
  });
  return read;
}

/** More words than any name has: in a long query not every stretch of it is looked up. */
const MOST_WORDS_OF_NAME = 20;

/** Joins words that are a name together, the longest name first. */
function withNames(tokens: readonly WordsToken[], text: string, isName: (text: string) => boolean) {
  const read: WordsToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at] as WordsToken;
    const next = tokens.slice(at, at + MOST_WORDS_OF_NAME);
    const end = next.findIndex(({ type }) => type !== 'word');
    const run = end < 0 ? next : next.slice(0, end);
    const count = run.findLastIndex((last, index) => index > 0 && isName(text.slice(first.start, last.end)));
    const last = run[count];
    if (!last) {
      read.push(first);
      continue;
    }
    read.push({ type: 'word', text: text.slice(first.start, last.end), start: first.start, end: last.end });
    at += count;
  }
  return read;
}

/** Splits a full-text query into tokens. */
export function lexWords(query: string, { fields, hasSmallOperators, isName }: WordsLanguage): WordsToken[] {
  const text = query.replace(QUOTES, '"');
  const tokens: WordsToken[] = [];
  let at = 0;
  while (at < text.length) {
    if (BLANK.test(text.charAt(at))) {
      at++;
      continue;
    }
    const token = tokenAt(text, at, fields);
    tokens.push(token);
    at = token.end;
  }
  if (isName) return withNames(tokens, text, isName);
  return hasSmallOperators ? withSmallOperators(tokens) : tokens;
}
