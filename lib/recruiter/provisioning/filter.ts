import { wrong } from './fault';

/** The part of the filters of SCIM that providers send (RFC 7644 3.4.2.2): comparisons by `eq`, joined by `and`. */

/** What a filter compares; the attribute in lower case, without the URN of its schema. */
export type Condition = { attribute: string; value: string };

const LONGEST = 2000;
const MOST = 10;
const COMPARISON =
  /^\s*([\w.$:-]+(?:\[type +eq +"work"\]\.value)?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*(?:and(?=\s)|$)/i;

const UNKNOWN = 'Only comparisons by “eq”, joined by “and”, can be answered.';

/** Returns an attribute in lower case, without the URN of its schema. */
export const attributeKey = (path: string) =>
  path.toLowerCase().replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, '');

function textOf(written: string): string {
  if (!written.startsWith('"')) return written.toLowerCase();
  try {
    return String(JSON.parse(written));
  } catch {
    throw wrong('invalidFilter', `${written} is no text in JSON.`);
  }
}

/** Reads a filter; nothing is compared without one. */
export function readFilter(filter: string | null): Condition[] {
  if (filter === null || filter.trim() === '') return [];
  if (filter.length > LONGEST) throw wrong('invalidFilter', 'This filter is too long.');
  const conditions: Condition[] = [];
  let rest = filter;
  while (rest !== '') {
    const [whole, attribute = '', value = ''] = COMPARISON.exec(rest) ?? [];
    if (whole === undefined || conditions.length === MOST) throw wrong('invalidFilter', UNKNOWN);
    conditions.push({ attribute: attributeKey(attribute), value: textOf(value) });
    rest = rest.slice(whole.length);
    if (rest === '' && /and$/i.test(whole)) throw wrong('invalidFilter', UNKNOWN);
  }
  return conditions;
}
