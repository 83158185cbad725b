import { stem } from './stem';

/** Parts of compound words ("Softwareentwickler", "vrachtwagenchauffeur") by the words that the tables know. */

const SHORTEST_COMPOUND = 8;
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 3;
const SHORTEST_LAST = 4;
const SHORTEST_LAST_ALONE = 5;
const LINKS = ['s', 'es', 'n', 'en', 'er', 'e'];
const DEEPEST = 2;

/** Words that compounds are made of, folded; their bases. */
export type Lexicon = ReadonlySet<string>;

function isKnown(part: string, lexicon: Lexicon): boolean {
  return part.length >= SHORTEST_PART && lexicon.has(stem(part));
}

function firstPart(head: string, lexicon: Lexicon): string | undefined {
  if (isKnown(head, lexicon)) return head;
  const link = LINKS.find(
    (ending) => head.endsWith(ending) && isKnown(head.slice(0, -ending.length), lexicon),
  );
  return link ? head.slice(0, -link.length) : undefined;
}

/**
 * Bases of the parts of a folded word, outer parts first; none where it is no compound of known words. Where the first
 * part is unknown, it and the longest known end are given ("Xyzberater").
 */
export function compoundParts(word: string, lexicon: Lexicon, depth = 0): string[] {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND || depth > DEEPEST) return [];
  let lastAlone: string | undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_LAST; at++) {
    const tail = word.slice(at);
    if (!isKnown(tail, lexicon)) continue;
    if (at > SHORTEST_PART) lastAlone ??= tail;
    const head = firstPart(word.slice(0, at), lexicon);
    if (head === undefined) continue;
    return [
      stem(head),
      stem(tail),
      ...[head, tail].flatMap((part) => compoundParts(part, lexicon, depth + 1)),
    ];
  }
  if (lastAlone === undefined || lastAlone.length < SHORTEST_LAST_ALONE) return [];
  const head = word.slice(0, -lastAlone.length);
  return [stem(head), stem(lastAlone), ...compoundParts(lastAlone, lexicon, depth + 1)];
}
