import { findDates, fold, isOnlyDates } from '../../../kernel';
import type { StringModel } from '../../../strings';
import { languageByName } from '../../../taxonomy';
import type { Paragraph } from '../../shared/layout/paragraphs';
import { isOn } from '../../shared/mechanisms';
import { isLevel } from '../../shared/wording/levels';
import { skillsOfParagraph, toolsOfParagraph } from '../../shared/wording/skills';
import { CERTIFICATE_LABEL, LICENCE_WORD } from '../credentials/vocabulary';
import type { ParsedPosition } from '../entries/model';
import type { SectionKind } from '../headings/kinds';
import { withLabelledRows } from '../labelled-rows';
import { isLabelledLanguages, languagesInText } from '../languages';
import { LANGUAGE_LABEL } from '../languages/vocabulary';
import type { TextSection } from '../paragraphs';
import { drivingLicenceIn } from '../personal/driving';
import { placesOfUse, type RawSkill } from './use';

export { type NamedSkills, readNamedSkills } from './named';

/** Skills as written (parsing.md, Skills.Raw), where they are found, for how long and until when they were used. */

function keyOf(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}+#]+/gu, '');
}

/** A bold paragraph above lists names their group. */
function isGroupHeading(paragraph: Paragraph, next: Paragraph | undefined): boolean {
  const [first] = paragraph.lines;
  const [follower] = next?.lines ?? [];
  if (!first || !follower || !next || first.line.bullet) return false;
  const isLouder =
    (first.line.bold && !follower.line.bold) || first.line.fontSize > follower.line.fontSize + 0.6;
  return isLouder && !/[,;|•]/u.test(paragraph.text) && !isLevel(next.text);
}

function isLanguageList(group: string | undefined, skills: readonly string[]): boolean {
  if (group === undefined || !LANGUAGE_LABEL.test(`${fold(group)}:`)) return false;
  return skills.some((skill) => languageByName(skill.replace(/[([].*$/u, '').trim()) !== undefined);
}

/** "Certificates", "Driving licence": a group of credentials. */
function listsCredentials(group: string | undefined): boolean {
  if (group === undefined) return false;
  const folded = fold(group);
  return CERTIFICATE_LABEL.test(folded) || LICENCE_WORD.test(folded);
}

/** "B2": a level in a grid of languages among the skills. */
const LEVEL_OF_LANGUAGE = /^[ABC][12]\+?$/u;
/** Remainders of lists and of dates: "etc", "others", "up to 2013". */
const REMAINDER =
  /^(?:etc|others?|and others|and (?:so on|many more)|many more|more|usw|u\.a|sonstiges?|autres?|otros?|outros?|altro|altri|inne|diversen?|(?:up to|since|from|till|until|seit|depuis|desde) (?:19|20)\d{2})\W*$/u;

const ANY_DAY = '2026-01-01';

/**
 * Certainty, and number of words, from which on a text is a sentence and not a skill: of such texts one in four is a
 * skill in the truth of real CVs and of their twins, of shorter ones more than a third.
 */
const SENTENCE = { least: 0.5, words: 10 };

/** True for a sentence, which is about somebody and names no skill. */
function isSentence(name: string, strings: StringModel | undefined): boolean {
  return (
    strings !== undefined &&
    name.split(/\s+/u).length >= SENTENCE.words &&
    strings.likelihood(name, 'sentence') > SENTENCE.least
  );
}

/** "Espanhol em nível médio", "Deutsch – B1": a language and how well it is spoken. */
function isLanguageWithLevel(name: string): boolean {
  const [language, ...others] = languagesInText(name, true);
  if (language === undefined || others.length > 0 || language.name.length === name.length) return false;
  const rest = name.replace(language.name, ' ');
  return isLevel(rest) || LEVEL_OF_LANGUAGE.test(rest.replace(/[^\p{L}\d]/gu, ''));
}

/**
 * True for items of a list of skills that are not skills: dates, labels of languages and languages with their level,
 * driving licences, addresses of pages, sentences, remainders of a list.
 */
function isNoSkill(name: string, { today = ANY_DAY, strings }: Known): boolean {
  if (LEVEL_OF_LANGUAGE.test(name) || REMAINDER.test(fold(name)) || LANGUAGE_LABEL.test(`${fold(name)}:`))
    return true;
  if (/^https?:/iu.test(name) || drivingLicenceIn(name) !== undefined) return true;
  if (isLanguageWithLevel(name) || isSentence(name, strings)) return true;
  return /(?:19|20)\d{2}/u.test(name) && isOnlyDates(name, findDates(name, { today }));
}

function namesOfSection(section: TextSection): string[] {
  const paragraphs = section.paragraphs;
  return paragraphs.flatMap((paragraph, at) => {
    if (isGroupHeading(paragraph, paragraphs[at + 1]) || isLabelledLanguages(paragraph.text)) return [];
    const { group, skills } = skillsOfParagraph(paragraph);
    return isLanguageList(group, skills) || listsCredentials(group) ? [] : skills;
  });
}

/** "Languages: Python, Go" among the skills opens no section of human languages. */
function skillSections(sections: readonly TextSection[]): TextSection[] {
  const isOfCode = (section: TextSection) =>
    section.kind === 'languages' &&
    section.paragraphs.every(({ text }) => languagesInText(text, true).length === 0);
  return sections.filter(
    (section) => section.kind === 'skills' || section.alsoKinds.includes('skills') || isOfCode(section),
  );
}

/** Sections about something else, in whose lines software may be listed. */
const MAY_LIST_TOOLS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'contact',
  'personal',
  'qualifications',
  'education',
  'training',
  'certifications',
  'languages',
  'hobbies',
  'awards',
  'other',
]);

