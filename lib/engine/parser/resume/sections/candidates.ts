import type { Line, SourceDocument } from '@/lib/engine/documents';
import { bareHeading, guessKind, inlineHeading, wordingOf } from './headings';
import {
  bodyLook,
  differsByCapitalsOnly,
  gatherEvidence,
  isHeadingLook,
  type Look,
  type LookEvidence,
  lookOf,
  makesHeadings,
  rankOf,
  standsOut,
} from './look';
import type { SectionKind } from './model';

/** A line that opens a section. `rest` is the text of the section that stands on the same line. */
export type Opening = {
  index: number;
  kind: SectionKind;
  alsoKinds: SectionKind[];
  heading: string;
  rest?: string;
};

type Shape = 'line' | 'margin' | 'inline';

type Candidate = Opening & { look: Look; shape: Shape; exact: boolean };

/** Headings that CVs also use inside an entry; by wording alone they open nothing. */
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

/** Kinds whose headings are believed by their words alone when the document has no look of headings. */
const CORE: ReadonlySet<SectionKind> = new Set([
  'workHistory',
  'education',
  'skills',
  'certifications',
  'licenses',
  'languages',
]);

const LONGEST_UNKNOWN_HEADING = 45;

function wholeLine(line: Line, index: number): Candidate | null {
  const wording = line.bullet === undefined ? wordingOf(line.text) : null;
  return wording && { ...wording, index, heading: line.text.trim(), look: lookOf(line), shape: 'line' };
}

/** A heading in the margin: "Experience\tAcme ...". */
function marginHeading(line: Line, index: number): Candidate | null {
  const tab = line.text.indexOf('\t');
  if (tab < 2 || line.bullet !== undefined) return null;
  const heading = line.text.slice(0, tab).trim();
  const wording = wordingOf(heading);
  if (!wording) return null;
  const rest = line.text.slice(tab + 1);
  return { ...wording, index, heading, rest, look: lookOf(line, heading, true), shape: 'margin' };
}

function inline(line: Line, index: number): Candidate | null {
  const found = line.bullet === undefined ? inlineHeading(line.text) : null;
  if (!found) return null;
  const look = lookOf(line, `${found.heading}:`, true);
  return { ...found.wording, index, heading: found.heading, rest: found.rest, look, shape: 'inline' };
}

/** What a document calls itself in its first line is no heading of a summary, whatever "résumé" means elsewhere. */
const DOCUMENT_TITLE = /^(?:[\p{L}.]+ )?(?:resume|curriculum vitae|cv|bio-?data)$/iu;

function candidateOf(line: Line, index: number): Candidate | null {
  if (line.role === 'header' || line.role === 'footer') return null;
  if (index === 0 && DOCUMENT_TITLE.test(line.text.trim())) return null;
  return wholeLine(line, index) ?? marginHeading(line, index) ?? inline(line, index);
}

type ColumnJudgement = { evidence: Map<Look, LookEvidence>; body: Look };

type Judgement = {
  evidence: Map<Look, LookEvidence>;
  body: Look;
  /** The same for each column of each page: a side bar has sizes and headings of its own. */
  columns: ReadonlyMap<string, ColumnJudgement>;
  /** True when sections of two kinds and more were found by their look. */
  hasHeadingLook: boolean;
  /** True when headings on lines of their own cut the document; labels in front of text then open nothing. */
  hasHeadings: boolean;
  /** True when at least one heading of a core kind stands on a line of its own. */
  hasCoreHeading: boolean;
  /** The rank of the look that most kinds of headings have. */
  mainRank: number;
  /** True when nothing but their words sets headings off: no look, and no white space. */
  isUnparted: boolean;
};

/** Kinds of headings on lines of their own from which a text without any white space is believed to be cut by them. */
const FEWEST_UNPARTED = 3;

function judge(lines: readonly Line[], candidates: readonly Candidate[]): Judgement {
  const own = candidates.filter(({ shape }) => shape !== 'inline');
  const lookAt = new Map(candidates.map((candidate) => [candidate.index, candidate.look]));
  const looks = lines.map((line, index) => lookAt.get(index) ?? lookOf(line));
  const evidence = gatherEvidence(looks, own);
  const body = bodyLook(lines);
  const kinds = new Set(
    own.filter(({ look }) => isHeadingLook(look, evidence.get(look), body)).map(({ kind }) => kind),
  );
  const hasHeadingLook = kinds.size >= 2;
  const alone = own.filter((candidate) => candidate.exact && standsAlone(lines, candidate, body));
  const hasHeadings = hasHeadingLook || new Set(alone.map(({ kind }) => kind)).size >= 3;
  const hasCoreHeading = alone.some(({ kind }) => CORE.has(kind));
  const headings = [...evidence].filter(([look, found]) => isHeadingLook(look, found, body));
  const [main] = headings.sort(([, a], [, b]) => b.kinds.size - a.kinds.size);
  const mainRank = main === undefined ? 0 : rankOf(main[0]);
  const worded = new Set(own.filter(({ shape, exact }) => shape === 'line' && exact).map(({ kind }) => kind));
  const isUnparted =
    !hasHeadings && worded.size >= FEWEST_UNPARTED && [...worded].some((kind) => CORE.has(kind));
  return {
    evidence,
    body,
    columns: judgeColumns(lines, looks, own),
    hasHeadingLook,
    hasHeadings,
    hasCoreHeading,
    mainRank,
    isUnparted,
  };
}

