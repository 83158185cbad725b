import type { StringModel } from '../../../strings';

/** Tells names from other short texts by their letters, where neither their form nor a vocabulary does. */

const WORD = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u;
const FEWEST_WORDS = 2;
const MOST_WORDS = 6;
/** Likelihood from which on letters are those of a person. */
const PERSON = 0.5;
/** Likelihood from which on they are of something else, where a person is this unlikely. */
const OTHER = 0.6;
const NO_PERSON = 0.2;

/** Returns whether a text with capitals in some of its words only is a name: "Amy nicole Pate", "nermin SOYKAN". */
export function isMixedName(text: string, strings: StringModel | undefined): boolean {
  const words = text.split(' ');
  if (strings === undefined || words.length < FEWEST_WORDS || words.length > MOST_WORDS) return false;
  const isOfNames = words.every((word) => WORD.test(word)) && words.some((word) => /^\p{Lu}/u.test(word));
  return isOfNames && strings.likelihood(text, 'person') >= PERSON;
}

/** Returns whether the letters of a text are those of a title or a heading, and not of a person. */
export function readsAsOther(text: string, strings: StringModel | undefined): boolean {
  if (strings === undefined || strings.likelihood(text, 'person') >= NO_PERSON) return false;
  return (['title', 'heading'] as const).some((kind) => strings.likelihood(text, kind) >= OTHER);
}
