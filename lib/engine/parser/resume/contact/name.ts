import type { Line, SourceDocument } from '../../../documents';
import { closeLetterSpacing, fold, isAllCapitals, squeeze } from '../../../kernel';
import type { StringModel } from '../../../strings';
import { countriesOfCity, countryByName } from '../../../taxonomy';
import { withoutPronouns } from '../../shared/contact/name-affixes';
import { isNameShaped, withoutJoint } from '../../shared/contact/name-shape';
import { NAME_PARTICLES, NOT_IN_NAMES } from '../../shared/contact/name-vocabulary';
import { evidenceOf } from '../../shared/wording/evidence';
import type { DetailKind } from '../details/labels';
import { type DetailRow, labelledText, piecesOf } from '../details/rows';
import { wordingOf } from '../headings/wording';
import { isDocumentTitle, withoutDocumentTitle } from './document-title';
import { isMixedName, readsAsOther } from './name-words';

/** Finds the candidate's name: every line near the top is weighed by the table below, the heaviest wins. */

const WEIGHTS = {
  labelled: 8,
  largestOfPage: 4,
  larger: 2,
  declaredTitle: 3,
  bold: 1,
  capitals: 0.5,
  firstLine: 3,
  /** For each line further down. */
  perLine: -0.35,
  inMail: 3,
  isAuthor: 2,
  inContactZone: 2,
  underHeading: -2,
  firstCandidate: 2,
  /** Two lines of one name, both as large as any of the page. */
  overTwoLines: 1.5,
  readsAsOther: -2,
  singleWord: -4,
  wordOfWork: -6,
  place: -4,
  sentenceCase: -2,
  smallLetters: -2,
} as const;

const LEAST = 3;
const REACH = 40;

type NameEvidence = {
  document: SourceDocument;
  /** Indexes of the lines that hold contact details. */
  contactLines: ReadonlySet<number>;
  emails: readonly string[];
  /** Labelled rows of the document. */
  rows: readonly DetailRow[];
  strings: StringModel | undefined;
};

/** `parts` if they have labels. */
export type FoundName = { name: string; line: number; parts?: { given: string; family: string } };

type Candidate = FoundName & { lines: Line[]; labelled: boolean };

type Page = { body: number; largest: number; rankOf: (index: number) => number };

