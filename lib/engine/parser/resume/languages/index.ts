import type { ParsedResume } from '@/lib/contracts';
import { fold, squeeze } from '../../../kernel';
import { languageByName } from '../../../taxonomy';
import type { Paragraph } from '../../shared/layout/paragraphs';
import type { SectionKind } from '../headings/kinds';
import { sectionsOfKind, type TextSection } from '../paragraphs';
import { languageNamed, languagesInText, wordsOf } from './names';
import { spokenLanguages } from './spoken';
import { IS_LEVEL_ALONE, isSpokenLevel, LANGUAGE_LABEL } from './vocabulary';

export { languagesInText } from './names';

/** Languages that the candidate speaks (parsing.md, LanguageCompetencies). */

export type LanguageCompetency = NonNullable<NonNullable<ParsedResume['languageCompetencies']>[number]>;

/** Most words of running text in a list of languages. */
const MOST_RUNNING_WORDS = 30;

function competenciesOf(
  paragraph: Paragraph,
  named: ReturnType<typeof languagesInText>,
): LanguageCompetency[] {
  const context = squeeze(paragraph.text);
  return named.map(({ name, code }) => ({
    language: squeeze(name),
    languageCode: code,
    foundInContext: context,
  }));
}

const listedIn = (paragraph: Paragraph) => competenciesOf(paragraph, languagesInText(paragraph.text, true));

/** Sections in which a language is that of somebody or something else. */
const OF_OTHERS: ReadonlySet<SectionKind> = new Set(['languages', 'references', 'workHistory', 'projects']);

/** Lists elsewhere: "Languages: English (C1), German" among the skills or the personal details. */
function labelledElsewhere(sections: readonly TextSection[]): LanguageCompetency[] {
  const elsewhere = sections.filter(({ kind }) => !OF_OTHERS.has(kind));
  return elsewhere.flatMap(({ paragraphs }) => {
    let isOpen = false;
    return paragraphs.flatMap((paragraph) => {
      const label = LANGUAGE_LABEL.exec(fold(paragraph.text));
      isOpen = label !== null || (isOpen && opensWithLanguage(paragraph.text));
      return isOpen ? listedIn({ ...paragraph, text: paragraph.text.slice(label?.[0].length ?? 0) }) : [];
    });
  });
}

/** True for the next language below a labelled one, on a separate line ("German — B1"). */
function opensWithLanguage(text: string): boolean {
  const [name = ''] = text.split(/\s*[—–(:-]/u);
  return text.length < 40 && languageByName(name.trim()) !== undefined;
}

/** True for a list of languages with its label in front. */
export function isLabelledLanguages(text: string): boolean {
  const label = LANGUAGE_LABEL.exec(fold(text));
  return label !== null && languagesInText(text.slice(label[0].length), true).length > 0;
}

/** True for nothing but a list of languages ("German, English and Telgu"). */
function isListOfNames(text: string): boolean {
  const items = text
    .replace(/\s*\([^()]{0,40}\)/gu, '')
    .split(/\s*[,;|/•·&]\s*|\s+(?:and|und|et|y|e|en)\s+/u)
    .filter((item) => item !== '');
  return items.length > 1 && items.every((item) => languageNamed(item.replace(/\.$/u, '')) !== undefined);
}

/** "Tamil" above "To speak" and "To read". */
function isNameAboveLevel(text: string, below: string | undefined): boolean {
  return below !== undefined && languageNamed(text.trim()) !== undefined && IS_LEVEL_ALONE.test(fold(below));
}

/** True for a language with its level and nothing else ("Arabic: mother tongue", "German (B1)"). */
function isNameWithLevel(text: string): boolean {
  const [, name = '', level = ''] = /^\s*(\p{L}[\p{L} ]{1,30}?)\s*[:(–—-]\s*([^:]{1,40})$/u.exec(text) ?? [];
  return level !== '' && languageByName(name) !== undefined && isSpokenLevel(level);
}

/** Returns the lines of a paragraph as separate paragraphs, as for contact details. */
function linesOf(paragraph: Paragraph): Paragraph[] {
  if (paragraph.lines.length < 2) return [paragraph];
  return paragraph.lines.map((line) => ({ ...paragraph, text: line.line.text, lines: [line] }));
}

/** Languages that no heading announces: lines that list nothing else, and runs of lines with one and its level each. */
function unannounced(sections: readonly TextSection[]): LanguageCompetency[] {
  return sections
    .filter(({ kind }) => !OF_OTHERS.has(kind))
    .flatMap((section) => {
      const paragraphs = section.paragraphs.flatMap(linesOf);
      const leveled = paragraphs.map(({ text }) => isNameWithLevel(text));
      return paragraphs
        .filter(({ text }, at) => {
          const isOfRun = leveled[at] && (leveled[at - 1] || leveled[at + 1]);
          return isOfRun || isListOfNames(text) || isNameAboveLevel(text, paragraphs[at + 1]?.text);
        })
        .flatMap(listedIn);
    });
}

/** Sections whose sentences about languages are about lessons, books and the like. */
const NO_SPEAKERS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  ...OF_OTHERS,
  'volunteering',
  'education',
  'training',
  'publications',
  'articles',
  'books',
  'conferencePapers',
  'speaking',
]);
/** Sections in which an item that is only a language means that somebody speaks it. */
const OF_ITEMS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'skills',
  'qualifications',
  'personal',
  'other',
]);

