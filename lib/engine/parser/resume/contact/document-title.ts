import { fold, isWithinSlips, squeeze } from '../../../kernel';
import { DOCUMENT_TITLES } from '../../shared/contact/name-vocabulary';

/** The title of the document itself ("Curriculum Vitae", "Carriculum Vita", "Resume of"), which is nobody's name. */

const titles: ReadonlySet<string> = new Set(DOCUMENT_TITLES);
const LONGEST_TITLE = 60;
const LATIN_TITLE = 'curriculumvitae';
/** Slips of the pen that the Latin title is known with; it is misspelt in more ways than any other word of a CV. */
const SLIPS = 4;

function isLatinTitle(text: string): boolean {
  const letters = fold(text).replace(/[^a-z]+/gu, '');
  return letters.startsWith('c') && letters.length < LATIN_TITLE.length + SLIPS && letters.includes('vi')
    ? isWithinSlips(letters, LATIN_TITLE, SLIPS)
    : false;
}

/** True for a line that is nothing but the title of a CV. */
export function isDocumentTitle(text: string): boolean {
  if (text.length > LONGEST_TITLE) return false;
  const key = fold(squeeze(text))
    .replace(/^[\s-]+/u, '')
    .replace(/(?<![:.\s-])[:.\s-]+$/u, '');
  const closed = /\p{Script=Han}/u.test(key) ? key.replaceAll(' ', '') : key;
  return titles.has(closed) || isLatinTitle(key);
}

const SHORT_TITLE = /^(?:lebenslauf|résumé|resume|cv|bio-?\s?data)\s*(?:[-–—:|]|of|von|de|di|du|van)?\s+/iu;
const JOINT = /^\s*(?:[-–—:|]|(?:of|von|de|di|du|van)\s)?\s*/iu;
const TITLE_BEHIND = /[\s,|–—-]{1,12}(?:curriculum vitae|lebenslauf|résumé|resume|cv)\s*$/iu;

/** Returns the text without the title of the document before or after it. */
export function withoutDocumentTitle(text: string): string {
  const [pair = ''] = /^\p{L}{6,14}[\s-]+\p{L}{2,7}(?=[\s:|–—-])/u.exec(text) ?? [];
  const rest = pair !== '' && isLatinTitle(pair) ? text.slice(pair.length) : undefined;
  const bare = rest === undefined ? text.replace(SHORT_TITLE, '') : rest.replace(JOINT, '');
  return bare.replace(TITLE_BEHIND, '');
}
