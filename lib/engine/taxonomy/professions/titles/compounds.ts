import { stem } from './stem';

/** Parts of compound words ("Softwareentwickler", "vrachtwagenchauffeur") by the words that the tables know. */

const SHORTEST_COMPOUND = 8;
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 3;
const SHORTEST_LAST = 4;
const LINKS = ['s', 'es', 'n', 'en', 'er', 'e'];

function isKnown(part: string, lexicon: ReadonlySet<string>): boolean {
  return part.length >= SHORTEST_PART && lexicon.has(stem(part));
}

function firstPart(head: string, lexicon: ReadonlySet<string>): string | undefined {
  if (isKnown(head, lexicon)) return head;
  const link = LINKS.find(
    (ending) => head.endsWith(ending) && isKnown(head.slice(0, -ending.length), lexicon),
  );
  return link ? head.slice(0, -link.length) : undefined;
}

/**
 * Bases of the parts of a folded word, outer parts first; none where it is no compound of known words. The last part
 * alone is given where only that is known ("Xyzberater").
 */
export function compoundParts(word: string, lexicon: ReadonlySet<string>, depth = 0): string[] {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND || depth > 2) return [];
  let lastOnly: string | undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_LAST; at++) {
    const tail = word.slice(at);
    if (!isKnown(tail, lexicon)) continue;
    lastOnly ??= tail;
    const head = firstPart(word.slice(0, at), lexicon);
    if (head === undefined) continue;
    return [
      stem(head),
      stem(tail),
      ...[head, tail].flatMap((part) => compoundParts(part, lexicon, depth + 1)),
    ];
  }
  return lastOnly && lastOnly.length >= 6
    ? [stem(lastOnly), ...compoundParts(lastOnly, lexicon, depth + 1)]
    : [];
}