/** "English" as a whole item. */
const isNameAlone = (text: string) =>
  languageByName(text.replace(/(?<![\s.,;:])[\s.,;:]+$/u, '').trim()) !== undefined;

/** Returns languages that somebody speaks, according to sentences and items of other sections. */
function spoken(sections: readonly TextSection[]): LanguageCompetency[] {
  return sections
    .filter(({ kind }) => !NO_SPEAKERS.has(kind))
    .flatMap(({ kind, paragraphs }) =>
      paragraphs.flatMap((paragraph) =>
        OF_ITEMS.has(kind) && isNameAlone(paragraph.text)
          ? listedIn(paragraph)
          : competenciesOf(paragraph, spokenLanguages(paragraph.text)),
      ),
    );
}

/** A label of a person's details, its value and its meaning. */
type LabelledRow = { readonly kind: string; readonly label: string; readonly value: string };

const LABELLED: ReadonlySet<string> = new Set(['languages', 'motherTongue']);

/** Rows of a form: "Languages known: English and Tamil", "Mother tongue⇥Polish". */
function inRows(rows: readonly LabelledRow[]): LanguageCompetency[] {
  return rows
    .filter(({ kind }) => LABELLED.has(kind))
    .flatMap(({ label, value }) =>
      languagesInText(value, true).map(({ name, code }) => ({
        language: squeeze(name),
        languageCode: code,
        foundInContext: squeeze(`${label}: ${value}`),
      })),
    );
}

/** Languages of the languages sections and of labelled rows, else of lists in other sections; each language once. */
export function readLanguages(
  sections: readonly TextSection[],
  rows: readonly LabelledRow[],
): LanguageCompetency[] {
  const own = sectionsOfKind(sections, 'languages').flatMap((section) =>
    section.paragraphs
      .filter((paragraph) => wordsOf(paragraph.text).length <= MOST_RUNNING_WORDS)
      .flatMap(listedIn),
  );
  const all = [
    [...own, ...inRows(rows)],
    labelledElsewhere(sections),
    [...unannounced(sections), ...spoken(sections)],
  ];
  const known = new Set<string>();
  return (all.find((found) => found.length > 0) ?? []).filter(({ languageCode }) => {
    if (!languageCode || known.has(languageCode)) return false;
    known.add(languageCode);
    return true;
  });
}

/** wire-facts 2.10: FoundInContext for the language of the resume itself. */
export const RESUME_LANGUAGE = '[RESUME_LANGUAGE]';

/** Returns the competencies with the language of the resume added, if it is known and not among them. */
export function withResumeLanguage(
  competencies: readonly LanguageCompetency[],
  language: string,
): LanguageCompetency[] {
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language);
  const isNamed = competencies.some(({ languageCode }) => languageCode === language);
  if (isNamed || !name) return [...competencies];
  return [...competencies, { language: name, languageCode: language, foundInContext: RESUME_LANGUAGE }];
}
