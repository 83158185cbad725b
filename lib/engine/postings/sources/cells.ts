import { isObject } from './values';

/**
 * Values of a cell that holds more than one: JSON, or a list or dict as Python prints it (`{'nom': 'Weber', 'ok':
 * True}`).
 */

/** Cells are not nested deeper than their readers look. */
const DEEPEST = 6;
const LONGEST = 200_000;

const WORDS: Readonly<Record<string, unknown>> = {
  True: true,
  False: false,
  None: null,
  true: true,
  false: false,
  null: null,
  nan: null,
  NaN: null,
};
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

class Unread extends Error {}

/** Reads a literal from left to right; throws `Unread` at anything else. */
function createReader(text: string) {
  let at = 0;

  function space() {
    while (' \n\t\r'.includes(text.charAt(at)) && at < text.length) at++;
  }

  function quoted(): string {
    const quote = text.charAt(at++);
    let value = '';
    for (; at < text.length && text.charAt(at) !== quote; at++) {
      const isEscape = text.charAt(at) === '\\';
      if (isEscape) at++;
      value += isEscape ? (ESCAPES[text.charAt(at)] ?? text.charAt(at)) : text.charAt(at);
    }
    if (at++ >= text.length) throw new Unread();
    return value;
  }

  function word(): unknown {
    const found = /[\w.+-]+/y;
    found.lastIndex = at;
    const written = found.exec(text)?.[0];
    if (written === undefined) throw new Unread();
    at += written.length;
    if (written in WORDS) return WORDS[written];
    if (!/^[+-]?\d/.test(written) || Number.isNaN(Number(written))) throw new Unread();
    return Number(written);
  }

  function members(open: string, depth: number): unknown {
    const list: unknown[] = [];
    const named: [string, unknown][] = [];
    at++;
    for (space(); text.charAt(at) !== CLOSING[open]; space()) {
      const value = read(depth);
      space();
      if (open === '{' && text.charAt(at) === ':') {
        at++;
        named.push([String(value), read(depth)]);
        space();
      } else list.push(value);
      if (text.charAt(at) === ',') at++;
      else if (text.charAt(at) !== CLOSING[open]) throw new Unread();
    }
    at++;
    return named.length > 0 ? Object.fromEntries(named) : list;
  }

  function read(depth: number): unknown {
    if (depth > DEEPEST) throw new Unread();
    space();
    const sign = text.charAt(at);
    if (sign in CLOSING) return members(sign, depth + 1);
    return sign === "'" || sign === '"' ? quoted() : word();
  }

  return {
    whole: () => {
      const value = read(0);
      space();
      if (at < text.length) throw new Unread();
      return value;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value in the text of a cell; the cell itself without one. */
export function opened(cell: unknown): unknown {
  if (typeof cell !== 'string' || cell.length > LONGEST || !/^\s*[[{]/.test(cell)) return cell;
  const value = parsed(cell) ?? literal(cell);
  return Array.isArray(value) || isObject(value) ? value : cell;
}

function literal(text: string): unknown {
  try {
    return createReader(text).whole();
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return undefined;
  }
}
