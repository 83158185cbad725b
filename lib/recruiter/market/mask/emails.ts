import type { Stretch } from './stretch';

/**
 * E-mail addresses as advertisements write them: `name@host.example`, with spaces or a wide @, escaped, `name [at]
 * host.example`, `name (at) host (dot) example`, `name at host dot example`. Every pattern is bounded, so that no text
 * takes longer than its length.
 */

const NAME = String.raw`(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'&=-]{0,63}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const TOP_LEVEL = String.raw`(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}])`;
const SPELLED_AT = '(?:at|ät|et|arroba|chiocciola|arobase|apenstaartje|apestaartje|małpa)';
const SPELLED_DOT = '(?:dot|punkt|point|punto|ponto|punt|kropka)';
const SIGN = '(?:@|＠|﹫|%40|&#0{0,4}64;|&#x0{0,4}40;|&commat;)';
const BRACKETED_AT = String.raw`[[({<]\s?(?:${SPELLED_AT}|${SIGN})\s?[\])}>]`;
const BRACKETED_DOT = String.raw`[[({<]\s?(?:${SPELLED_DOT}|\.)\s?[\])}>]`;

/** An @ with a space on only one side begins the name of a domain or of a person: `mail from @host.example`. */
const AT = String.raw`(?:${SIGN}|\s${SIGN}\s|\s{0,2}${BRACKETED_AT}\s{0,2})`;
const DOT = String.raw`(?:\.|\s{0,2}${BRACKETED_DOT}\s{0,2}|\s${SPELLED_DOT}\s)`;

/** Words between spaces: pairs with no other meaning in their language (unlike "at any point during"). */
const SPOKEN = [
  ['(?:at|ät)', '(?:dot|punkt)'],
  ['(?:arroba|arobase|chiocciola|apenstaartje|apestaartje|małpa)', '(?:point|punto|ponto|punt|kropka)'],
].map(([at, dot]) => String.raw`\s${at}\s(?:${LABEL}\s${dot}\s){1,6}`);

const ADDRESS = new RegExp(`${NAME}(?:${AT}(?:${LABEL}${DOT}){1,6}|${SPOKEN.join('|')})${TOP_LEVEL}`, 'giu');

const MAY_HAVE_ADDRESS = new RegExp(`${SIGN}|${SPELLED_AT}`, 'iu');

/** Returns where addresses are in a text, in their order. */
export function emailsIn(text: string): Stretch[] {
  if (!MAY_HAVE_ADDRESS.test(text)) return [];
  return [...text.matchAll(ADDRESS)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}
