import { folded as fold } from '../ground/folded';
import type { Library } from './library';
import { textOf } from './markdown';
import type { FoundGuide, Guide, GuideBlock } from './types';

/** Finds the parts of the documents that hold all of some words. */
export type SearchGuides = (words: string) => FoundGuide[];

const MOST_FOUND = 20;
const MOST_WORDS = 8;
const AROUND = 70;
/** What a word is worth in the title of a page, in the heading of a part, and in its text. */
const WORTH = { page: 4, heading: 6, text: 1 };
/** Decisions say why; who searches asks first how. */
const WORTH_OF_A_DECISION = 0.4;

type Part = {
  href: string;
  page: string;
  heading: string | null;
  text: string;
  folded: Folded;
  worth: number;
};
type Folded = Record<keyof typeof WORTH, string>;

/** Returns the words of a block, with a space between cells and lines. */
function wordsOf(block: GuideBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return textOf(block.inlines);
    case 'code':
      return block.text;
    case 'list':
      return block.items.flat().map(wordsOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(' · ')).join(' ');
    case 'quote':
      return block.blocks.map(wordsOf).join(' ');
    case 'rule':
      return '';
  }
}

function partOf({ slug, title }: Guide, heading: { id: string; text: string } | null, text: string): Part {
  const plain = text.replace(/\s+/g, ' ').trim();
  return {
    href: `/docs/${slug}${heading ? `#${heading.id}` : ''}`,
    page: title,
    heading: heading?.text ?? null,
    text: plain,
    folded: { page: fold(title), heading: fold(heading?.text ?? ''), text: fold(plain) },
    worth: slug.startsWith('decisions') ? WORTH_OF_A_DECISION : 1,
  };
}

/** Cuts a page at its headings. */
function partsOf(guide: Guide): Part[] {
  const parts: { heading: { id: string; text: string } | null; texts: string[] }[] = [
    { heading: null, texts: [] },
  ];
  for (const block of guide.blocks) {
    if (block.kind === 'heading') parts.push({ heading: block, texts: [] });
    else parts.at(-1)?.texts.push(wordsOf(block));
  }
  return parts.map(({ heading, texts }) => partOf(guide, heading, texts.join(' ')));
}

/** Returns where a word begins in a text: at the beginning of one of its words, or else anywhere; -1 for nowhere. */
function placeOf(text: string, word: string): { at: number; begins: boolean } {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return { at, begins: true };
  return { at: text.indexOf(word), begins: false };
}

/** Returns what one word is worth for a part; 0 where it is not in it. */
function worthOf(word: string, { folded }: Part): number {
  return (Object.keys(WORTH) as (keyof Folded)[])
    .map((place) => {
      const { at, begins } = placeOf(folded[place], word);
      return at === -1 ? 0 : WORTH[place] * (begins ? 1 : 0.3);
    })
    .reduce((sum, worth) => sum + worth, 0);
}

function scoreOf(words: readonly string[], part: Part): number {
  const each = words.map((word) => worthOf(word, part));
  if (each.includes(0)) return 0;
  const phrase = part.folded.text.includes(words.join(' ')) || part.folded.heading.includes(words.join(' '));
  return each.reduce((sum, worth) => sum + worth, phrase && words.length > 1 ? 3 : 0) * part.worth;
}

/** Returns the words around the first place of what was searched for. */
function excerptOf(words: readonly string[], { text, folded }: Part): string {
  const places = words.map((word) => placeOf(folded.text, word).at).filter((at) => at !== -1);
  const from = Math.max(0, Math.min(...places, text.length) - AROUND);
  const begin = from === 0 || places.length === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = begin + 2.5 * AROUND;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end).trim()}${end < text.length ? ' …' : ''}`;
}

/** Prepares the search over all documents. */
export function openSearch({ guides }: Library): SearchGuides {
  const parts = [...guides.values()].flatMap(partsOf);
  return (asked) => {
    const words = fold(asked).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    return parts
      .map((part) => ({ part, score: scoreOf(words, part) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST_FOUND)
      .map(({ part }) => ({
        ...{ href: part.href, page: part.page, heading: part.heading },
        excerpt: excerptOf(words, part),
      }));
  };
}
