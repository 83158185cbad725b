import type { Line, SourceDocument } from '@/lib/engine/documents';
import { closeLetterSpacing, findDates, isOnlyDates } from '../../../kernel';
import { lookOf, rankOf, standsOut } from '../../shared/layout/look';
import { isOn } from '../../shared/mechanisms';
import { type Decision, note } from '../../shared/trace';
import type { SectionKind } from '../headings/kinds';
import { announcesBody, bareHeading, guessKind, inlineHeading, wordingOf } from '../headings/wording';
import { namesEntry } from './entry-names';
import {
  type Candidate,
  CORE,
  columnOf,
  hasLookOfHeadings,
  type Judgement,
  judge,
  type Opening,
  standsAlone,
} from './judgement';
import { isTitleOfLanguages } from './language-grids';
import { differsByCapitalsOnly, makesHeadings } from './look-evidence';

/** Headings that CVs also use inside an entry; they open a section only with evidence beyond their wording. */
const OFTEN_INSIDE: ReadonlySet<SectionKind> = new Set([
  'projects',
  'awards',
  'skills',
  'training',
  'other',
  'publications',
  'personal',
  'contact',
  'references',
  'affiliations',
  'speaking',
  'volunteering',
  'availability',
  'objective',
  'qualifications',
  'hobbies',
  'ignored',
]);

const LONGEST_UNKNOWN_HEADING = 45;

function wholeLine(line: Line, index: number): Candidate | null {
  const isItem = line.bullet !== undefined;
  const wording = isItem && !isOn('headings.items') ? null : wordingOf(line.text);
  const shape = isItem ? 'item' : 'line';
  return wording && { ...wording, index, heading: line.text.trim(), look: lookOf(line), shape };
}

/** Placeholder for today where it only matters that there is a date. */
const ANY_DAY = '2099-12-31';

/** True for a text that is only a period: it dates an entry. */
function isPeriod(text: string): boolean {
  const dates = findDates(text, { today: ANY_DAY });
  return dates.some(({ isSingle }) => !isSingle) && isOnlyDates(text, dates);
}

/** A heading in the margin: "Experience\tAcme ...". */
function marginHeading(line: Line, index: number): Candidate | null {
  const tab = line.text.indexOf('\t');
  if (tab < 2 || line.bullet !== undefined) return null;
  const heading = line.text.slice(0, tab).trim();
  const wording = wordingOf(heading);
  if (!wording) return null;
  const rest = line.text.slice(tab + 1);
  if (!wording.exact && isPeriod(rest)) return null;
  return { ...wording, index, heading, rest, look: lookOf(line, heading, true), shape: 'margin' };
}

function inline(line: Line, index: number): Candidate | null {
  const found = line.bullet === undefined ? inlineHeading(line.text) : null;
  if (!found) return null;
  const look = lookOf(line, `${found.heading}:`, true);
  return { ...found.wording, index, heading: found.heading, rest: found.rest, look, shape: 'inline' };
}

/**
 * The title of a document in its first lines is not a heading, whatever "résumé" means elsewhere; many spell the Latin
 * by ear.
 */
const DOCUMENT_TITLE =
  /^\P{L}*(?:\p{L}[\p{L}.]* )?(?:resum[eé]e?|c[auo]r{1,2}[iu]c{1,2}[uo]l{1,2}[aeuo](?:m|n)?[ -]*vita?e?|cv|c\.v\.?|bio[ -]?data|lebenslauf|currículo)\P{L}*$/iu;
const TITLE_LINES = 4;

function candidateOf(line: Line, index: number): Candidate | null {
  if (line.role === 'header' || line.role === 'footer') return null;
  if (index < TITLE_LINES && DOCUMENT_TITLE.test(closeLetterSpacing(line.text.trim()))) return null;
  return wholeLine(line, index) ?? marginHeading(line, index) ?? inline(line, index);
}

/** A label of body size inside a section, in a document whose headings are clearly larger. */
function isLabel(line: Line | undefined, { kind, look }: Candidate, judgement: Judgement): boolean {
  const { body, columns, mainRank } = judgement;
  const own = line && columns.get(columnOf(line))?.body;
  const size = Math.min(rankOf(own ?? body), rankOf(body));
  return OFTEN_INSIDE.has(kind) && rankOf(look) <= size + 0.3 && mainRank >= size + 1.5;
}

/** In ems between the lines of one name at most. */
const WIDEST_LEADING = 0.9;

/** The last word of a sentence, on a separate line ("web."). */
const isRestOfSentence = (text: string) => /^\p{Ll}|[.,;]$/u.test(text);

const isItem = (line: Line | undefined) => line?.bullet !== undefined;

const withoutColon = (look: string) => look.replace(/colon$/u, '');

/** The last word of a name that the line above began ("Harbour" above "University") is not a heading. */
function goesOnAbove(
  lines: readonly Line[],
  { index, shape, look }: Pick<Candidate, 'index' | 'shape' | 'look'>,
): boolean {
  const [line, before] = [lines[index], lines[index - 1]];
  if (shape !== 'line' || line === undefined || before === undefined || line.gapBefore === undefined)
    return false;
  const isTogether =
    line.gapBefore <= WIDEST_LEADING * line.fontSize &&
    before.block === line.block &&
    before.page === line.page &&
    before.column === line.column;
  if (!isTogether || withoutColon(lookOf(before)) !== withoutColon(look) || wordingOf(before.text) !== null)
    return false;
  return before.bullet === undefined || wrapsItem(line, before);
}

/** Characters of an item that is too long for its line. */
const LONG_ITEM = 40;

