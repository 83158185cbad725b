import { MARKET_WORDS, parseWords, type WordsNode } from '@/lib/expression';
import type { CodesNode, Match } from './filter';
import { nameOf, type Piece, piecesOf, readCode, type ValueReader } from './filter-values';

/**
 * The full-text language (market.md, "Full-text search") on text fields whose values are codes or kept as they are: its
 * terms are values or what they are called. Names have spaces, so that a space is AND only between words that are no
 * name together.
 */

/** What is more than alternatives, which every field has. */
const MORE_THAN_OR = /[()]|(?:^|\s)(?:AND|NOT)\s|(?:^|[\s|])-[^\s|-]/u;
/** The same of values kept as they are, of which any may have a bracket or a dash: an address has no spaces or quotes. */
const MORE_THAN_A_STRING = /(?:^|\s)(?:AND|NOT)\s|(?:^|[\s|])[-("]|\*/u;

function isNamed(text: string, { field, context: { values } }: ValueReader): boolean {
  return !values || values.isKnown(field, text) || values.named(field, nameOf(text)).length > 0;
}

/** Returns whether a value of the field is a query, more than a value, a name or alternatives. */
export function isCodesQuery(value: string, reader: ValueReader): boolean {
  const { kind, type } = reader.field;
  if (kind === 'string') return MORE_THAN_A_STRING.test(value.trim());
  if (type !== 'text' || (kind !== 'code' && kind !== 'codes') || isNamed(value.trim(), reader)) return false;
  if (MORE_THAN_OR.test(value)) return true;
  const isOf = (name: string) => isNamed(name, reader);
  return piecesOf(value).some(({ text }) => !isOf(text) && /\s/u.test(text) && text.split(/\s+/u).some(isOf));
}

/** A value as it is kept, or the pieces of one with wildcards. */
function stringOf(text: string): CodesNode {
  return text.includes('*') ? { type: 'pieces', pieces: text.split('*') } : { type: 'codes', anyOf: [text] };
}

/** Reads the values of each term; undefined where one is unknown, which would silently match nothing. */
function codesOf(node: WordsNode, piece: Piece, reader: ValueReader): CodesNode | undefined {
  if (node.type === 'not') {
    const negated = codesOf(node.node, piece, reader);
    return negated && { type: 'not', node: negated };
  }
  if (node.type === 'and' || node.type === 'or') {
    const nodes = node.nodes.map((each) => codesOf(each, piece, reader));
    const known = nodes.filter((each) => each !== undefined);
    return known.length === nodes.length ? { type: node.type, nodes: known } : undefined;
  }
  const text = node.type === 'term' ? (node.anyOf[0] ?? '') : '';
  if (reader.field.kind === 'string') return stringOf(text);
  const start = piece.start + Math.max(piece.text.indexOf(text), 0);
  const match = readCode({ text, start, end: start + text.length }, reader);
  if (match?.type === 'equals') return { type: 'codes', anyOf: [match.value] };
  return match?.type === 'anyOf' ? { type: 'codes', anyOf: match.values } : undefined;
}

/** Reads a query of values or names; its bars are part of it. */
export function readCodesQuery(piece: Piece, reader: ValueReader): Match | undefined {
  const isName = (text: string) => reader.field.kind !== 'string' && isNamed(text, reader);
  const { node, problems } = parseWords(piece.text, { ...MARKET_WORDS, isName });
  const named = node && codesOf(node, piece, reader);
  for (const { code, message, span } of problems)
    reader.refuse(code, message, {
      start: piece.start + (span?.start ?? 0),
      end: piece.start + (span?.end ?? piece.text.length),
    });
  return named && { type: 'named', named };
}