/** Returns the part of a text that may be a name: without a title or heading, up to the first separator. */
function nameStretch(text: string): string {
  const bare = text.replace(/[\p{Co}\u200b-\u200f\ufeff*~_]/gu, ' ').trim();
  const clean = closeLetterSpacing(bare.replace(/^["“”'](?=[^"“”']+$)/u, ''));
  const parts = withoutPronouns(withoutDocumentTitle(clean)).split(/\s*[|•·●■▪–—\t]\s*|\s+-\s+|\s{3,}/u);
  const first = parts.find((part) => part !== '' && !wordingOf(part)?.exact) ?? '';
  return withoutTitle(squeeze(first).replace(/(?<![,;:])[,;:]+$/u, ''));
}

/** Evidence from which on words are a job title. */
const TITLE = 2;

/** "Jane Doe, Veterinary Nurse": a title after the comma does not belong to the name. */
function withoutTitle(text: string): string {
  const comma = text.indexOf(',');
  const name = text.slice(0, comma).trim();
  const isTitle = comma > 0 && evidenceOf(text.slice(comma + 1).trim()).title > TITLE;
  return isTitle && isNameShaped(name) ? name : text;
}

function isSingleWord(text: string): boolean {
  return /^\p{Lu}[\p{L}'’-]{1,24}$/u.test(text);
}

/** "mira solano": two to four words in small letters, none of them of work; who writes so does it in the first line. */
function isSmallName(text: string): boolean {
  const words = text.split(' ');
  const names = words.filter((word) => !NAME_PARTICLES.has(fold(word)));
  return (
    names.length > 1 &&
    names.length <= MOST_ON_LINE &&
    words.every((word) => /^\p{Ll}[\p{Ll}\p{M}'’.-]*$/u.test(word) && !NOT_IN_NAMES.has(fold(word))) &&
    evidenceOf(text).title <= 0
  );
}

/** Words that one line of a name holds at most, and all of its lines. */
const MOST_ON_LINE = 4;
const MOST_IN_NAME = 6;
/** Lines of a name that a narrow column breaks. */
const MOST_LINES = 4;

/** True for two lines of one page that are set in about the same size. */
function isSetAlike(line: Line, other: Line): boolean {
  return other.page === line.page && Math.abs(other.fontSize - line.fontSize) <= 0.2 * line.fontSize;
}

/** True for a third or fourth line of a name: one of the same block and size that is no title. */
function goesOnInBlock(first: Line, line: Line): boolean {
  return line.block === first.block && line.fontSize === first.fontSize && evidenceOf(line.text).title <= 0;
}

const isPartOfName = (text: string) =>
  isSingleWord(text) || (isNameShaped(text) && text.split(' ').length <= MOST_ON_LINE);

/** Returns the names that begin on the line and go on in the next ones, set in about the same size, the longest first. */
function namesOverLines(all: readonly Line[], index: number): Candidate[] {
  const [first, ...others] = all.slice(index, index + MOST_LINES);
  if (first === undefined || !isPartOfName(nameStretch(first.text))) return [];
  const found: Candidate[] = [];
  const lines = [first];
  let name = nameStretch(first.text);
  for (const line of others) {
    const text = nameStretch(line.text);
    if (!isSetAlike(first, line) || !isPartOfName(text) || isAllCapitals(name) !== isAllCapitals(text)) break;
    name = `${name} ${text}`;
    if (name.split(' ').length > MOST_IN_NAME) break;
    lines.push(line);
    if (lines.length > 2 && !goesOnInBlock(first, line)) break;
    found.unshift({ name, line: index, lines: [...lines], labelled: false });
  }
  return found;
}

/** Names in the further cells of a line, where an address or the like is in the first. */
function namesBehindTabs(line: Line, index: number): Candidate[] {
  return line.text
    .split('\t')
    .slice(1)
    .map(nameStretch)
    .filter(isNameShaped)
    .map((name) => ({ name, line: index, lines: [line], labelled: false }));
}

/** Returns names after labels; a given and a family name in separate rows are one. */
function labelledCandidates({ document, rows, strings }: NameEvidence): Candidate[] {
  return rows.flatMap((row, at) => {
    const line = document.lines[row.index];
    if (!line || !LABELLED_NAMES.has(row.kind)) return [];
    const value = nameStretch(row.value.split('\n', 1)[0] ?? '');
    const given = [rows[at - 1], rows[at + 1]].find((other) => other?.kind === 'givenName');
    const isFamily = row.kind === 'familyName' || (row.kind === 'name' && isSingleWord(value));
    const parts = given && isFamily ? { given: nameStretch(given.value), family: value } : undefined;
    const name = parts ? `${parts.given} ${value}` : value;
    return isNameShaped(name) || isSingleWord(name) || isMixedName(name, strings)
      ? [{ name, line: row.index, lines: [line], labelled: true, ...(parts && { parts }) }]
      : [];
  });
}

const LABELLED_NAMES: ReadonlySet<DetailKind> = new Set<DetailKind>(['name', 'familyName']);

function candidatesOf(evidence: NameEvidence, page: Page): Candidate[] {
  const { lines } = evidence.document;
  const values = new Set(evidence.rows.flatMap(({ index, lines }) => lines.filter((at) => at !== index)));
  const isInReach = (index: number) => page.rankOf(index) < REACH || evidence.contactLines.has(index);
  const found = labelledCandidates(evidence).filter(({ line }) => isInReach(line));
  lines.forEach((line, index) => {
    // Other labels have the names of fathers and places.
    const lead = isInReach(index) ? (piecesOf(line.text)[0] ?? '') : '';
    if (lead === '' || values.has(index) || isDocumentTitle(lead) || labelledText(lead)) return;
    const text = nameStretch(lead);
    const isFirst = page.rankOf(index) === 0;
    const isNamed =
      isNameShaped(text) || (isFirst && isSmallName(text)) || isMixedName(text, evidence.strings);
    if (isNamed) found.push({ name: text, line: index, lines: [line], labelled: false });
    else found.push(...namesBehindTabs(line, index));
    found.push(...namesOverLines(lines, index));
    if (isSingleWord(text)) found.push({ name: text, line: index, lines: [line], labelled: false });
  });
  return found.sort((a, b) => a.line - b.line);
}

/** Returns the share of letters in the local part of the mail address that words of the name explain. */
function mailAgreement(name: string, emails: readonly string[]): number {
  const parts = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  const shares = emails.map((email) => {
    const local = fold(email.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '');
    const explained = parts.filter((part) => part.length > 2 && local.includes(part)).join('').length;
    return local.length === 0 ? 0 : Math.min(1, explained / local.length);
  });
  return Math.max(0, ...shares);
}

/** Lines of the first page from the top down: a side bar may come before the name in reading order. */
function ranks(document: SourceDocument): Map<number, number> {
  const first = document.lines.map((line, index) => ({ line, index })).filter(({ line }) => line.page === 0);
  if (first.some(({ line }) => line.box)) first.sort((a, b) => (a.line.box?.y0 ?? 0) - (b.line.box?.y0 ?? 0));
  return new Map(first.map(({ index }, rank) => [index, rank]));
}

function describePage(document: SourceDocument): Page {
  const characters = new Map<number, number>();
  for (const line of document.lines)
    characters.set(line.fontSize, (characters.get(line.fontSize) ?? 0) + line.text.length);
  const body = [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
  const first = document.lines.filter(
    (line) => line.page === 0 && !isDocumentTitle(line.text) && /\p{L}{2}/u.test(line.text),
  );
  const rank = ranks(document);
  return {
    body,
    largest: Math.max(0, ...first.map((line) => line.fontSize)),
    rankOf: (index) => rank.get(index) ?? REACH,
  };
}

function weigh(candidate: Candidate, evidence: NameEvidence, page: Page): number {
  const [line] = candidate.lines;
  if (!line) return Number.NEGATIVE_INFINITY;
  const words = fold(withoutJoint(candidate.name)).split(/[\s,]+/u);
  const author = fold(evidence.document.properties.author ?? '');
  const isLarger = line.fontSize > page.body * 1.12;
  const rank = page.rankOf(candidate.line);
  const isOwn = evidence.contactLines.has(candidate.line);
  const facts: [boolean, number][] = [
    [candidate.labelled, WEIGHTS.labelled],
    [isLarger && line.fontSize >= page.largest - 0.1, WEIGHTS.largestOfPage],
    [isLarger, WEIGHTS.larger],
    [line.headingLevel === 1, WEIGHTS.declaredTitle],
    [line.bold, WEIGHTS.bold],
    [isAllCapitals(candidate.name), WEIGHTS.capitals],
    [rank === 0, WEIGHTS.firstLine],
    [isOwn, WEIGHTS.inContactZone],
    [!isOwn, WEIGHTS.underHeading],
    [author !== '' && words.every((word) => author.includes(word)), WEIGHTS.isAuthor],
    [words.length === 1 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(candidate.name), WEIGHTS.singleWord],
    [words.some((word) => NOT_IN_NAMES.has(word.replace(/(?<![.,])[.,]+$/u, ''))), WEIGHTS.wordOfWork],
    [isPlace(candidate.name), WEIGHTS.place],
    [readsAsOther(candidate.name, evidence.strings), WEIGHTS.readsAsOther],
    [isLarger && candidate.lines.length > 1 && areLargest(candidate.lines, page), WEIGHTS.overTwoLines],
    [isSmallName(candidate.name), WEIGHTS.smallLetters],
    [/[.!?]$/u.test(line.text.trim()) && line.text.length > 30, WEIGHTS.sentenceCase],
  ];
  const sum = facts.reduce((total, [holds, weight]) => (holds ? total + weight : total), 0);
  return (
    sum +
    WEIGHTS.inMail * mailAgreement(candidate.name, evidence.emails) +
    WEIGHTS.perLine * Math.min(rank, REACH)
  );
}

function areLargest(lines: readonly Line[], page: Page): boolean {
  return lines.every(({ fontSize }) => fontSize >= page.largest - 0.5);
}

function isPlace(text: string): boolean {
  const parts = text.split(/\s*,\s*/u);
  return parts.some((part) => countryByName(part) !== undefined || countriesOfCity(part).length > 0);
}

/** Returns the name as written, or undefined if nothing looks enough like one. */
export function findName(evidence: NameEvidence): FoundName | undefined {
  const page = describePage(evidence.document);
  let best: { candidate: Candidate; weight: number } | undefined;
  let first: number | undefined;
  for (const candidate of candidatesOf(evidence, page)) {
    const own = weigh(candidate, evidence, page);
    if (own > 0) first ??= candidate.line;
    const weight = candidate.line === first ? own + WEIGHTS.firstCandidate : own;
    if (weight >= LEAST && (!best || weight > best.weight)) best = { candidate, weight };
  }
  if (!best) return undefined;
  const { name, line, parts } = best.candidate;
  return { name, line, ...(parts && { parts }) };
}
