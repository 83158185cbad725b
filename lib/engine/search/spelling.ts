import { DOCUMENT_WORDS, type WordsNode } from '@/lib/expression';
import { otherFormsOf, type ProfessionTaxonomy, spellingsOf, writtenOutBetween } from '../taxonomy';

/**
 * An expression by the ways in which its words are written: abbreviations written out, words that some write as two,
 * and typos. Excluded words and patterns do not change.
 */

/** A term and its replacements or additions. */
export type Widened = { term: string; with: string[] };

/** Worth of another spelling of a word relative to the written one. */
const SPELLED = 0.9;

/** Fields in which titles are, which have a form for women and one for men. */
export const TITLE_FIELDS: ReadonlySet<string> = new Set(['title', 'text']);

/** True for a leaf that looks for words as typed; a German compound and its parts are one. */
export function isPlain(node: WordsNode): boolean {
  if (node.type === 'term') return true;
  if (node.type === 'phrase') return node.within === undefined;
  return node.type === 'or' && node.standIn !== undefined;
}

/** Returns the words of a leaf as typed, with spaces between. */
export function textOf(node: WordsNode): string {
  if (node.type === 'term') return node.anyOf[0] ?? '';
  if (node.type === 'phrase') return node.words.map(([first = '']) => first).join(' ');
  if (node.type === 'and') return node.nodes.map(textOf).join(' ');
  return node.type === 'or' && node.nodes[0] ? textOf(node.nodes[0]) : '';
}

/** Words with spaces between as a leaf. */
export function leafOf(text: string): WordsNode {
  const words = text.split(' ');
  return words.length === 1
    ? { type: 'term', anyOf: words }
    : { type: 'phrase', words: words.map((word) => [word]) };
}

/** Returns a node with others that may replace it. */
export function withStandIns(node: WordsNode, others: readonly WordsNode[], worth: number): WordsNode {
  return others.length === 0 ? node : { type: 'or', nodes: [node, ...others], standIn: worth };
}

/** Does something with the nodes of an expression that look for words; with those that are excluded or asked of values, nothing. */
export function mapSought(
  node: WordsNode,
  change: (leaf: WordsNode, field: string) => WordsNode,
  field = 'text',
): WordsNode {
  if (node.type === 'not') return node;
  if (node.type === 'field') return { ...node, node: mapSought(node.node, change, node.field) };
  if ((node.type === 'and' || node.type === 'or') && node.standIn === undefined)
    return { ...node, nodes: node.nodes.map((each) => mapSought(each, change, field)) };
  return change(node, field);
}

const isWord = (node: WordsNode) => isPlain(node) && !textOf(node).includes(' ');

/** Joins two adjacent words that others write as one: `front end`. */
function withClosedPairs(node: WordsNode, professions: ProfessionTaxonomy): WordsNode {
  if (node.type === 'field') return { ...node, node: withClosedPairs(node.node, professions) };
  if ((node.type !== 'and' && node.type !== 'or') || node.standIn !== undefined) return node;
  const nodes = node.nodes.map((each) => withClosedPairs(each, professions));
  if (node.type === 'or') return { ...node, nodes };
  const read: WordsNode[] = [];
  for (const each of nodes) {
    const before = read.at(-1);
    const pair = before && isWord(before) && isWord(each) ? `${textOf(before)} ${textOf(each)}` : '';
    const [closed] = pair ? spellingsOf(professions, pair) : [];
    if (before && closed)
      read.splice(-1, 1, withStandIns({ type: 'and', nodes: [before, each] }, [leafOf(closed)], SPELLED));
    else read.push(each);
  }
  return read.length === 1 && read[0] ? read[0] : { ...node, nodes: read };
}

/** A word of an expression, with the field that it searches and the words typed before and after it. */
export type PlacedWord = {
  word: string;
  field: string;
  before: string | undefined;
  after: string | undefined;
};

/** Returns the words that an expression looks for. */
function placedWords(node: WordsNode): PlacedWord[] {
  const words: { word: string; field: string }[] = [];
  mapSought(node, (leaf, field) => {
    for (const word of isPlain(leaf) ? textOf(leaf).split(' ') : []) words.push({ word, field });
    return leaf;
  });
  return words.map((each, at) => ({ ...each, before: words[at - 1]?.word, after: words[at + 1]?.word }));
}

/** Returns what abbreviations in an expression stand for, by the titles that they make with their neighbours. */
function writtenOutIn(node: WordsNode, professions: ProfessionTaxonomy): Map<string, string[]> {
  return new Map(
    placedWords(node)
      .filter(({ field }) => TITLE_FIELDS.has(field))
      .map(({ word, ...beside }) => [word, writtenOutBetween(professions, word, beside)]),
  );
}

/** Returns the expression with the other ways to write its words. */
export function withSpellings(
  node: WordsNode,
  professions: ProfessionTaxonomy,
): { node: WordsNode; widened: Widened[] } {
  const widened: Widened[] = [];
  const out = writtenOutIn(node, professions);
  const spelled = mapSought(node, (leaf, field) => {
    if (!isPlain(leaf)) return leaf;
    const text = textOf(leaf);
    const others = leaf.type === 'term' ? (out.get(text) ?? []) : [];
    if (leaf.type === 'term' && others.length === 0) others.push(...spellingsOf(professions, text));
    if (others.length > 0) widened.push({ term: text, with: others });
    const forms = TITLE_FIELDS.has(field) ? otherFormsOf(professions, text) : [];
    return withStandIns(withStandIns(leaf, forms.map(leafOf), 1), others.map(leafOf), SPELLED);
  });
  return { node: withClosedPairs(spelled, professions), widened };
}

/** Words so short are rarely mistyped, and everything is near them. */
const SHORTEST_MISTYPED = 5;

/** Returns the words of an expression that may be mistyped. */
export function wordsToCheck(node: WordsNode): PlacedWord[] {
  return placedWords(node).filter(({ word }) => word.length >= SHORTEST_MISTYPED && /^\p{L}+$/u.test(word));
}

/** Returns the expression with other words in place of those that no document has. */
export function withWords(node: WordsNode, instead: ReadonlyMap<string, readonly string[]>): WordsNode {
  const read = (ways: readonly string[]) => ways.flatMap((way) => instead.get(way) ?? [way]);
  return mapSought(node, (leaf) => {
    if (leaf.type === 'term') return { ...leaf, anyOf: read(leaf.anyOf) };
    if (leaf.type === 'phrase') return { ...leaf, words: leaf.words.map(read) };
    if (leaf.type !== 'or') return leaf;
    return { ...leaf, nodes: leaf.nodes.map((each) => withWords(each, instead)) };
  });
}

/** `Krankenpfleger:in`, `Verkäufer*innen`, `enfermero/a`, `vendeur(euse)`: endings for both forms of a word. */
const ENDING = '(?:innen|in|euse|trice|i?[eè]re|ora|ra|ka|e|a|o)';
const BOTH = new RegExp(
  `(?<=\\p{L}{3})(?:(?<!(?<!\\p{L})(?:${[...DOCUMENT_WORDS.fields].join('|')}))[:*_](?:innen|in)|[·/]-?${ENDING}|\\(-?${ENDING}\\))(?![\\p{L}*])`,
  'giu',
);
/** `(m/w/d)`, `(h/f)`. */
const ALL_WELCOME = /\((?:[mwfhdxvi]\s?[/|]\s?){1,3}[mwfhdxvi*]\)/giu;

/** Returns the text of an expression without the marks that a word is meant for women and men. */
export function withoutMarks(text: string): string {
  return text.replace(ALL_WELCOME, ' ').replace(BOTH, '');
}
