import type { WordsNode } from '@/lib/expression';
import type { OpenWords, Parameters } from '../market';
import type { TextColumn } from './columns';
import { openNameOf } from './expression';

/** A term of an expression with the text that it is looked for in. */
export type Term = { node: WordsNode; column: TextColumn };

/** Relevance to one term, as SQL: by fields only, and by fields and text. */
export type TermSql = { ofFields: string; ofAll: string };

/** Adjacent words of a text, each with its worth relative to the written one. */
type Row = { text: string; worth: number };

/** As many as the engine looks for at once. */
const MOST_ROWS = 250;
const MOST_WAYS = 8;
const ITEM_WEIGHTS = { title: 3, employer: 1, skill: 1.2 } as const;
/** Worth of past work relative to current work. */
const THEN = 0.6;
/** A title of more words than are looked for, at the least. */
const LONG_TITLE = 0.5;
/** Usual constants of BM25, and the letters of a CV of usual length. */
const [SATURATION, LENGTH_SHARE, USUAL_LENGTH] = [1.2, 0.75, 4000];

const waysOf = (words: readonly (readonly string[])[]) =>
  words.reduce<string[]>(
    (rows, ways) =>
      rows.flatMap((row) => ways.map((way) => (row ? `${row} ${way}` : way))).slice(0, MOST_WAYS),
    [''],
  );

/** Returns the rows of adjacent words that begin with one of some rows and go on with one of others. */
function product(rows: readonly Row[], next: readonly Row[]): Row[] {
  return rows
    .flatMap((row) =>
      next.map(({ text, worth }) => ({
        text: row.text ? `${row.text} ${text}` : text,
        worth: row.worth * worth,
      })),
    )
    .slice(0, MOST_WAYS);
}

function rowsOf({ node, column }: Term, words: OpenWords, worth = 1): Row[] {
  const rows = (texts: readonly string[]) => texts.map((text) => ({ text, worth }));
  switch (node.type) {
    case 'term':
      return rows(node.anyOf);
    case 'phrase':
      return node.within === undefined ? rows(waysOf(node.words)) : [];
    case 'wildcard':
    case 'fuzzy':
      return rows(words.get(openNameOf(column, node)) ?? []);
    case 'and':
      return node.nodes
        .map((each) => rowsOf({ node: each, column }, words))
        .reduce((rows, next) => product(rows, next), [{ text: '', worth }]);
    case 'or':
      return node.nodes.flatMap((each, at) =>
        rowsOf({ node: each, column }, words, at === 0 ? worth : worth * (node.standIn ?? 1)),
      );
    default:
      return [];
  }
}

/** SQL of one term, by its rows: those of one worth are looked for at once. */
class TermRelevance {
  private readonly groups: readonly (readonly [worth: number, needles: string])[];
  private readonly first: readonly string[];
  private readonly words: number;
  private readonly parameters: Parameters;

  constructor(rows: readonly Row[], parameters: Parameters) {
    const byWorth = Map.groupBy(rows.slice(0, MOST_ROWS), ({ worth }) => worth);
    this.parameters = parameters;
    this.groups = [...byWorth]
      .sort(([one], [other]) => other - one)
      .map(([worth, some]) => [
        worth,
        parameters.of(
          'Array(String)',
          some.map(({ text }) => ` ${text} `),
        ),
      ]);
    this.first = rows.filter(({ worth }) => worth === 1).map(({ text }) => text);
    this.words = Math.max(1, this.first[0]?.split(' ').length ?? 1);
  }

  /** Returns the worth of the rows that are in a text between spaces; 0 where none is. */
  private worthIn(text: string): string {
    const cases = this.groups.map(([worth, needles]) => `multiSearchAny(${text}, ${needles}), ${worth}`);
    return `multiIf(${cases.join(', ')}, 0)`;
  }

  /** Scores the best of a list of names: whole before in part, now before then. */
  ofItems(column: keyof typeof ITEM_WEIGHTS): string {
    const length = `(1 + countSubstrings(item, ' '))`;
    const whole = `${LONG_TITLE} + ${1 - LONG_TITLE} * least(1, ${this.words} / ${length})`;
    const item = `${this.worthIn(`concat(' ', item, ' ')`)} * (${whole}) * if(now, 1, ${THEN})`;
    return `${ITEM_WEIGHTS[column]} * arrayMax(arrayPushBack(arrayMap((item, now) -> ${item}, ${column}s, ${column}_is_current), 0))`;
  }

  /** Parts of compounds, which are in no item: `Koch` in `Chefkoch`. */
  ofParts(column: TextColumn, weight: number): string {
    const single = this.first.filter((row) => !row.includes(' '));
    if (single.length === 0) return '0';
    const asked = this.parameters.of('Array(String)', single);
    return `${weight} * ${LONG_TITLE} * ${THEN} * hasAny(${column}_extra, ${asked})`;
  }

  /** Returns how often the text has the term, less and less for each time more. */
  ofText(): string {
    const text = `concat(' ', text_text, ' ')`;
    const counts = this.first
      .slice(0, MOST_WAYS)
      .map((row) => `1.0 * countSubstrings(${text}, ${this.parameters.of('String', ` ${row} `)})`);
    const often = `greatest(${[...counts, `0.5 * ${this.worthIn(text)}`].join(', ')})`;
    const length = `(${1 - LENGTH_SHARE} + ${LENGTH_SHARE} * length(text_text) / ${USUAL_LENGTH})`;
    return `${often} * ${SATURATION + 1} / (${often} + ${SATURATION} * ${length})`;
  }
}

const isItems = (column: TextColumn): column is keyof typeof ITEM_WEIGHTS => column in ITEM_WEIGHTS;

/** Returns how well documents answer a term; `condition` is that they have it at all. */
export function relevanceOfTerm(
  term: Term,
  condition: string,
  words: OpenWords,
  parameters: Parameters,
): TermSql {
  const had = `if(${condition}, 1, 0)`;
  const rows = rowsOf(term, words);
  if (rows.length === 0) return { ofFields: had, ofAll: had };
  const sql = new TermRelevance(rows, parameters);
  const of = (column: keyof typeof ITEM_WEIGHTS) =>
    `greatest(${sql.ofItems(column)}, ${sql.ofParts(column, ITEM_WEIGHTS[column])})`;
  if (isItems(term.column)) return { ofFields: of(term.column), ofAll: of(term.column) };
  if (term.column !== 'text') return { ofFields: had, ofAll: had };
  const ofFields = `(${of('title')} + ${sql.ofItems('skill')})`;
  return { ofFields, ofAll: `(${ofFields} + ${sql.ofText()})` };
}
