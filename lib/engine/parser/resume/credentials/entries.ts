import { findDates, fold, isOnlyDates, squeeze, withoutDates, words } from '../../../kernel';
import { alternativesOf, patternsOf, phrasesOf } from '../../../lexicon';
import { addressesInText } from '../../shared/contact/web-addresses';
import type { Paragraph } from '../../shared/layout/paragraphs';
import { passes } from '../../shared/passes';
import { withoutLonelyBrackets } from '../../shared/wording/bracketed';
import { SOFTWARE_LABEL } from '../../shared/wording/vocabulary/skills';
import type { TextSection } from '../paragraphs';
import { fieldOfLabel } from '../records/labels';
import { namesOfBlocks } from './blocks';
import { CERTIFICATE_WORD, CERTIFIED, ISSUER_LEAD, isAttribute, NO_CERTIFICATE } from './vocabulary';

/** Cuts a section of certificates into entries and finds the name in each. */

const SEPARATOR = /\s*[|•·●\t]\s*|\s+[-–—]\s+|\s{3,}/u;
const FIRM_SEPARATOR = /\s*[|•·●\t]\s*|\s{3,}/u;
const MOST_WORDS = 22;

/** "1. First Aid": the number of the entry, where the format left it in the text. */
const LIST_NUMBER = /^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/** "valid until", "expires": what leads to a date of a certificate, in brackets or at the end of the name. */
const OF_VALIDITY = `(?:${patternsOf(phrasesOf(({ certificates }) => certificates?.validity))})`;
const EMPTY_BRACKET = new RegExp(
  `\\s*[([]\\s*(?:${OF_VALIDITY}\\s*[:.,-]?\\s*[,;–-]?\\s*)*[-–,;/|\\s]*[)\\]]`,
  'giu',
);
const OPEN_VALIDITY = new RegExp(`[\\s,;(–-]+${OF_VALIDITY}\\s*:?\\s*(?=\\t|$)`, 'iu');

/** A text without dates and what leads to them; its cells stay apart. */
function withoutPeriod(text: string, today: string): string {
  const dates = findDates(text, { today });
  const rest = withoutDates(text, dates).replace(EMPTY_BRACKET, ' ');
  return dates.length > 0 ? rest.replace(OPEN_VALIDITY, ' ') : rest;
}

/** A text without dates, numbers of credentials and links. */
function core(text: string, today: string): string {
  let rest = withoutPeriod(text, today);
  for (const address of addressesInText(rest)) rest = rest.replace(address, ' ');
  return squeeze(
    rest
      .replace(
        /\b(?:credential|certificate|license|licence)?\s?(?:id|no|nr|number)\.?\s?[:#]\s?\S{3,40}/giu,
        ' ',
      )
      .replace(EMPTY_BRACKET, ' '),
  ).replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu, '');
}

/** "Trainings attended:" announces what follows. */
const ANNOUNCES = /:[\s-]*$/u;

/** "Computer proficiency: Word, Excel" names software. */
function listsSoftware(text: string): boolean {
  const [, label = ''] = /^([^:]{3,40}):\s*\S/u.exec(text) ?? [];
  return label !== '' && SOFTWARE_LABEL.test(fold(label)) && !CERTIFIED.test(fold(text));
}

function isName(text: string, today: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    !ANNOUNCES.test(text) &&
    !listsSoftware(text) &&
    !isAttribute(text) &&
    !NO_CERTIFICATE.test(fold(text)) &&
    !isOnlyDates(text, findDates(text, { today })) &&
    core(text, today).length > 1
  );
}

