import { fold } from '../../kernel';

/** Abbreviations that a text writes out itself: "Centers for Medicare and Medicaid Services (CMS)". */

const ACRONYM = /^\p{Lu}{2,6}$/u;
const LITTLE = /^(?:and|for|of|the|in|to|und|fur|der|die|das|de|la|le|et|y|del|e|di|per|en|van|voor)$/u;

/** Words that an abbreviation may leave out. */
const MOST_LEFT_OUT = 2;

/** Returns the words before a bracket whose initials are those of an abbreviation; undefined where they are not. */
function writtenOut(before: string, acronym: string): string[] | undefined {
  const words = (fold(before).match(/\p{L}[\p{L}\p{N}'-]*/gu) ?? []).slice(-3 * acronym.length);
  const letters = [...acronym.toLowerCase()].reverse();
  const found: string[] = [];
  let leftOut = 0;
  for (const word of words.reverse()) {
    if (found.length === letters.length) break;
    if (word.startsWith(letters[found.length] ?? '')) found.push(word);
    else if (!LITTLE.test(word) && ++leftOut > MOST_LEFT_OUT) return undefined;
  }
  return found.length === letters.length ? found : undefined;
}

/** Returns whether a text writes an abbreviation out in words none of which is in the names of what it was taken for. */
export function meansOther(text: string, acronym: string, names: readonly string[]): boolean {
  if (!ACRONYM.test(acronym)) return false;
  const at = text.indexOf(`(${acronym})`);
  const words = at < 0 ? undefined : writtenOut(text.slice(Math.max(0, at - 120), at), acronym);
  const known = fold(names.join(' '));
  return words !== undefined && !words.some((word) => known.includes(word));
}
