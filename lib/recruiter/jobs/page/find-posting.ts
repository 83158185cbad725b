import { Parser } from 'htmlparser2';

/**
 * Finds the schema.org JobPosting that a page carries as JSON-LD. Pages are as broken as they come: scripts that are
 * not JSON are skipped, control characters inside texts are read as spaces.
 */

export type Members = Record<string, unknown>;

/** Deeper than any page nests its graph. */
const MOST_LEVELS = 8;
const MOST_SCRIPTS = 200;

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the texts of the JSON-LD scripts of a page. */
function scriptsOf(html: string): string[] {
  const scripts: string[] = [];
  let open: string[] | undefined;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      const carries = name === 'script' && /^application\/ld\+json\b/i.test(type.trim());
      open = carries && scripts.length < MOST_SCRIPTS ? [] : undefined;
    },
    ontext: (text) => open?.push(text),
    onclosetag() {
      if (open) scripts.push(open.join(''));
      open = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

function leniently(script: string): unknown {
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

function isPosting(members: Members): boolean {
  return [members['@type']].flat().some((type) => /(?:^|[/:])JobPosting$/i.test(String(type)));
}

function below(value: unknown, level: number): Members[] {
  if (level > MOST_LEVELS) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => below(entry, level + 1));
  if (!isMembers(value)) return [];
  if (isPosting(value)) return [value];
  const inner = [value['@graph'], value.mainEntity, value.itemListElement, value.item];
  return inner.flatMap((member) => below(member, level + 1));
}

/** Returns the postings of a page, or of a JSON-LD document, in the order in which they are there. */
export function postingsOf(body: string, contentType: string): Members[] {
  const texts = /\bjson\b/i.test(contentType) ? [body] : scriptsOf(body);
  return texts.flatMap((text) => below(leniently(text), 0));
}