/** Paragraphs that open an entry; the others say who issued it, when, or what it is about. */
function openers(paragraphs: readonly Paragraph[], today: string): Paragraph[] {
  const named = paragraphs.filter(({ text }) => isName(text, today));
  const bold = named.filter(({ lines }) => opensBold(lines[0]));
  if (bold.length > 0 && bold.length < named.length && named[0] === bold[0]) return bold;
  const bullets = named.filter(({ bullet }) => bullet !== undefined);
  if (bullets.length > 0 && bullets.length < named.length && named[0] === bullets[0]) return bullets;
  const inBlocks = namesOfBlocks(paragraphs, today, (text) => isName(text, today));
  if (inBlocks.length > 0) return inBlocks;
  const isDated = (paragraph: Paragraph | undefined) =>
    paragraph !== undefined && findDates(paragraph.text, { today }).length > 0;
  // A name, then a row with its issuer and date: every second paragraph has a date.
  const isPaired =
    named.length > 1 &&
    named.length % 2 === 0 &&
    named.every((paragraph, i) => isDated(paragraph) === (i % 2 === 1));
  return isPaired && bullets.length === 0 ? named.filter((_, i) => i % 2 === 0) : named;
}

function opensBold(entry: Paragraph['lines'][number] | undefined): boolean {
  if (!entry) return false;
  const [first] = entry.line.runs;
  return entry.line.bold || (first?.bold === true && first.text.trim().length > 3);
}

function nameIn(paragraph: Paragraph, today: string): string {
  const boldRun = paragraph.lines[0]?.line.runs.find((run) => run.text.trim() !== '');
  const isPartlyBold =
    boldRun?.bold && boldRun.text.trim().length > 3 && boldRun.text.trim().length < paragraph.text.length - 2;
  return nameOf(isPartlyBold && boldRun ? boldRun.text : paragraph.text, today);
}

/** Returns the name of a certificate in a text that may continue with its issuer and date. */
export function nameOf(text: string, today: string): string {
  // A dash between two dates parts nothing, nor does one in brackets.
  const bare = withoutPeriod(text, today);
  // The issuer follows a comma: a dash then belongs to the name.
  const parts = bare
    .split(lastComma(core(text, today)) > 0 ? FIRM_SEPARATOR : SEPARATOR)
    .map((part) => core(part, today))
    .filter((part) => part.length > 1);
  const [first = ''] = parts;
  const chosen = CERTIFICATE_WORD.test(fold(first))
    ? first
    : (parts.find((part) => CERTIFICATE_WORD.test(fold(part))) ?? first);
  return withBareName(chosen);
}

/** "categories 1, 3 and 5", "in UT, RT & PT": the text after a comma continues a list, and is not an issuer. */
const GOES_ON = /^,\s*(?:\d|\p{Lu}{1,4}\s?(?:&|and|et|y|e|und)\s)/u;

function withoutIssuerLed(name: string): string {
  const lead = ISSUER_LEAD.exec(name);
  return lead && lead.index > 8 ? name.slice(0, lead.index) : name;
}

function withoutIssuerBehindComma(name: string): string {
  const last = lastComma(name);
  const comma = GOES_ON.test(name.slice(Math.max(0, last))) ? -1 : last;
  return squeeze(comma > 1 ? name.slice(0, comma) : name).replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '');
}

function withoutDetail(name: string): string {
  const bare = name.replace(/\s*\([^()]*,[^()]*(?:\)\.?)?$/u, '');
  return bare.length > 3 ? bare : name;
}

/** The name of a certificate alone. */
const withBareName = passes<string>('name of a certificate', (name) => [name], [
  {
    name: 'issuer after a word',
    why: '"First Aid issued by Harbour Rescue"',
    apply: withoutIssuerLed,
  },
  {
    name: 'issuer behind a comma',
    why: '"First Aid, Harbour Rescue"',
    apply: withoutIssuerBehindComma,
  },
  {
    name: 'details in brackets',
    why: '"Working at Height (Harbour Gas, Module 4)"',
    apply: withoutDetail,
  },
  {
    name: 'brackets cut in two',
    why: '"Data Analytics (Quay Academy" lost the rest with its date',
    apply: withoutLonelyBrackets,
  },
]);

/** The last comma outside of brackets. */
function lastComma(text: string): number {
  let depth = 0;
  for (let i = text.length - 1; i > 0; i--) {
    const character = text[i] ?? '';
    if (character === ')' || character === ']') depth++;
    else if (character === '(' || character === '[') depth--;
    else if (character === ',' && depth <= 0) return i;
  }
  return -1;
}

