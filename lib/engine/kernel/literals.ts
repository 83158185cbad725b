/**
 * Text that any match of a pattern must contain, derived from the pattern: vocabularies of eight languages hardly ever
 * have a word in a given paragraph, and this check is ten times as fast as running them.
 */

/** Any text with a match has one of these pieces of text; undefined where the pattern requires none. */
export type Literals = readonly string[] | undefined;

/** Shorter pieces are in every text. */
const LEAST_LENGTH = 3;

type Reader = { source: string; at: number };

const shortest = (literals: Literals) => Math.min(...(literals ?? []).map(({ length }) => length));

/** Returns the rarer of two conditions that both hold: the longer its shortest piece, the fewer texts meet it. */
function rarer(one: Literals, other: Literals): Literals {
  if (!one || !other) return one ?? other;
  return shortest(other) > shortest(one) ? other : one;
}

/** Reads a quantifier; true when the element before it is optional, undefined when there is no quantifier. */
function readQuantifier(reader: Reader): { mayBeAbsent: boolean } | undefined {
  const [found] =
    /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/u.exec(reader.source.slice(reader.at, reader.at + 12)) ?? [];
  if (found === undefined) return undefined;
  reader.at += found.length;
  return { mayBeAbsent: /^(?:[?*]|\{0)/u.test(found) };
}

/** Skips an element that represents one of several characters: a class, an escape, a dot. */
const CLASS =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<[^>]*>|\\[bBdDsSwWnrtfv\d]|[.^$])/iu;
const ZERO_WIDTH = /^(?:\\[bB]|[\^$])/u;
const LOOKAROUND = /^\(\?<?[=!]/u;
const GROUP = /^\((?:\?:|\?<[^>]*>)?/u;

function readGroup(reader: Reader): Literals {
  const opening = GROUP.exec(reader.source.slice(reader.at))?.[0] ?? '(';
  reader.at += opening.length;
  const literals = readAlternatives(reader);
  reader.at += 1;
  return literals;
}

function readSequence(reader: Reader): Literals {
  let best: Literals;
  let run = '';
  const close = () => {
    if (run.length >= LEAST_LENGTH) best = rarer(best, [run]);
    run = '';
  };
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    const rest = reader.source.slice(reader.at, reader.at + 400);
    const lookaround = LOOKAROUND.exec(rest)?.[0];
    const others = lookaround === undefined ? CLASS.exec(rest)?.[0] : undefined;
    if (lookaround !== undefined) {
      reader.at += lookaround.length;
      readAlternatives(reader);
      reader.at += 1;
    } else if (others !== undefined) {
      reader.at += others.length;
      if (!ZERO_WIDTH.test(others)) close();
      readQuantifier(reader);
    } else if (rest.startsWith('(')) {
      close();
      const literals = readGroup(reader);
      if (!readQuantifier(reader)?.mayBeAbsent) best = rarer(best, literals);
    } else {
      const literal = rest.startsWith('\\') ? rest.charAt(1) : rest.charAt(0);
      reader.at += rest.startsWith('\\') ? 2 : 1;
      const quantifier = readQuantifier(reader);
      if (!quantifier?.mayBeAbsent) run += literal;
      if (quantifier) close();
    }
  }
  close();
  return best;
}

function readAlternatives(reader: Reader): Literals {
  const all: Literals[] = [readSequence(reader)];
  while (reader.source.charAt(reader.at) === '|') {
    reader.at += 1;
    all.push(readSequence(reader));
  }
  const known = all.filter((literals) => literals !== undefined);
  return known.length === all.length ? [...new Set(known.flat())] : undefined;
}

/**
 * The pieces of text one of which is in every text that the pattern is found in. For patterns that distinguish case.
 */
export function literalsOf({ source, flags }: RegExp): Literals {
  return flags.includes('i') ? undefined : readAlternatives({ source, at: 0 });
}
