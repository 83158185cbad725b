import type { Line, SourceDocument } from '../../../documents';
import { isOn } from '../../shared/mechanisms';
import { CALCULATED, type Section, type SectionKind, TYPE_OF_KIND } from '../headings/kinds';
import { languagesInText } from '../languages/names';
import type { DetailKind } from './labels';
import { type DetailRow, detailRows } from './rows';

/**
 * Adjacent rows that are clearly about a person form a block anywhere: below the last job, in a side bar, under
 * "Personal profile" or under no heading at all. A block is a separate section of personal details, so that no father,
 * place of issue or religion is read as part of the section above it.
 */

/**
 * Labels that are only about people; others ("Name", "Address", "Languages", "Age") may belong to employers, courses or
 * programs.
 */
const SURE: ReadonlySet<DetailKind> = new Set<DetailKind>([
  'dateOfBirth',
  'fathersName',
  'relative',
  'gender',
  'maritalStatus',
  'nationality',
  'belief',
  'passportNumber',
  'permanentAddress',
  'birthplace',
]);
/** Rows of a block at least, and lines of something else between two of them at most. */
const FEWEST = 2;
const WIDEST_GAP = 2;
/** Sections whose lines stay theirs. */
const KEPT: ReadonlySet<SectionKind> = new Set<SectionKind>(['contact', 'personal', 'references']);

type Block = { first: number; last: number };

export type Details = { rows: DetailRow[]; sections: Section[] };

function holdsLanguages({ kind, value }: DetailRow): boolean {
  return kind !== 'languages' || languagesInText(value, true).length > 0;
}

function endOf(row: DetailRow): number {
  return Math.max(row.index, ...row.lines.filter((line) => line > row.index && line - row.index < 20));
}

/** Runs of rows with little between them. */
function blocksOf(rows: readonly DetailRow[], lines: readonly Line[]): Block[] {
  const runs: DetailRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const above = run?.at(-1);
    const gap = above ? row.index - endOf(above) - 1 : Number.POSITIVE_INFINITY;
    if (run && gap <= WIDEST_GAP && lines[row.index]?.page === lines[above?.index ?? 0]?.page) run.push(row);
    else runs.push([row]);
  }
  return runs
    .filter((run) => run.length >= FEWEST && run.some(({ kind }) => SURE.has(kind)))
    .map((run) => ({ first: run[0]?.index ?? 0, last: Math.max(...run.map(endOf)) }));
}

function blockSection(block: Block, lines: readonly Line[]): Section {
  const indexes = Array.from({ length: block.last - block.first + 1 }, (_, at) => block.first + at);
  return {
    kind: 'personal',
    type: TYPE_OF_KIND.personal,
    alsoKinds: [],
    heading: CALCULATED,
    firstLine: block.first,
    lastLine: block.last,
    lines: indexes.flatMap((index) => (lines[index] ? [{ index, line: lines[index] }] : [])),
  };
}

/** Returns the parts of a section outside the blocks; the part after a block belongs to no known section. */
function outside(section: Section, blocks: readonly Block[]): Section[] {
  const holds = ({ first, last }: Block, index: number) => index >= first && index <= last;
  const cut = blocks.find((block) => section.lines.some(({ index }) => holds(block, index)));
  if (!cut || KEPT.has(section.kind)) return [section];
  const opensInside = section.heading !== CALCULATED && holds(cut, section.firstLine);
  const rest = section.lines.filter(({ index }) => !blocks.some((block) => holds(block, index)));
  const before = opensInside ? [] : rest.filter(({ index }) => index < cut.first);
  const after = rest.filter((line) => !before.includes(line));
  const own = { ...section, lines: before, lastLine: before.at(-1)?.index ?? section.firstLine };
  const first = after[0]?.index ?? 0;
  const other: Section = {
    ...section,
    kind: 'other',
    type: null,
    alsoKinds: [],
    heading: CALCULATED,
    firstLine: first,
    lastLine: after.at(-1)?.index ?? first,
    lines: after,
  };
  const isWhole = !opensInside && (before.length > 0 || after.length === 0);
  return [...(isWhole ? [own] : []), ...(after.length > 0 ? [other] : [])];
}

/** Returns the rows of details in a document, and its sections with their blocks of details split off. */
export function findDetails(document: SourceDocument, sections: readonly Section[]): Details {
  const { lines } = document;
  const rows = isOn('details.rows') ? detailRows(lines).filter(holdsLanguages) : [];
  const kept = new Set(
    sections
      .filter(({ kind }) => KEPT.has(kind))
      .flatMap((section) => section.lines.map(({ index }) => index)),
  );
  const blocks = blocksOf(rows, lines).filter(({ first }) => !kept.has(first));
  if (blocks.length === 0) return { rows, sections: [...sections] };
  const cut = sections.flatMap((section) => outside(section, blocks));
  const own = blocks.map((block) => blockSection(block, lines));
  return { rows, sections: [...cut, ...own].sort((a, b) => a.firstLine - b.firstLine) };
}
