import {
  DOCUMENT_WORDS,
  nameOfOpen,
  type OpenNode,
  openNodesOf,
  parseWords,
  type WordsNode,
} from '@/lib/expression';
import { all, any, type OpenWords, type Parameters, termsOf, WordsCondition } from '../market';
import { pairsOf, type TextColumn } from './columns';

/**
 * The search expression of FilterCriteria. Its grammar is that of the market's full-text queries (words, phrases,
 * `AND OR NOT`, brackets, `"a b"~3` for proximity), with wildcards `*` and `?` after the third letter, and fields:
 * `title:joiner`, `skill:("node.js" OR deno)`, `tag:urgent`.
 */

/** Columns of each field: a text that is searched by words, or a value that is compared as a whole. */
const FIELDS: Record<string, { words: TextColumn } | { value: string }> = {
  title: { words: 'title' },
  employer: { words: 'employer' },
  skill: { words: 'skill' },
  school: { words: 'school' },
  degree: { words: 'degree' },
  certification: { words: 'certification' },
  location: { words: 'place' },
  text: { words: 'text' },
  tag: { value: 'tags' },
  role: { value: 'roles' },
  custom: { value: 'custom_fields' },
  language: { value: 'languages' },
  country: { value: '[country]' },
  id: { value: "[replaceRegexpAll(document_id, '[-_]+', ' ')]" },
};

/** Returns the text that a field searches by words; none for a field whose values are compared as a whole. */
export function wordsOfField(name: string): TextColumn | undefined {
  const field = FIELDS[name];
  return field && 'words' in field ? field.words : undefined;
}

/** An expression that was understood, or its problem and the place of that (UTF-16 units from 0, `end` excluded). */
export type Expression =
  | { node: WordsNode; problems: [] }
  | { node?: undefined; problems: { message: string; start: number; end: number }[] };

/** Reads a search expression. Never throws; its length, terms and depth are bounded. */
export function readExpression(text: string): Expression {
  const { node, problems } = parseWords(text, DOCUMENT_WORDS);
  if (node) return { node, problems: [] };
  return {
    problems: problems.map(({ message, span }) => ({
      message,
      start: span?.start ?? 0,
      end: span?.end ?? text.length,
    })),
  };
}

/** Returns the open nodes of an expression with the text whose dictionary has their words. */
export function openWordsOf(
  node: WordsNode,
  column: TextColumn = 'text',
): { node: OpenNode; column: TextColumn; name: string }[] {
  if (node.type === 'and' || node.type === 'or')
    return node.nodes.flatMap((each) => openWordsOf(each, column));
  if (node.type === 'not') return openWordsOf(node.node, column);
  if (node.type === 'field') {
    const words = wordsOfField(node.field);
    return words ? openWordsOf(node.node, words) : [];
  }
  return openNodesOf(node).map((open) => ({ node: open, column, name: openNameOf(column, open) }));
}

/** Returns the name under which the words of an open node of a text are passed on. */
export function openNameOf(column: TextColumn, node: OpenNode): string {
  return `${column}:${nameOfOpen(node)}`;
}

function openWordsIn(column: TextColumn, words: OpenWords): OpenWords {
  const prefix = `${column}:`;
  return new Map(
    [...words].flatMap(([name, terms]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), terms] as const] : [],
    ),
  );
}

function patternOf(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replaceAll('?', '_');
}

/** Returns the condition that one of the values of a column is the written one. */
function valueCondition(column: string, node: WordsNode, parameters: Parameters): string {
  const compared = (text: string) => `arrayExists(value -> value like ${text}, ${column})`;
  switch (node.type) {
    case 'and':
      return `(${all(node.nodes.map((each) => valueCondition(column, each, parameters)))})`;
    case 'or':
      return any(node.nodes.map((each) => valueCondition(column, each, parameters)));
    case 'not':
      return `not ${valueCondition(column, node.node, parameters)}`;
    case 'field':
      return valueCondition(column, node.node, parameters);
    case 'term':
      return any(node.anyOf.map((term) => compared(parameters.of('String', patternOf([term])))));
    case 'phrase':
      return compared(parameters.of('String', patternOf(node.words.map(([first = '']) => first))));
    case 'wildcard':
      return compared(parameters.of('String', patternOf([node.pattern])));
    default:
      return compared(parameters.of('String', patternOf([node.term])));
  }
}

/** Finds the texts with the words by the index, and only in these the words in a row, as one piece of text. */
function wordsInARow(column: TextColumn, words: readonly string[], parameters: Parameters): string {
  const distinct = parameters.of('Array(String)', [...new Set(words)]);
  const row = parameters.of('String', ` ${words.join(' ')} `);
  return `(hasAllTokens(${termsOf(column)}, ${distinct}) and position(concat(' ', ${column}_text, ' '), ${row}) > 0)`;
}

/** Requires words to be adjacent, for each two of a phrase, each in any of its ways. */
function pairsInText(words: readonly (readonly string[])[], parameters: Parameters): string[] {
  return words.slice(1).map((ways, at) => {
    const pairs = (words[at] ?? []).flatMap((one) => ways.map((next) => `${one} ${next}`));
    return `hasAnyTokens(${pairsOf('text')}, ${parameters.of('Array(String)', pairs)})`;
  });
}

type Phrase = Extract<WordsNode, { type: 'phrase' }>;

/**
 * A phrase. In the long text its pairs of words are looked up first, by an index; for two words that is enough, so that
 * no text is read.
 */
function phraseCondition(node: Phrase, parameters: Parameters, words: OpenWords, column: TextColumn): string {
  const { words: asked, within } = node;
  const isPlain = asked.every((ways) => ways.length === 1) && within === undefined;
  const whole = () =>
    isPlain
      ? wordsInARow(column, asked.flat(), parameters)
      : new WordsCondition(column, parameters, words).of(node);
  if (column !== 'text' || within !== undefined || asked.length < 2) return whole();
  const pairs = pairsInText(asked, parameters);
  return asked.length === 2 ? all(pairs) : `(${all([...pairs, whole()])})`;
}

/** Returns the condition that a skill is named by these words as one, as `Go-to-market` is kept. */
function closedCondition({ words }: Phrase, parameters: Parameters): string {
  const closed = words.map(([first = '']) => first).join('');
  return `hasAnyTokens(${termsOf('skill')}, ${parameters.of('Array(String)', [closed])})`;
}

/** Returns the condition of an expression; `words` holds the words of its open nodes. */
export function expressionCondition(
  node: WordsNode,
  parameters: Parameters,
  words: OpenWords,
  column: TextColumn = 'text',
): string {
  const of = (each: WordsNode, inside = column) => expressionCondition(each, parameters, words, inside);
  switch (node.type) {
    case 'and':
      return `(${all(node.nodes.map((each) => of(each)))})`;
    case 'or':
      return any(node.nodes.map((each) => of(each)));
    case 'not':
      return `not ${of(node.node)}`;
    case 'field': {
      const field = FIELDS[node.field];
      if (!field || 'words' in field) return of(node.node, field?.words ?? column);
      return valueCondition(field.value, node.node, parameters);
    }
    case 'phrase':
      return column === 'skill' && node.words.length > 2
        ? any([phraseCondition(node, parameters, words, column), closedCondition(node, parameters)])
        : phraseCondition(node, parameters, words, column);
    default:
      return new WordsCondition(column, parameters, openWordsIn(column, words)).of(node);
  }
}