const columnOf = ({ page, column }: Line) => `${page}.${column}`;

/** Judges the columns of pages that have several, each by its own lines and the candidates in it. */
function judgeColumns(
  lines: readonly Line[],
  looks: readonly Look[],
  own: readonly Candidate[],
): Map<string, ColumnJudgement> {
  const columns = Map.groupBy([...lines.keys()], (index) => columnOf(lines[index] as Line));
  const judged = new Map<string, ColumnJudgement>();
  for (const [key, indexes] of columns) {
    if (key.endsWith('.0')) continue;
    const inside = new Set(indexes);
    const evidence = gatherEvidence(
      indexes.map((index) => looks[index] ?? ''),
      own.filter(({ index }) => inside.has(index)),
    );
    judged.set(key, { evidence, body: bodyLook(indexes.map((index) => lines[index] as Line)) });
  }
  return judged;
}

/** True when the candidate has the look of the headings of the document, or of those of its column. */
function hasLookOfHeadings(line: Line | undefined, { look }: Candidate, judgement: Judgement): boolean {
  if (isHeadingLook(look, judgement.evidence.get(look), judgement.body)) return true;
  const column = line && judgement.columns.get(columnOf(line));
  const found = column?.evidence.get(look);
  return (
    column !== undefined &&
    found !== undefined &&
    found.kinds.size >= 2 &&
    isHeadingLook(look, found, column.body)
  );
}

/** True for a line that stands apart from what is around it, or from the body by its style. */
function standsAlone(lines: readonly Line[], candidate: Candidate, body: Look): boolean {
  const [line, before] = [lines[candidate.index], lines[candidate.index - 1]];
  if (line === undefined) return false;
  if (standsOut(candidate.look, body) || before === undefined) return true;
  return before.block !== line.block || before.page !== line.page || (line.gapBefore ?? 0) > line.fontSize;
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

/** The last word of a sentence, on a line of its own ("web."). */
const isRestOfSentence = (text: string) => /^\p{Ll}|[.,;]$/u.test(text);

/** The last word of a name that the line above began ("Harbour" above "University") is no heading. */
function goesOnAbove(lines: readonly Line[], { index, shape, look }: Candidate): boolean {
  const [line, before] = [lines[index], lines[index - 1]];
  if (shape !== 'line' || line === undefined || before === undefined || line.gapBefore === undefined)
    return false;
  const isTogether =
    line.gapBefore <= WIDEST_LEADING * line.fontSize &&
    before.block === line.block &&
    before.page === line.page &&
    before.column === line.column;
  return (
    isTogether && lookOf(before) === look && wordingOf(before.text) === null && before.bullet === undefined
  );
}

function accepts(lines: readonly Line[], candidate: Candidate, judgement: Judgement): boolean {
  if (!judgement.isUnparted && goesOnAbove(lines, candidate)) return false;
  const { body, hasHeadingLook } = judgement;
  const isLook = hasLookOfHeadings(lines[candidate.index], candidate, judgement);
  if (candidate.shape === 'inline') {
    const mayOpen = !judgement.hasHeadings && (CORE.has(candidate.kind) || !judgement.hasCoreHeading);
    return mayOpen && standsAlone(lines, candidate, body);
  }
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
  // Capitals alone also mark names of companies: then a word of the tables is needed.
  if (kind === 'other' && differsByCapitalsOnly(look, judgement.body)) return null;
  return { index, kind, alsoKinds, heading: line.text.trim() };
}

/**
 * The lines of the document that open sections, in order: by wording, confirmed by the look that the headings of this
 * document share; and by that look alone where the wording is not known.
 */
export function findOpenings(document: SourceDocument): Opening[] {
  const { lines } = document;
  const candidates = lines
    .map((line, index) => candidateOf(line, index))
    .filter((candidate): candidate is Candidate => candidate !== null);
  const judgement = judge(lines, candidates);
  const known = new Map(
    candidates
      .filter((candidate) => accepts(lines, candidate, judgement))
      .map((candidate) => [candidate.index, candidate]),
  );
  const openings: Opening[] = [];
  let rank = Number.POSITIVE_INFINITY;
  lines.forEach((line, index) => {
    const candidate = known.get(index);
    if (candidate) rank = rankOf(candidate.look);
    const opening =
      candidate ?? (rankOf(lookOf(line)) >= rank ? unknownHeading(line, index, judgement) : null);
    if (opening) openings.push(opening);
  });
  return openings;
}
