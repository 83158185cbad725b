import type { Line, SourceDocument } from '../../../documents';
import { squeeze } from '../../../kernel';
import type { SectionLine } from './section-line';

/** Lines of one part of a document joined to the paragraphs that their author wrote. */

export type Paragraph = {
  text: string;
  /** The bullet or number before it. */
  bullet?: string;
  /** Its lines, the first one first. */
  lines: SectionLine[];
};

/** Average width of a letter as a share of the font size, for lines without an extent. */
const LETTER = 0.5;

function letterWidth(line: Line): number {
  const width = line.box ? line.box.x1 - line.box.x0 : 0;
  return width > 0 && line.text.length > 0 ? width / line.text.length : line.fontSize * LETTER;
}

/** True when the first word of `next` would still have fitted after `line`, so that its author broke the line. */
function brokeOnPurpose(line: Line, next: Line, rightEdge: number): boolean {
  if (!line.box || !next.box) return true;
  const firstWord = /^\S+/u.exec(next.text)?.[0] ?? '';
  return line.box.x1 + (firstWord.length + 1) * letterWidth(next) < rightEdge - 2;
}

function sameCell(a: Line, b: Line): boolean {
  return a.cell?.table === b.cell?.table && a.cell?.row === b.cell?.row && a.cell?.column === b.cell?.column;
}

/** Layout of a section: the ends of its columns, and the spacing of lines in one paragraph. */
type Layout = { rightEdgeOf: (line: Line) => number; closest: number; isList: boolean };

/** Lines of one paragraph have the closest spacing; this much more begins a new paragraph. */
const LOOSER = 1.4;

/** Items of a list begin with a capital, in scripts that have them. */
const ITEM_START = /^[\p{Lu}\p{Lo}\d]/u;

/** A label in front of a list ("Tools: hammer, saw"). */
const LABEL = /^\p{Lu}[^,;:.|]{1,40}[:：] /u;

function continues(line: Line, next: Line, layout: Layout): boolean {
  if (next.bullet || next.text.includes('\t') || !sameCell(line, next)) return false;
  if (LABEL.test(line.text) && LABEL.test(next.text)) return false;
  if (Math.abs(line.fontSize - next.fontSize) > 0.6 || next.bold !== line.bold) return false;
  if (!line.box || line.page !== next.page || line.column !== next.column)
    return continuesWithoutLayout(line, next);
  const gap = next.gapBefore ?? 0;
  if (gap > Math.max(next.fontSize * 0.75, 4) || gap > layout.closest * LOOSER + 0.8) return false;
  if (layout.isList && ITEM_START.test(next.text) && !/[,;&/-]$/u.test(line.text)) return false;
  return /[,;&]$/u.test(line.text) || !brokeOnPurpose(line, next, layout.rightEdgeOf(line));
}

/** Across pages, or without positions, only the text can show that a sentence continues. */
function continuesWithoutLayout(line: Line, next: Line): boolean {
  const isOpen =
    /[,;\p{Ll}-]$/u.test(line.text) && /^[\p{Ll}(]/u.test(next.text) && !/^\S*[@/]/u.test(next.text);
  return isOpen && (line.block === next.block || line.page !== next.page);
}

/** True for a section of short items, one a line: without commas, each with a capital, at even distances. */
function isList(lines: readonly SectionLine[]): boolean {
  const texts = lines.map(({ line }) => line.text);
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  const [closest, farthest] = [gapAt(lines, 0.05), gapAt(lines, 0.8)];
  const isEven = farthest <= closest * LOOSER + 0.8;
  return (
    isEven &&
    share((text) => ITEM_START.test(text)) > 0.8 &&
    share((text) => /[,;]|\s\S+\s\S+\s\S+\s/u.test(text)) < 0.2
  );
}

/**
 * Returns the gap below which the given share of the gaps in a section are; the one below the heading is not counted.
 */
function gapAt(lines: readonly SectionLine[], share: number): number {
  const gaps = lines
    .slice(1)
    .flatMap(({ line }) => (line.gapBefore !== undefined && line.gapBefore > 0.4 ? line.gapBefore : []));
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length * share)] ?? Number.POSITIVE_INFINITY;
}

/** Returns where the columns of each page end on the right; a page in one column ends where the widest of them does. */
function rightEdges(document: SourceDocument): (line: Line) => number {
  const edges = new Map<string, number>();
  for (const { page, column, box } of document.lines) {
    const key = column === 0 ? '0' : `${page}/${column}`;
    if (box) edges.set(key, Math.max(edges.get(key) ?? 0, box.x1));
  }
  return ({ page, column }) => edges.get(column === 0 ? '0' : `${page}/${column}`) ?? 0;
}

/** A word that was cut at the end of a line is closed again. */
export function joinTexts(first: string, second: string): string {
  if (/\p{Ll}[-\u00ad]$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(first);
  return isUnspaced ? first + second : `${first} ${second}`;
}

function paragraphsOf(lines: readonly SectionLine[], layout: Layout): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let previous: Line | undefined;
  for (const entry of lines) {
    const { line } = entry;
    if (squeeze(line.text) === '') {
      previous = undefined;
      continue;
    }
    const last = paragraphs.at(-1);
    if (last && previous && continues(previous, line, layout)) {
      last.text = joinTexts(last.text.trimEnd(), line.text.trimStart());
      last.lines.push(entry);
    } else
      paragraphs.push({ text: line.text, lines: [entry], ...(line.bullet ? { bullet: line.bullet } : {}) });
    previous = line;
  }
  return paragraphs;
}

/** Makes paragraphs of lines of one part of the document, in reading order. */
export function paragraphMaker(document: SourceDocument): (lines: readonly SectionLine[]) => Paragraph[] {
  const rightEdgeOf = rightEdges(document);
  return (lines) => paragraphsOf(lines, { rightEdgeOf, closest: gapAt(lines, 0.05), isList: isList(lines) });
}
