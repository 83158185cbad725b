import { fold } from '../../kernel';
import { formsInAnyLanguage } from '../titles/gender';
import { titleWords } from '../titles/words';
import type { ProfessionTaxonomy } from './taxonomy';

/**
 * Other ways to write words of titles: abbreviations written out (`dev`), and words that our titles write both as one and as two
 * (`frontend`, `front end`).
 */

const SHORTEST_PART = 3;

type Words = { words: ReadonlySet<string>; parted: ReadonlyMap<string, string> };

const known = new WeakMap<ProfessionTaxonomy, Words>();

/**
 * Returns the words of our titles, and those that some write as one, with what others write: two words that follow each
 * other.
 */
function wordsOf(taxonomy: ProfessionTaxonomy): Words {
  const before = known.get(taxonomy);
  if (before) return before;
  const titles = taxonomy.titles().map(({ title }) => fold(title).match(/[\p{L}\p{N}]+/gu) ?? []);
  const words = new Set(titles.flat());
  const parted = new Map<string, string>();
  for (const title of titles)
    title.slice(1).forEach((word, at) => {
      const first = title[at] ?? '';
      if (Math.min(first.length, word.length) < SHORTEST_PART || !words.has(first + word)) return;
      parted.set(first + word, `${first} ${word}`);
    });
  known.set(taxonomy, { words, parted });
  return { words, parted };
}

/** Returns whether a folded word is in one of our titles, and so no slip of the pen. */
export function isWordOfTitles(taxonomy: ProfessionTaxonomy, word: string): boolean {
  return wordsOf(taxonomy).words.has(word);
}

/** Returns other ways to write a folded word, or two words with a space between; each is words with spaces between. */
export function spellingsOf(taxonomy: ProfessionTaxonomy, words: string): string[] {
  const { parted } = wordsOf(taxonomy);
  const closed = words.replace(' ', '');
  if (closed !== words) return parted.get(closed) === words ? [closed] : [];
  const out = titleWords(words).join(' ');
  const apart = parted.get(words);
  return [...(out === words ? [] : [out]), ...(apart ? [apart] : [])];
}

/**
 * Returns the forms, other than the male and female ones, in which documents may have a folded title (words with spaces
 * between).
 */
export function otherFormsOf(taxonomy: ProfessionTaxonomy, title: string): string[] {
  const { words } = wordsOf(taxonomy);
  const isWord = (word: string) => words.has(word);
  const parts = title.split(' ');
  const forms = parts.flatMap((part, at) =>
    formsInAnyLanguage(part, isWord).map((form) => parts.with(at, form).join(' ')),
  );
  const all = parts
    .map((part) => formsInAnyLanguage(part, isWord)[0] ?? part)
    .filter((part, at, list) => part !== list[at - 1])
    .join(' ');
  return [...new Set([...forms, all])].filter((form) => form !== title);
}
