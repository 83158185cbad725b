import { Parser } from 'htmlparser2';
import type { XmlElement } from './tree';

/** Deeper than any word processor nests; it bounds the recursion of whoever walks the tree. */
const MAX_DEPTH = 256;
/** Nothing that is deeper than this is looked for an end: the parser would keep all that is open. */
const MOST_OPEN = 5000;
/** A hundred pages have a fifth of this. */
const MAX_ELEMENTS = 250_000;

/** Prefix under which the readers know each namespace, transitional and strict. */
const CANONICAL_PREFIXES: [RegExp, string][] = [
  [/\/wordprocessingml\/(2006\/)?main$/, 'w'],
  [/\/officeDocument\/(2006\/)?relationships$/, 'r'],
  [/\/drawingml\/(2006\/)?main$/, 'a'],
  [/\/drawingml\/(2006\/)?wordprocessingDrawing$/, 'wp'],
  [/\/drawingml\/(2006\/)?picture$/, 'pic'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/wordprocessingShape$/, 'wps'],
  [/^urn:schemas-microsoft-com:vml$/, 'v'],
  [/^urn:oasis:names:tc:opendocument:xmlns:office:/, 'office'],
  [/^urn:oasis:names:tc:opendocument:xmlns:text:/, 'text'],
  [/^urn:oasis:names:tc:opendocument:xmlns:style:/, 'style'],
  [/^urn:oasis:names:tc:opendocument:xmlns:table:/, 'table'],
  [/^urn:oasis:names:tc:opendocument:xmlns:drawing:/, 'draw'],
  [/^urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:/, 'fo'],
  [/^urn:oasis:names:tc:opendocument:xmlns:svg-compatible:/, 'svg'],
  [/^urn:oasis:names:tc:opendocument:xmlns:manifest:/, 'manifest'],
  [/^http:\/\/www\.w3\.org\/1999\/xlink$/, 'xlink'],
  [/^http:\/\/purl\.org\/dc\/elements\//, 'dc'],
];

/**
 * Parses XML leniently: unclosed elements end with their parent, and broken markup ends the document. Returns the root
 * element; undefined when there is none. What is deeper or longer than any document is left out, and the root says so.
 */
export function parseXml(source: string): XmlElement | undefined {
  const builder = new TreeBuilder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        builder.open(name, attributes);
        if (builder.isFull) parser.pause();
      },
      ontext: (text) => builder.text(text),
      onclosetag: () => builder.close(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return builder.finish();
}

class TreeBuilder {
  #root: XmlElement | undefined;
  readonly #stack: XmlElement[] = [];
  readonly #prefixes = new Map<string, string>();
  #elements = 0;
  /** How many elements are open that are too deep for the tree. */
  #tooDeep = 0;
  #isCut = false;

  /** True when nothing more is taken. */
  get isFull(): boolean {
    return this.#elements > MAX_ELEMENTS || this.#tooDeep > MOST_OPEN;
  }

  /** Returns the root of the tree. */
  finish(): XmlElement | undefined {
    if (this.#root && this.#isCut) this.#root.isCut = true;
    return this.#root;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#elements += 1;
    if (this.#stack.length >= MAX_DEPTH) this.#tooDeep += 1;
    this.#isCut ||= this.#tooDeep > 0 || this.isFull;
    if (this.#tooDeep > 0 || this.isFull) return;
    this.#learnPrefixes(attributes);
    const element: XmlElement = {
      name: this.#canonical(name),
      attributes: this.#canonicalAttributes(attributes),
      children: [],
    };
    const parent = this.#stack.at(-1);
    if (parent) parent.children.push(element);
    else if (!this.#root) this.#root = element;
    this.#stack.push(element);
  }

  text(text: string): void {
    const children = this.#stack.at(-1)?.children;
    if (!children || this.#tooDeep > 0) return;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  }

  close(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else this.#stack.pop();
  }

  #learnPrefixes(attributes: Record<string, string>): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns')) continue;
      const canonical = CANONICAL_PREFIXES.find(([pattern]) => pattern.test(value))?.[1];
      const used = name === 'xmlns' ? '' : name.slice('xmlns:'.length);
      if (canonical && canonical !== used) this.#prefixes.set(used, canonical);
    }
  }

  #canonical(name: string): string {
    if (this.#prefixes.size === 0) return name;
    const colon = name.indexOf(':');
    const canonical = this.#prefixes.get(name.slice(0, Math.max(0, colon)));
    return canonical === undefined ? name : `${canonical}:${name.slice(colon + 1)}`;
  }

  #canonicalAttributes(attributes: Record<string, string>): Record<string, string> {
    if (this.#prefixes.size === 0) return attributes;
    const renamed: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      renamed[name.includes(':') ? this.#canonical(name) : name] = value;
    }
    return renamed;
  }
}
