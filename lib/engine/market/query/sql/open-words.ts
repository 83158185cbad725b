import { nameOfOpen, type OpenNode, openNodesOf } from '@/lib/expression';
import type { Filter } from '../filter';
import { Parameters, type Statement } from './statement';

/** A pattern or misspelt word of a request, and the statement for its words (`term`). */
export type OpenWordsQuestion = { name: string; filter: Filter; statement: Statement };

/** More words than this fit hardly anything; the request is refused then. */
export const MAX_OPEN_WORDS = 20_000;

function likeOf(pattern: string): string {
  return pattern
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replaceAll('?', '_');
}

function conditionOf(node: OpenNode, parameters: Parameters): string {
  if (node.type === 'wildcard') return `token like ${parameters.of('String', likeOf(node.pattern))}`;
  const { term, distance } = node;
  const length = [...term].length;
  return [
    `lengthUTF8(token) between ${Math.max(length - distance, 1)} and ${length + distance}`,
    `editDistanceUTF8(token, ${parameters.of('String', term)}) <= ${distance}`,
  ].join(' and ');
}

/** Returns the words of a dictionary that an open node matches (`term`); `table` and `index` are names of ours. */
export function wordsOfPattern(node: OpenNode, table: string, index: string): Statement {
  const parameters = new Parameters();
  const sql = `select distinct token as term
from mergeTreeTextIndex(currentDatabase(), ${table}, ${index})
where ${conditionOf(node, parameters)}
limit ${MAX_OPEN_WORDS + 1}`;
  return { sql, parameters: parameters.values };
}

/** Returns the look-ups in the dictionaries of the index that the statements of a request need first. */
export function openWordsQuestions(filters: readonly Filter[]): OpenWordsQuestion[] {
  return filters.flatMap((filter) => {
    const queries = filter.matches.flatMap((match) => (match.type === 'words' ? [match.words] : []));
    const index = `${filter.field.column}_terms`;
    return queries.flatMap(openNodesOf).map((node) => ({
      name: nameOfOpen(node),
      filter,
      statement: wordsOfPattern(node, filter.level, index),
    }));
  });
}
