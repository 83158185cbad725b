import type { WordsNode } from '@/lib/expression';
import type { OpenWords, Parameters, Statement } from '../market';
import type { TextColumn } from './columns';
import { expressionCondition, wordsOfField } from './expression';
import { relevanceOfTerm, type Term, type TermSql } from './term-relevance';

/**
 * Relevance of documents to the words of an expression, by which they are ordered: BM25 of fields. A title counts more
 * than a skill, a skill more than the text, current work more than past work, and a title that consists of the words
 * more than one that contains them. Each term counts by its rarity among the searched documents.
 */
export type Relevance = {
  /** Parameters of all that follows. */
  parameters: Statement['parameters'];
  /** One condition for each part that must hold, whose documents are counted: `{rarities:Array(Float64)}` has a number for each of them. */
  terms: readonly string[];
  /** Sort keys, higher first, by fields only and by fields and text. */
  ofFields: string;
  ofAll: string;
};

const MOST_UNITS = 12;
/** More terms than these put nothing in order. */
const MOST_TERMS = 40;
/** Of alternatives the best counts, and a little that there are several. */
const ALSO = 0.1;
/** Worth of work that is near to the titles searched for, relative to the terms. */
const NEAR = 12;
/** Steps of the order, so that negligible differences decide nothing. */
const STEPS = 1000;

/**
 * Returns the parts of an expression that must all hold, without exclusions and without fields compared as values,
 * which are simply met or not.
 */
function unitsOf(node: WordsNode, column: TextColumn = 'text'): Term[] {
  if (node.type === 'not') return [];
  if (node.type === 'field') {
    const inside = wordsOfField(node.field);
    return inside ? unitsOf(node.node, inside) : [];
  }
  return node.type === 'and' ? node.nodes.flatMap((each) => unitsOf(each, column)) : [{ node, column }];
}

/** Makes the SQL of the parts of an expression. */
class Relevances {
  private terms = 0;
  private readonly parameters: Parameters;
  private readonly words: OpenWords;

  constructor(parameters: Parameters, words: OpenWords) {
    this.parameters = parameters;
    this.words = words;
  }

  condition({ node, column }: Term): string {
    return expressionCondition(node, this.parameters, this.words, column);
  }

  of(term: Term): TermSql {
    const { node, column } = term;
    if (node.type === 'not') return NOTHING;
    if (node.type === 'field') {
      const inside = wordsOfField(node.field);
      return inside ? this.of({ node: node.node, column: inside }) : NOTHING;
    }
    if ((node.type === 'and' || node.type === 'or') && node.standIn === undefined) {
      const parts = node.nodes.map((each) => this.of({ node: each, column }));
      const best = node.type === 'or' ? `arrayMax(each) + ${ALSO} * arraySum(each)` : 'arrayAvg(each)';
      const joined = (sql: readonly string[]) =>
        `arrayMap(each -> ${best}, [[${sql.map((each) => `toFloat64(${each})`).join(', ')}]])[1]`;
      return {
        ofFields: joined(parts.map(({ ofFields }) => ofFields)),
        ofAll: joined(parts.map(({ ofAll }) => ofAll)),
      };
    }
    this.terms += 1;
    if (this.terms > MOST_TERMS) return NOTHING;
    return relevanceOfTerm(term, this.condition(term), this.words, this.parameters);
  }
}

const NOTHING: TermSql = { ofFields: '0', ofAll: '0' };

const sum = (parts: readonly string[]) => `toInt32(${STEPS} * (${parts.join(' + ')}))`;

/**
 * Returns the order of an expression; none where it searches for no words. `words` holds the words of its open nodes.
 */
export function relevanceOf(
  node: WordsNode,
  parameters: Parameters,
  words: OpenWords,
  nearness?: Statement,
): Relevance | undefined {
  const units = unitsOf(node).slice(0, MOST_UNITS);
  if (units.length === 0) return undefined;
  const relevances = new Relevances(parameters, words);
  const parts = units.map((unit) => relevances.of(unit));
  const rare = (part: string, at: number) => `{rarities:Array(Float64)}[${at + 1}] * ${part}`;
  const near = nearness ? [`${NEAR} * arraySum({rarities:Array(Float64)}) * ${nearness.sql}`] : [];
  return {
    terms: units.map((unit) => relevances.condition(unit)),
    ofFields: sum([...parts.map(({ ofFields }, at) => rare(ofFields, at)), ...near]),
    ofAll: sum([...parts.map(({ ofAll }, at) => rare(ofAll, at)), ...near]),
    parameters: { ...parameters.values, ...nearness?.parameters },
  };
}

/** Returns how much each term counts, of the documents that have it among all that are asked. */
export function raritiesOf(having: readonly number[], all: number): number[] {
  return having.map((n) => Math.log(1 + (Math.max(all - n, 0) + 0.5) / (n + 0.5)));
}
