import type { ParsedResume } from '@/lib/contracts';
import { fold, isUnspacedScript, squeeze } from '../../../kernel';
import { languageByName } from '../../../taxonomy';
import { type Paragraph, sectionsOfKind, type TextSection } from '../paragraphs';
import { LANGUAGE_LABEL, NOT_LANGUAGE_BEFORE } from './vocabulary';

/** Languages that the candidate speaks (parsing.md, LanguageCompetencies). */

type LanguageCompetency = NonNullable<NonNullable<ParsedResume['languageCompetencies']>[number]>;

/** Longest language name in words ("American Sign Language"). */
const MOST_WORDS = 3;
/** Words of running text after which a paragraph is no list of languages. */
const MOST_RUNNING_WORDS = 30;

type Word = { text: string; from: number; to: number };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A language name begins with a capital in most scripts; a list in small letters is accepted where all are small. */
function mayBeName(word: string, isList: boolean): boolean {
  const first = word.charAt(0);
  return (
    isList ||
    first !== first.toLowerCase() ||
    isUnspacedScript(first) ||
    first.toLowerCase() === first.toUpperCase()
  );
}

/** Language names in a text with their codes, in order, each language once. */
export function languagesInText(text: string, isList: boolean): { name: string; code: string; at: number }[] {
  const list = wordsOf(text);
  const found: { name: string; code: string; at: number }[] = [];
  for (let i = 0; i < list.length; i++) {
    const first = list[i];
    if (!first || !mayBeName(first.text, isList)) continue;
    for (let count = Math.min(MOST_WORDS, list.length - i); count > 0; count--) {
      const last = list[i + count - 1];
      const name = last ? text.slice(first.from, last.to) : '';
      const code = languageByName(name) ?? languageByName(name.replace(/(?:語|语|文|어)$/u, '$&'));
      if (!code) continue;
      if (
        !found.some((item) => item.code === code) &&
        !NOT_LANGUAGE_BEFORE.test(fold(text.slice(0, first.from)))
      )
        found.push({ name, code, at: first.from });
      i += count - 1;
      break;
    }
  }
  return found;
}

function competenciesOf(paragraph: Paragraph, isList: boolean): LanguageCompetency[] {
  const context = squeeze(paragraph.text);
  return languagesInText(paragraph.text, isList).map(({ name, code }) => ({
    language: squeeze(name),
    languageCode: code,
    foundInContext: context,
  }));
}

/** Lists elsewhere: "Languages: English (C1), German" among the skills or the personal details. */
function labelledElsewhere(sections: readonly TextSection[]): LanguageCompetency[] {
  const elsewhere = sectionsOfKind(
    sections,
    'skills',
    'personal',
    'contact',
    'other',
    'summary',
    'qualifications',
    'hobbies',
  );
  return elsewhere.flatMap(({ paragraphs }) => {
    let isOpen = false;
    return paragraphs.flatMap((paragraph) => {
      const label = LANGUAGE_LABEL.exec(fold(paragraph.text));
      isOpen = label !== null || (isOpen && opensWithLanguage(paragraph.text));
      return isOpen
        ? competenciesOf({ ...paragraph, text: paragraph.text.slice(label?.[0].length ?? 0) }, true)
        : [];
    });
  });
}

/** The next language below a labelled one, on a line of its own ("German — B1"). */
function opensWithLanguage(text: string): boolean {
  const [name = ''] = text.split(/\s*[—–(:-]/u);
  return text.length < 40 && languageByName(name.trim()) !== undefined;
}

/** True for a list of languages with its label in front. */
export function isLabelledLanguages(text: string): boolean {
  const label = LANGUAGE_LABEL.exec(fold(text));
  return label !== null && languagesInText(text.slice(label[0].length), true).length > 0;
}

/** A line that is nothing but a list of languages among the contact details ("German, English"). */
function listedInContact(sections: readonly TextSection[]): LanguageCompetency[] {
  return sectionsOfKind(sections, 'contact', 'personal')
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => {
      const items = text.split(/\s*[,;|/•·]\s*/u).filter((item) => item !== '');
      return items.length > 1 && items.every((item) => languageByName(item) !== undefined);
    })
    .flatMap((paragraph) => competenciesOf(paragraph, true));
}

/** Languages of the languages sections, else of labelled lists in other sections; each language once. */
export function readLanguages(sections: readonly TextSection[]): LanguageCompetency[] {
  const own = sectionsOfKind(sections, 'languages').flatMap((section) =>
    section.paragraphs
      .filter((paragraph) => wordsOf(paragraph.text).length <= MOST_RUNNING_WORDS)
      .flatMap((paragraph) => competenciesOf(paragraph, true)),
  );
  const all = [own, labelledElsewhere(sections), listedInContact(sections)].find((found) => found.length > 0);
  const known = new Set<string>();
  return (all ?? []).filter(({ languageCode }) => {
    if (!languageCode || known.has(languageCode)) return false;
    known.add(languageCode);
    return true;
  });
}

/** wire-facts 2.10: what stands in FoundInContext for the language of the resume itself. */
export const RESUME_LANGUAGE = '[RESUME_LANGUAGE]';

/** The competencies with the language of the resume itself added, where it is known and not named. */
export function withResumeLanguage(
  competencies: readonly LanguageCompetency[],
  language: string,
): LanguageCompetency[] {
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language);
  const isNamed = competencies.some(({ languageCode }) => languageCode === language);
  if (isNamed || !name) return [...competencies];
  return [...competencies, { language: name, languageCode: language, foundInContext: RESUME_LANGUAGE }];
}
