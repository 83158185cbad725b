import type { Line } from '@/lib/engine/documents';
import { bodyLook, type Look, lookOf, rankOf, standsOut } from '../../shared/layout/look';
import type { SectionKind } from '../headings/kinds';
import { gatherEvidence, isHeadingLook, type LookEvidence } from './look-evidence';

/** A line that opens a section. `rest` is the text of the section on the same line. */
export type Opening = {
  index: number;
  kind: SectionKind;
  alsoKinds: SectionKind[];
  heading: string;
  rest?: string;
};

type Shape = 'line' | 'item' | 'margin' | 'inline';

/** A line with the wording of a heading. */
export type Candidate = Opening & { look: Look; shape: Shape; exact: boolean };

/** Kinds whose headings are believed by their words only when the document has no look of headings. */
export const CORE: ReadonlySet<SectionKind> = new Set([
  'workHistory',
  'education',
  'skills',
  'certifications',
  'licenses',
  'languages',
]);

type ColumnJudgement = { evidence: Map<Look, LookEvidence>; body: Look };

/** Joint evidence of the candidates of a document about the look of its headings. */
export type Judgement = {
  evidence: Map<Look, LookEvidence>;
  body: Look;
  /** The same for each column of each page: a side bar has different sizes and headings. */
  columns: ReadonlyMap<string, ColumnJudgement>;
  /** True when sections of two kinds and more were found by their look. */
  hasHeadingLook: boolean;
  /** True when headings on separate lines cut the document; labels in front of text then open nothing. */
  hasHeadings: boolean;
  /** True when at least one heading of a core kind is on a separate line. */
  hasCoreHeading: boolean;
  /** The rank of the look that most kinds of headings have. */
  mainRank: number;
  /** True when nothing but their words sets headings off: no look, and no white space. */
  isUnparted: boolean;
};

/** Kinds of headings on separate lines from which a text without any white space is believed to be cut by them. */
const FEWEST_UNPARTED = 3;

/** Judges the looks of a document by the candidates that have them. */
export function judge(lines: readonly Line[], candidates: readonly Candidate[]): Judgement {
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

/** Returns the key of a line's column on its page. */
export const columnOf = ({ page, column }: Line) => `${page}.${column}`;

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
export function hasLookOfHeadings(
  line: Line | undefined,
  { look }: Candidate,
  judgement: Judgement,
): boolean {
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

/** True for a line that is set apart from its surroundings, or from the body by its style. */
export function standsAlone(lines: readonly Line[], candidate: Candidate, body: Look): boolean {
  const [line, before] = [lines[candidate.index], lines[candidate.index - 1]];
  if (line === undefined) return false;
  if (standsOut(candidate.look, body) || before === undefined) return true;
  return before.block !== line.block || before.page !== line.page || (line.gapBefore ?? 0) > line.fontSize;
}