const LISTED_WORDS = 2;

const JOINTS = new RegExp(
  `\\s+(?:${alternativesOf(phrasesOf(({ headingWords }) => headingWords?.joints))})\\s+`,
  'iu',
);
/** Most words of each name in a list whose last two a word joins. */
const SHORT_NAME = 5;

/**
 * The names of "First Aid, Food Hygiene and Manual Handling"; none in "Certificate in Health, Safety and Environment", where
 * the list is inside the name of one.
 */
function joinedIn(text: string): string[] {
  const parts = text.replace(/\.\s*$/u, '').split(/\s*,\s+/u);
  const last = parts.pop()?.split(JOINTS) ?? [];
  const names = [...parts, ...last];
  const isShort = (name: string) => words(name).length <= SHORT_NAME;
  const isOne = CERTIFICATE_WORD.test(fold(names[0] ?? '')) && !names.slice(1).some(isMarked);
  return parts.length > 0 && last.length === 2 && names.every(isShort) && !isOne ? names : [];
}

const isMarked = (name: string) => CERTIFICATE_WORD.test(fold(name));

/** The names in a single row that lists them; none where it holds one name with its issuer. */
export function listedIn(text: string, today: string): string[] {
  if (findDates(text, { today }).length > 0) return [];
  const joined = joinedIn(text);
  if (joined.length > 0) return joined;
  for (const [separator, fewest] of [
    [/\s*;\s*/u, 2],
    [/\s*[|•·]\s*/u, 2],
    [/\s*,\s+/u, 3],
  ] as const) {
    const names = text.split(separator).filter((name) => name.trim() !== '');
    const isList = names.every((name) => name.split(/\s+/u).length >= LISTED_WORDS || isMarked(name));
    if (isList && (names.length >= fewest || (names.length > 1 && names.every(isMarked)))) return names;
  }
  return [];
}

function withoutLabel(paragraph: Paragraph): Paragraph[] {
  const text = paragraph.text.replace(LIST_NUMBER, '');
  const columns = text.split('\t');
  if (columns.length > 1 && columns.every((title) => fieldOfLabel(title) !== undefined)) return [];
  const [, label = '', value = ''] = /^([^:]{2,40}):\s*(\S.*)$/su.exec(text) ?? [];
  const field = label === '' ? undefined : fieldOfLabel(label);
  if (field === undefined) return [text === paragraph.text ? paragraph : { ...paragraph, text }];
  return field === 'what' ? [{ ...paragraph, text: value }] : [];
}

const withNamesAlone = passes<readonly Paragraph[]>(
  'paragraphs of certificates',
  (paragraphs) => paragraphs.map(({ text }) => text),
  [
    {
      name: 'labels',
      why: '"Name of course: First Aid" is its value, "Institute: Quay College" is no name',
      apply: (paragraphs) => paragraphs.flatMap(withoutLabel),
    },
  ],
);

export type CredentialEntry = { name: string; text: string };

/** In points: type this much smaller than that of the first name holds details, as who issued it. */
const SMALLER = 0.8;

function withoutDetails(paragraphs: readonly Paragraph[]): Paragraph[] {
  const size = paragraphs[0]?.lines[0]?.line.fontSize ?? 0;
  return paragraphs.filter(({ lines }) => (lines[0]?.line.fontSize ?? size) >= size - SMALLER);
}

/** The entries of a section with their names. */
export function credentialEntries(section: TextSection, today: string): CredentialEntry[] {
  const paragraphs = withNamesAlone(section.paragraphs);
  const [only, ...others] = paragraphs;
  const listed = only && others.length === 0 ? listedIn(only.text, today) : [];
  if (listed.length > 0) return listed.map((name) => ({ name: core(name, today), text: name }));
  return openers(withoutDetails(paragraphs), today)
    .map((paragraph) => ({ name: nameIn(paragraph, today), text: squeeze(paragraph.text) }))
    .filter(({ name }) => name.length > 1 && name.split(' ').length <= MOST_WORDS);
}
