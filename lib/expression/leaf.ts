import type { WordsLanguage, WordsNode } from './ast';
import { phraseOfCompound } from './compounds';
import type { Span, WordsProblem } from './problem';
import { areJoined, umlautSpelling } from './search-form';
import { type Token, tokensOf } from './tokens';

/** A word or phrase of the query as a node; nothing when it has no letter or digit; or its problem. */
export type Leaf = { node?: WordsNode; problem?: WordsProblem };

const MAX_DISTANCE = 3;
/** Without a number, one letter may differ in a short word and two in a longer one. */
const SHORT_WORD = 5;
const MAX_WITHIN = 1000;
const MAX_PHRASE_WORDS = 20;

function refuse(message: string, span: Span): Leaf {
  return { problem: { code: 'invalid_text_query', message, span } };
}

function waysToWrite(text: string, { term, start, end }: Token): string[] {
  const spelled = umlautSpelling(text.slice(start, end));
  return spelled ? [term, spelled] : [term];
}

function termNode(text: string, token: Token): WordsNode {
  const term: WordsNode = { type: 'term', anyOf: waysToWrite(text, token) };
  const parts = phraseOfCompound(token.term);
  if (!parts) return term;
  return { type: 'or', nodes: [term, { type: 'phrase', words: parts.map((part) => [part]) }], standIn: 1 };
}

/** `node.js`: its parts in a row, or closed up when nothing but joints is between them. */
function joinedNode(text: string, tokens: readonly Token[]): WordsNode {
  const phrase: WordsNode = { type: 'phrase', words: tokens.map((token) => waysToWrite(text, token)) };
  const joined = tokens.every((token, index) => {
    const before = tokens[index - 1];
    return before === undefined || areJoined(text, before, token);
  });
  if (!joined) return phrase;
  const closed: WordsNode = { type: 'term', anyOf: [tokens.map(({ term }) => term).join('')] };
  return { type: 'or', nodes: [phrase, closed], standIn: 1 };
}

function plainWord(text: string): WordsNode | undefined {
  const tokens = tokensOf(text);
  const [first] = tokens;
  if (!first) return undefined;
  return tokens.length === 1 ? termNode(text, first) : joinedNode(text, tokens);
}

/** Characters that end a name, as in `c*#` after its wildcard. */
const ENDING = /^(?:#|\+\+)$/;

function patternOf(part: string): string {
  return part.replace(/[^*?]+/g, (piece, at: number) => {
    if (ENDING.test(piece) && at > 0 && at + piece.length === part.length) return piece;
    return tokensOf(piece)
      .map(({ term }) => term)
      .join('');
  });
}

/** Splits a word with wildcards at anything but letters, like any other word. */
function wildcardWord(text: string, span: Span, language: WordsLanguage): Leaf {
  const letters = language.hasSingleWildcard ? /[^\p{L}\p{N}*?+#]+/u : /[^\p{L}\p{N}*+#]+/u;
  const patterns = text
    .split(letters)
    .map((part) => part.replace(/\*+/g, '*'))
    .filter((part) => part !== '');
  const nodes = patterns.map((part): WordsNode | undefined => {
    const first = part.search(/[*?]/);
    if (first < 0) return plainWord(part);
    const pattern = patternOf(part);
    const isBare = pattern.replace(/[*?]/g, '') === '';
    return isBare || first < language.lettersBeforeWildcard ? undefined : { type: 'wildcard', pattern };
  });
  const known = nodes.filter((node) => node !== undefined);
  const [first] = known;
  if (!first || known.length < nodes.length)
    return refuse(
      language.lettersBeforeWildcard > 0
        ? `A wildcard comes after ${language.lettersBeforeWildcard} letters or digits at least.`
        : 'A wildcard needs at least one letter or digit beside it.',
      span,
    );
  return { node: known.length === 1 ? first : { type: 'and', nodes: known } };
}

function fuzzyWord(text: string, tilde: number, span: Span): Leaf {
  const written = text.slice(tilde + 1);
  if (!/^\d{0,3}$/.test(written)) return refuse('After ~ comes the number of letters that may differ.', span);
  const tokens = tokensOf(text.slice(0, tilde));
  const [token] = tokens;
  if (!token || tokens.length > 1 || text.includes('*'))
    return refuse('The sign ~ follows one whole word.', span);
  const distance = written === '' ? (token.term.length <= SHORT_WORD ? 1 : 2) : Number(written);
  if (distance > MAX_DISTANCE) return refuse(`At most ${MAX_DISTANCE} letters may differ.`, span);
  if (distance === 0) return { node: termNode(text, token) };
  return { node: { type: 'fuzzy', term: token.term, distance } };
}

/** Reads a word between spaces. */
export function wordLeaf(text: string, span: Span, language: WordsLanguage): Leaf {
  const tilde = text.indexOf('~');
  if (tilde >= 0) return fuzzyWord(text, tilde, span);
  const wildcard = language.hasSingleWildcard ? /[*?]/ : /\*/;
  return wildcard.test(text) ? wildcardWord(text, span, language) : { node: plainWord(text) };
}

/** Reads a phrase in quotes and the text right after it. */
export function phraseLeaf(text: string, tail: string, span: Span): Leaf {
  const [, written] = /^~(\d{1,6})$/.exec(tail) ?? [];
  if (tail !== '' && written === undefined)
    return refuse('After a phrase comes a blank, or ~ and a number of words.', span);
  const within = written === undefined ? undefined : Number(written);
  if (within !== undefined && within > MAX_WITHIN)
    return refuse(`At most ${MAX_WITHIN} words may lie between them.`, span);
  const tokens = tokensOf(text);
  if (tokens.length > MAX_PHRASE_WORDS)
    return refuse(`A phrase may have ${MAX_PHRASE_WORDS} words at most.`, span);
  const [first] = tokens;
  if (!first) return {};
  if (tokens.length === 1) return { node: { type: 'term', anyOf: waysToWrite(text, first) } };
  return { node: { type: 'phrase', words: tokens.map((token) => waysToWrite(text, token)), within } };
}