/** Returns everyday software listed under other headings. */
function toolsElsewhere(sections: readonly TextSection[], own: readonly TextSection[]): string[] {
  if (!isOn('skills.tools')) return [];
  return sections
    .filter((section) => MAY_LIST_TOOLS.has(section.kind) && !own.includes(section))
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(toolsOfParagraph);
}

/** True when the name is in the text as a whole word. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isStart = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    const isEnd = !/[\p{L}\p{N}+#]/u.test(text[at + name.length] ?? '');
    if (isStart && isEnd) return true;
  }
  return false;
}

type PositionText = { position: ParsedPosition; text: string };

function withUse(name: string, positions: readonly PositionText[]): RawSkill {
  const folded = fold(name);
  const used = folded.length < 2 ? [] : positions.filter(({ text }) => mentions(text, folded));
  return {
    name,
    ...placesOfUse(
      ['SKILLS'],
      used.map(({ position }) => position),
    ),
  };
}

function without(section: TextSection, lines: ReadonlySet<number>): TextSection {
  const paragraphs = section.paragraphs.filter((paragraph) =>
    paragraph.lines.every(({ index }) => !lines.has(index)),
  );
  return { ...section, paragraphs };
}

/** Results of other readers for the document. */
type Known = {
  history?: ReadonlySet<number>;
  languages?: readonly { languageCode?: string | null | undefined }[];
  /** yyyy-MM-dd; helps to read dates, which are not skills. */
  today?: string;
  /** Tells sentences from names. */
  strings?: StringModel | undefined;
};

/**
 * Reads the skills sections; `positions` add places, duration and last use of a skill. Lines of the history (indexes)
 * under their headings list no skills, and the names of spoken `languages` do not count.
 */
export function readSkills(
  sections: readonly TextSection[],
  positions: readonly ParsedPosition[],
  known: Known = {},
): RawSkill[] {
  const { history = new Set<number>(), languages = [] } = known;
  const names = new Map<string, string>();
  const spoken = new Set(languages.map(({ languageCode }) => languageCode));
  const listing = skillSections(sections);
  const own = listing.map((section) => withLabelledRows(without(section, history)));
  for (const name of [...own.flatMap(namesOfSection), ...toolsElsewhere(sections, listing)]) {
    const key = keyOf(name);
    const language = languageByName(name);
    if (isNoSkill(name, known) || (language !== undefined && spoken.has(language))) continue;
    if (key !== '' && !names.has(key)) names.set(key, name);
  }
  const texts = positions.map((position) => ({
    position,
    text: fold([position.jobTitle?.raw, position.description].filter(Boolean).join('\n')),
  }));
  return [...names.values()].map((name) => withUse(name, texts));
}
