import {
  nameOfOpen,
  type SearchForm,
  searchFormOf,
  type Token,
  tokensOf,
  type WordsNode,
} from '@/lib/expression';
import { escapeHtml } from '../../kernel';
import type { Filter } from './filter';
import type { OpenWords } from './sql';

const WORDS_AROUND = 12;
const MAX_SNIPPETS = 3;

function escaped(text: string): string {
  return escapeHtml(text).replace(/\s+/g, ' ');
}

/** Returns the words that a query looks for, without those that it excludes. */
function soughtWords(node: WordsNode, openWords: OpenWords): string[] {
  switch (node.type) {
    case 'and':
    case 'or':
      return node.nodes.flatMap((each) => soughtWords(each, openWords));
    case 'not':
      return [];
    case 'field':
      return soughtWords(node.node, openWords);
    case 'term':
      return node.anyOf;
    case 'phrase':
      return node.words.flat();
    default:
      return [...(openWords.get(nameOfOpen(node)) ?? [])];
  }
}

/** Returns whether a word of the text, or another way to write it, is looked for. */
function isSought(text: string, { term, start, end }: Token, sought: ReadonlySet<string>): boolean {
  if (sought.has(term)) return true;
  const { extra }: SearchForm = searchFormOf(text.slice(start, end));
  return extra.some((other) => sought.has(other));
}

function windowsAround(hits: readonly number[], words: number): { from: number; to: number }[] {
  const windows: { from: number; to: number }[] = [];
  for (const hit of hits) {
    const last = windows.at(-1);
    const from = Math.max(hit - WORDS_AROUND, 0);
    const to = Math.min(hit + WORDS_AROUND, words - 1);
    if (last && from <= last.to) last.to = to;
    else if (windows.length < MAX_SNIPPETS) windows.push({ from, to });
    else break;
  }
  return windows;
}

/**
 * Fragments of texts around the words that the filters on `full_text` look for, as HTML: the text escaped, the words
 * in `<em>`. At most three, those of the first text first. `full_text` is title and text, so that both are looked through.
 */
export function snippetsOf(
  texts: readonly string[],
  filters: readonly Filter[],
  openWords: OpenWords,
): string[] {
  const queries = filters
    .filter(({ field, isNegated, isNone }) => field.name === 'full_text' && !isNegated && !isNone)
    .flatMap(({ matches }) => matches.flatMap((match) => (match.type === 'words' ? [match.words] : [])));
  const sought = new Set(queries.flatMap((query) => soughtWords(query, openWords)));
  if (sought.size === 0) return [];
  return texts.flatMap((text) => fragmentsOf(text, sought)).slice(0, MAX_SNIPPETS);
}

function fragmentsOf(text: string, sought: ReadonlySet<string>): string[] {
  const tokens = tokensOf(text);
  const isHit = tokens.map((token) => isSought(text, token, sought));
  const hits = isHit.flatMap((hit, index) => (hit ? [index] : []));
  return windowsAround(hits, tokens.length).map(({ from, to }) => {
    const shown = tokens.slice(from, to + 1);
    const parts = shown.map((token, index) => {
      const gap = index === 0 ? '' : escaped(text.slice(shown[index - 1]?.end, token.start));
      const word = escaped(text.slice(token.start, token.end));
      return `${gap}${isHit[from + index] ? `<em>${word}</em>` : word}`;
    });
    return `${from > 0 ? '… ' : ''}${parts.join('')}${to < tokens.length - 1 ? ' …' : ''}`;
  });
}
