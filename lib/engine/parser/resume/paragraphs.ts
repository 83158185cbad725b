import type { Line } from '../../documents';
import { squeeze } from '../../kernel';
import type { Section, SectionKind, SectionLine } from './sections';

/** Lines of a section joined to the paragraphs that their author wrote. */

export type Paragraph = {
  text: string;
  /** The bullet or number before it. */
  bullet?: string;
  /** Its lines, the first one first. */
  lines: SectionLine[];
};

/** Share of the font size that an average letter is wide, for lines without an extent of their own. */
const LETTER = 0.5;

function letterWidth(line: Line): number {
  const width = line.box ? line.box.x1 - line.box.x0 : 0;
  return width > 0 && line.text.length > 0 ? width / line.text.length : line.fontSize * LETTER;
}

/** True when the first word of `next` would still have fitted behind `line`, so that its author broke the line. */
function brokeOnPurpose(line: Line, next: Line, rightEdge: number): boolean {
  if (!line.box || !next.box) return true;
  const firstWord = /^\S+/u.exec(next.text)?.[0] ?? '';
  return line.box.x1 + (firstWord.length + 1) * letterWidth(next) < rightEdge - 2;
}

function sameCell(a: Line, b: Line): boolean {
  return a.cell?.table === b.cell?.table && a.cell?.row === b.cell?.row && a.cell?.column === b.cell?.column;
}

function continues(line: Line, next: Line, rightEdge: number): boolean {
  if (next.bullet || next.text.includes('\t') || !sameCell(line, next)) return false;
  if (Math.abs(line.fontSize - next.fontSize) > 0.6 || (next.bold && !line.bold)) return false;
  if (line.column !== next.column) return false;
  if (/[,;&]$/u.test(line.text)) return true;
  if (!line.box)
    return line.block === next.block && /[,;\p{Ll}-]$/u.test(line.text) && /^[\p{Ll}(]/u.test(next.text);
  const isGap = (next.gapBefore ?? 0) > Math.max(next.fontSize * 0.75, 4);
  return !isGap && !brokeOnPurpose(line, next, rightEdge);
}

function rightEdgeOf(lines: readonly SectionLine[], column: number): number {
  return Math.max(0, ...lines.flatMap(({ line }) => (line.column === column && line.box ? line.box.x1 : [])));
}

/** A word that was cut at the end of a line is closed again. */
export function joinTexts(first: string, second: string): string {
  if (/\p{Ll}[-\u00ad]$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(first);
  return isUnspaced ? first + second : `${first} ${second}`;
}

/** The paragraphs of lines in reading order; empty lines part them. */
export function paragraphsOf(lines: readonly SectionLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let previous: Line | undefined;
  for (const entry of lines) {
    const { line } = entry;
    if (squeeze(line.text) === '') {
      previous = undefined;
      continue;
    }
    const last = paragraphs.at(-1);
    if (last && previous && continues(previous, line, rightEdgeOf(lines, line.column))) {
      last.text = joinTexts(last.text.trimEnd(), line.text.trimStart());
      last.lines.push(entry);
    } else
      paragraphs.push({ text: line.text, lines: [entry], ...(line.bullet ? { bullet: line.bullet } : {}) });
    previous = line;
  }
  return paragraphs;
}

/** Sections of one of the given kinds, those with a combined heading included. */
export function sectionsOfKind(sections: readonly Section[], ...kinds: SectionKind[]): Section[] {
  return sections.filter(
    (section) => kinds.includes(section.kind) || section.alsoKinds.some((kind) => kinds.includes(kind)),
  );
}

/** The text of sections as paragraphs, one a row; undefined when there is none. */
export function textOfSections(sections: readonly Section[]): string | undefined {
  const rows = sections
    .flatMap((section) => paragraphsOf(section.lines))
    .map((paragraph) => squeeze(paragraph.text));
  return rows.length > 0 ? rows.join('\n') : undefined;
}
