/** Properties by name, values in lower case. */
export type Declarations = Record<string, string>;

type Rule = { tag?: string; id?: string; classes: string[]; declarations: Declarations; weight: number };

const MAX_RULES = 2000;
const MAX_LENGTH = 1000;
/** Reads `name: value` pairs of a style attribute or rule; later ones win. */
export function parseDeclarations(source: string): Declarations {
  const declarations: Declarations = {};
  for (const part of source.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim().toLowerCase();
    if (!/^[a-z-]{1,40}$/.test(name)) continue;
    declarations[name] = part
      .slice(colon + 1, colon + 1 + MAX_LENGTH)
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase();
  }
  return declarations;
}

/**
 * Rules of `<style>` elements whose selector is one compound of tag, id and classes. Selectors that depend on other
 * elements, and rules inside of `@media` and the like, are left out: a wrong style is worse than none.
 */
export class StyleSheet {
  readonly #rules = new Map<string, Rule>();
  readonly #matches = new Map<string, Declarations>();

  add(source: string): void {
    const plain = withoutAtRules(source.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' '));
    for (const block of plain.split('}')) {
      const [selectors = '', body = ''] = block.split('{');
      const declarations = parseDeclarations(body);
      if (selectors.length > MAX_LENGTH || Object.keys(declarations).length === 0) continue;
      for (const selector of selectors.split(',')) this.#addRule(selector.trim(), declarations);
    }
  }

  /** Declarations for an element, the more specific and later ones winning. */
  match(tag: string, id: string | undefined, className: string | undefined): Declarations {
    if (this.#rules.size === 0) return {};
    const key = `${tag} ${id ?? ''} ${className ?? ''}`;
    const known = this.#matches.get(key);
    if (known) return known;
    const found = this.#find(tag, id, className);
    if (this.#matches.size < MAX_RULES) this.#matches.set(key, found);
    return found;
  }

  #find(tag: string, id: string | undefined, className: string | undefined): Declarations {
    const classes = className?.split(/\s+/) ?? [];
    const matching = [...this.#rules.values()].filter(
      (rule) =>
        (rule.tag === undefined || rule.tag === tag) &&
        (rule.id === undefined || rule.id === id) &&
        rule.classes.every((name) => classes.includes(name)),
    );
    matching.sort((one, other) => one.weight - other.weight);
    return Object.assign({}, ...matching.map((rule) => rule.declarations));
  }

  #addRule(selector: string, declarations: Declarations): void {
    const match = /^([a-z][a-z0-9]*|\*)?((?:[.#][\w-]+)*)$/i.exec(selector);
    if (!match || selector === '' || this.#rules.size >= MAX_RULES) return;
    const names: string[] = match[2]?.match(/[.#][\w-]+/g) ?? [];
    const id = names.find((name) => name.startsWith('#'))?.slice(1);
    const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
    const tag = match[1] && match[1] !== '*' ? match[1].toLowerCase() : undefined;
    const weight = (id ? 100 : 0) + classes.length * 10 + (tag ? 1 : 0);
    const earlier = this.#rules.get(selector)?.declarations;
    // Inserted again, so that the rule comes after those before it.
    this.#rules.delete(selector);
    this.#rules.set(selector, {
      ...(tag && { tag }),
      ...(id && { id }),
      classes,
      declarations: { ...earlier, ...declarations },
      weight,
    });
    this.#matches.clear();
  }
}

/** Removes `@...` statements and blocks, counting braces. */
function withoutAtRules(source: string): string {
  let result = '';
  let position = 0;
  for (;;) {
    const at = source.indexOf('@', position);
    if (at < 0) return result + source.slice(position);
    result += source.slice(position, at);
    position = endOfAtRule(source, at);
  }
}

function endOfAtRule(source: string, at: number): number {
  let depth = 0;
  for (let index = at; index < source.length; index += 1) {
    const character = source[index];
    if (character === ';' && depth === 0) return index + 1;
    if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth <= 0) return index + 1;
    }
  }
  return source.length;
}
