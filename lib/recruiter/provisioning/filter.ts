import { wrong } from './fault';

/**
 * The part of the filters of SCIM that providers send (RFC 7644 3.4.2.2): comparisons by `eq`, joined by `and`, also
 * within the brackets of a list (`emails[type eq "work"].value eq "ada@example.org"`).
 */

/** What a filter compares; the attribute in lower case, without the URN of its schema. */
export type Condition = { attribute: string; value: string };

const LONGEST = 2000;
const MOST = 10;
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[[\]]|[\w.$:-]+)\s*/gy;
const NAME = /^[a-z$_][\w.$:-]*$/i;

const UNKNOWN = wrong('invalidFilter', 'Only comparisons by “eq”, joined by “and”, can be answered.');

/** Returns an attribute in lower case, without the URN of its schema. */
export const attributeKey = (path: string) =>
  path.toLowerCase().replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, '');

function tokensOf(filter: string): string[] {
  const found = [...filter.matchAll(TOKEN)];
  const read = found.reduce((length, [whole]) => length + whole.length, 0);
  if (read < filter.length) throw UNKNOWN;
  return found.map(([, token = '']) => token);
}

function textOf(written: string): string {
  if (/^(?:true|false)$/i.test(written)) return written.toLowerCase();
  if (!written.startsWith('"')) throw UNKNOWN;
  try {
    return String(JSON.parse(written));
  } catch {
    throw wrong('invalidFilter', `${written} is no text in JSON.`);
  }
}

function readComparison(attribute: string, tokens: string[]): Condition {
  if (tokens.shift()?.toLowerCase() !== 'eq') throw UNKNOWN;
  return { attribute, value: textOf(tokens.shift() ?? '') };
}

function readTerm(tokens: string[], list: string): Condition[] {
  const name = tokens.shift() ?? '';
  if (!NAME.test(name)) throw UNKNOWN;
  const attribute = list + attributeKey(name);
  if (tokens[0] !== '[' || list !== '') return [readComparison(attribute, tokens)];
  tokens.shift();
  const within = readTerms(tokens, `${attribute}.`);
  if (tokens.shift() !== ']') throw UNKNOWN;
  if (!tokens[0]?.startsWith('.')) return within;
  const part = tokens.shift() ?? '';
  return [...within, readComparison(attribute + part.toLowerCase(), tokens)];
}

/** Reads comparisons up to what does not join them; `list` is in front of the names within brackets. */
function readTerms(tokens: string[], list: string): Condition[] {
  const conditions = readTerm(tokens, list);
  while (tokens[0]?.toLowerCase() === 'and') {
    tokens.shift();
    conditions.push(...readTerm(tokens, list));
  }
  return conditions;
}

/** Reads a filter; nothing is compared without one. */
export function readFilter(filter: string | null): Condition[] {
  if (filter === null || filter.trim() === '') return [];
  if (filter.length > LONGEST) throw wrong('invalidFilter', 'This filter is too long.');
  const tokens = tokensOf(filter);
  const conditions = readTerms(tokens, '');
  if (tokens.length > 0 || conditions.length > MOST) throw UNKNOWN;
  return conditions;
}