/** True for the second line of a long item: below its text, and not below its bullet. */
function wrapsItem(line: Line, item: Line): boolean {
  if (line.box === undefined || item.box === undefined || item.text.length < LONG_ITEM) return false;
  return line.box.x0 > item.box.x0 - item.fontSize && line.box.x1 < item.box.x1 && !/[.:;]$/u.test(item.text);
}

/** "Experience: 3 years": only a duration follows the heading. */
const HOW_LONG =
  /^\W*(?:(?:total|around|about|over|more than|nearly|almost) )?\d{1,2}(?:[.,]\d)?\+? ?(?:years?|yrs?|months?|jahre|monate|ans?|mois|anos?|años?|meses|anni|mesi|jaar|lata?|let)(?!\p{L})/iu;

const saysHowLong = ({ kind, rest }: Candidate) =>
  kind === 'workHistory' && rest !== undefined && HOW_LONG.test(rest);

function accepts(lines: readonly Line[], candidate: Candidate, judgement: Judgement): boolean {
  if (!judgement.isUnparted && goesOnAbove(lines, candidate)) return false;
  const { body, hasHeadingLook } = judgement;
  const isLook = hasLookOfHeadings(lines[candidate.index], candidate, judgement);
  if ((candidate.shape === 'inline' || candidate.shape === 'margin') && isLook && saysHowLong(candidate))
    return true;
  if (candidate.shape === 'inline') {
    const mayOpen = !judgement.hasHeadings && (CORE.has(candidate.kind) || !judgement.hasCoreHeading);
    return mayOpen && standsAlone(lines, candidate, body);
  }
  if (candidate.shape === 'item')
    return isLook && standsOut(candidate.look, body) && (candidate.exact || CORE.has(candidate.kind));
  if (isLook) return !isLabel(lines[candidate.index], candidate, judgement);
  if (candidate.shape === 'margin') return false;
  if (judgement.isUnparted && candidate.shape === 'line')
    return (candidate.exact || CORE.has(candidate.kind)) && !isRestOfSentence(candidate.heading);
  if (!standsAlone(lines, candidate, body)) return false;
  if (!hasHeadingLook) return candidate.exact || CORE.has(candidate.kind);
  if (!candidate.exact) return false;
  return standsOut(candidate.look, body) && !OFTEN_INSIDE.has(candidate.kind);
}

/** A short line in the style of the sure headings whose words are in no table. */
function unknownHeading(line: Line, index: number, judgement: Judgement): Opening | null {
  const look = lookOf(line);
  if (line.bullet !== undefined || line.role === 'header' || line.role === 'footer') return null;
  if (!makesHeadings(judgement.evidence.get(look)) || look === judgement.body) return null;
  const heading = bareHeading(line.text);
  const plain =
    heading.length >= 3 && heading.length <= LONGEST_UNKNOWN_HEADING && !/[\d@|\t]/u.test(line.text);
  if (!plain) return null;
  const { kind, alsoKinds } = guessKind(heading);
  // Capitals by themselves also mark names of companies: then a word of the tables is needed.
  if (kind === 'other' && differsByCapitalsOnly(look, judgement.body)) return null;
  return { index, kind, alsoKinds, heading: line.text.trim() };
}

/** Sections with entries in which a label may announce duties. */
const WITH_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'workHistory',
  'volunteering',
  'projects',
  'training',
  'military',
]);

/** True for "Job profile" and its like below a job: in any style, it continues the job. */
function isOfEntry(text: string, above: SectionKind): boolean {
  return isOn('headings.body-labels') && WITH_ENTRIES.has(above) && announcesBody(text);
}

function decisionOn({ index, kind, heading, look, shape, exact }: Candidate, isTaken: boolean): Decision {
  const why = `${shape}, ${exact ? 'in the tables' : 'put together'}, look ${look}`;
  return {
    about: `heading "${heading}"`,
    lines: [index],
    candidates: [{ value: kind, why }],
    chosen: isTaken ? kind : 'no heading',
  };
}

/**
 * Finds the lines of the document that open sections, in order: by wording, confirmed by the shared look of its
 * headings; and by that look only, if the wording is unknown.
 */
export function findOpenings(document: SourceDocument): Opening[] {
  const { lines } = document;
  const candidates = lines
    .map((line, index) => candidateOf(line, index))
    .filter((candidate): candidate is Candidate => candidate !== null)
    .filter(({ index }) => !isTitleOfLanguages(lines, index));
  const judgement = judge(lines, candidates);
  const known = new Map(
    candidates
      .filter((candidate) => accepts(lines, candidate, judgement))
      .map((candidate) => [candidate.index, candidate]),
  );
  for (const candidate of candidates) note(() => decisionOn(candidate, known.has(candidate.index)));
  const openings: Opening[] = [];
  let rank = Number.POSITIVE_INFINITY;
  lines.forEach((line, index) => {
    const candidate = known.get(index);
    const above = openings.at(-1)?.kind;
    const unknown = () => (rankOf(lookOf(line)) >= rank ? unknownHeading(line, index, judgement) : null);
    const isOfItem =
      goesOnAbove(lines, { index, shape: 'line', look: lookOf(line) }) && isItem(lines[index - 1]);
    const opening = candidate ?? (isOfItem ? null : unknown());
    if (opening === null || (above !== undefined && isOfEntry(line.text, above))) return;
    if (!candidate && isTitleOfLanguages(lines, index)) return;
    const isGuess = !candidate && (opening.kind === 'other' || wordingOf(line.text) === null);
    if (isGuess && above && namesEntry(lines, index, above)) return;
    if (candidate) rank = rankOf(candidate.look);
    openings.push(opening);
  });
  return openings;
}
