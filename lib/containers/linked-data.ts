import { readMarkup } from './markup';

/**
 * Linked data (JSON-LD) in pages and documents. Pages are as broken as they come: scripts that are not JSON are skipped,
 * control characters inside texts are read as spaces.
 */

export type Thing = Record<string, unknown>;

/** Deeper than any page nests its graph. */
const MAX_DEPTH = 8;
const MAX_SCRIPTS = 200;
/** Characters of a page that are looked at. */
const MAX_PAGE = 10_000_000;
const SCRIPT = /^\s*application\/ld\+json\b/i;

function scriptsOf(html: string): string[] {
  const scripts: string[] = [];
  let open: string[] | undefined;
  readMarkup(html.slice(0, MAX_PAGE), {
    onopentag: (name, { type = '' }) => {
      const carries = name === 'script' && SCRIPT.test(type);
      open = carries && scripts.length < MAX_SCRIPTS ? [] : undefined;
    },
    ontext: (text) => open?.push(text),
    onclosetag: () => {
      if (open) scripts.push(open.join(''));
      open = undefined;
    },
  });
  return scripts;
}

/** Reads JSON that may be in a comment or a section of XML, and may have line breaks inside its texts. */
export function parseLeniently(script: string): unknown {
  const text = script.replace(/<!\[CDATA\[|\]\]>/g, '');
  const [first, last] = [text.search(/[[{]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))];
  if (first === -1 || last < first) return undefined;
  const inner = text.slice(first, last + 1);
  for (const attempt of [inner, inner.replace(/\p{Cc}/gu, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // Tries the next one: a page may hold other data that is broken.
    }
  }
  return undefined;
}

/** Returns the data that the scripts of a page hold, in their order. */
export const linkedDataIn = (html: string): unknown[] => scriptsOf(html).map(parseLeniently);

/** Says if a thing is of a type, by its name alone or with the address of its vocabulary in front. */
function isOfType(thing: Thing, type: string): boolean {
  const name = type.toLowerCase();
  return [thing['@type']].flat().some((one) => {
    const stated = String(one).toLowerCase();
    return stated === name || stated.endsWith(`/${name}`) || stated.endsWith(`:${name}`);
  });
}

/**
 * Returns the things of a type in linked data, in their order: alone, in lists, in a graph, as the main subject of a
 * page, or as items of a list. What such a thing holds itself is not looked through.
 */
export function thingsOfType(value: unknown, type: string, depth = 0): Thing[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  const below = (inner: unknown) => thingsOfType(inner, type, depth + 1);
  if (Array.isArray(value)) return value.flatMap(below);
  const thing = value as Thing;
  if (isOfType(thing, type)) return [thing];
  return [thing['@graph'], thing.mainEntity, thing.itemListElement, thing.item].flatMap(below);
}
