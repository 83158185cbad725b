import type { EntryLine } from '../../lines/entry-line';
import type { Draft } from '../draft';
import type { Prepared } from './lattice';
import { DATE, OTHER, type Step, TEXT, WHAT, WHERE } from './model';
import type { Piece } from './pieces';
import { makeSense } from './search';

/** The entries of another way of reading as steps, which is what the decoder compares its own with. */

/** A span of an entry with its label. */
export type Labelled = { from: number; to: number; label: number };

type Rows = { first: Map<number, number>; last: Map<number, number> };

function rowsOf(pieces: readonly Piece[]): Rows {
  const rows: Rows = { first: new Map(), last: new Map() };
  pieces.forEach(({ row }, n) => {
    if (!rows.first.has(row)) rows.first.set(row, n);
    rows.last.set(row, n);
  });
  return rows;
}

/**
 * Returns the steps of entries whose fields are labelled: from the first line of its fields to the last is the header,
 * and the lines for which `isHeader` is true below it. Null where entries run into each other.
 */
export function stepsOf(
  { lattice, pieces }: Prepared,
  entries: readonly (readonly Labelled[])[],
  isHeader: (row: number) => boolean = () => false,
): Step[] | null {
  const { first, last } = rowsOf(pieces);
  const rowOf = (n: number) => pieces[n]?.row ?? 0;
  const ordered = entries
    .map((labels) => ({
      labels,
      begin: first.get(rowOf(Math.min(...labels.map(({ from }) => from)))) ?? 0,
      row: rowOf(Math.max(...labels.map(({ to }) => to - 1))),
    }))
    .sort((a, b) => a.begin - b.begin);
  const steps: Step[] = [];
  let at = 0;
  const addText = (to: number) => {
    for (; at < to; at++) steps.push({ from: at, to: at + 1, label: TEXT, begins: false });
  };
  for (const [n, { labels, begin, row }] of ordered.entries()) {
    const next = ordered[n + 1]?.begin ?? pieces.length;
    let end = last.get(row) ?? 0;
    if (begin < at || next <= end) return null;
    for (let below = row + 1; (first.get(below) ?? next) < next && isHeader(below); below++)
      end = last.get(below) ?? end;
    addText(begin);
    while (at <= end) {
      const label = labels.find(({ from }) => from === at);
      const to = label?.to ?? at + 1;
      steps.push({
        from: at,
        to,
        label: label?.label ?? (lattice.isDate[at] ? DATE : OTHER),
        begins: at === begin,
      });
      at = to;
    }
  }
  addText(pieces.length);
  return makeSense(lattice, steps) ? steps : null;
}

/** The pieces of each line, by its index. */
type PiecesOfLines = ReadonlyMap<number, readonly number[]>;

function piecesOfLines(pieces: readonly Piece[], lines: readonly EntryLine[]): PiecesOfLines {
  const found = new Map<number, number[]>();
  pieces.forEach(({ row }, n) => {
    const line = lines[row];
    if (line === undefined) return;
    const own = found.get(line.index) ?? [];
    found.set(line.index, own);
    own.push(n);
  });
  return found;
}

/**
 * Returns the labelled spans of one entry: its two fields, and its header lines; null where a field is no span. Looks at its
 * own lines alone, since there may be as many entries as lines.
 */
function labelledOf(
  { segment, assignment }: Draft,
  { lattice, pieces }: Prepared,
  ofLines: PiecesOfLines,
): Labelled[] | null {
  const piecesOf = (indexes: readonly number[]) =>
    [...new Set(indexes)].flatMap((index) => ofLines.get(index) ?? []).sort((a, b) => a - b);
  const header = segment.header.map(({ index }) => index);
  const own = [...header, ...segment.body.map(({ index }) => index)];
  const labels: Labelled[] = [];
  for (const [part, label] of [
    [assignment.what, WHAT],
    [assignment.where, WHERE],
  ] as const) {
    if (part === undefined) continue;
    const spans = piecesOf([...own, part.line]).flatMap((n) => lattice.spans[n] ?? []);
    const found = spans.find(({ text }) => text === part.text);
    if (found === undefined) return null;
    labels.push({ from: found.from, to: found.to, label });
  }
  for (const n of piecesOf(header)) {
    if (!pieces[n]?.isFirst || labels.some(({ from }) => from === n)) continue;
    labels.push({ from: n, to: n + 1, label: lattice.isDate[n] ? DATE : OTHER });
  }
  return labels;
}

/**
 * Returns the steps of the entries that were found before; null where they cannot be told in steps. A field of several
 * entries belongs to the first of them.
 */
export function stepsBefore(
  drafts: readonly Draft[],
  prepared: Prepared,
  lines: readonly EntryLine[],
): Step[] | null {
  if (prepared.missing > 0) return null;
  const ofLines = piecesOfLines(prepared.pieces, lines);
  const taken = new Set<number>();
  const entries: Labelled[][] = [];
  for (const draft of drafts) {
    const labels = labelledOf(draft, prepared, ofLines);
    if (labels === null) return null;
    const own = labels.filter(({ from }) => !taken.has(from));
    for (const { from } of own) taken.add(from);
    if (own.length > 0) entries.push(own);
  }
  return stepsOf(prepared, entries);
}
