import type { Line } from '../../model';
import { type Block, columnShares } from '../structure';
import { rowsOf, type TextRow, type Typesetter } from './rows';
import type { Sheets } from './sheets';

const INDENT = 14;
const LABEL_GAP = 5;
const COLUMN_GAP = 12;
const MAX_GAP = 24;
const BEFORE = { heading: 10, paragraph: 3, item: 2 };

/** Sets blocks one below the other; false when stopped before the last. */
export function setBlocks(blocks: readonly Block[], sheets: Sheets, shouldStop: () => boolean): boolean {
  return blocks.every((block) => {
    if (shouldStop()) return false;
    if (block.kind === 'header' || block.kind === 'footer')
      return setBlocks(block.blocks, sheets, shouldStop);
    if (block.kind === 'picture') sheets.setPicture(block.image);
    else if (block.kind === 'table') setTable(block.rows, sheets);
    else sheets.setRows(textRows(block, sheets.width, sheets.typesetter), block.kind === 'heading');
    return true;
  });
}

function textRows(block: Block, width: number, typesetter: Typesetter): TextRow[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const label = block.lines[0]?.bullet;
      const lines = label ? withLabel(block.lines, label) : block.lines;
      return spaced(
        lines.flatMap((line) => rowsOf(line, width, typesetter)),
        block.lines,
        BEFORE[block.kind],
      );
    }
    case 'list':
      return block.items.flatMap((item) => itemRows(item, block.isLabelled, width, typesetter));
    default:
      return [];
  }
}

function withLabel([first, ...rest]: readonly Line[], label: string): Line[] {
  if (!first) return rest;
  const [run] = first.runs;
  const runs = run ? [{ ...run, text: `${label} ` }, ...first.runs] : first.runs;
  return [{ ...first, runs }, ...rest];
}

function itemRows(
  lines: readonly Line[],
  isLabelled: boolean,
  width: number,
  typesetter: Typesetter,
): TextRow[] {
  const [first] = lines;
  const [run] = first?.runs ?? [];
  if (!first || !run) return [];
  const { href: _, caps: __, ...plain } = run;
  const sign = { ...plain, text: isLabelled ? (first.bullet ?? '') : '•', bold: false, italic: false };
  const [label] = rowsOf({ ...first, text: sign.text, runs: [sign] }, width, typesetter);
  const labelWidth = Math.max(0, ...(label?.fragments ?? []).map((fragment) => fragment.width));
  const indent = isLabelled ? Math.max(INDENT, labelWidth + LABEL_GAP) : INDENT;
  const rows = lines
    .flatMap((line) => rowsOf(line, width - indent, typesetter))
    .map((row) => (row.isFromRight ? row : shifted(row, indent)));
  const own = label && rows[0]?.isFromRight ? shifted(label, width - labelWidth) : label;
  if (first.bullet) rows[0]?.fragments.unshift(...(own?.fragments ?? []));
  return spaced(rows, lines, BEFORE.item);
}

function shifted(row: TextRow, by: number): TextRow {
  return { ...row, fragments: row.fragments.map((part) => ({ ...part, x: part.x + by })) };
}

function spaced(rows: TextRow[], lines: readonly Line[], atLeast: number): TextRow[] {
  const before = Math.max(atLeast, Math.min(MAX_GAP, lines[0]?.gapBefore ?? 0));
  return rows.map((row, index) => (index === 0 ? { ...row, before } : row));
}

function setTable(rows: readonly Block[][][], sheets: Sheets): void {
  const shares = columnShares(rows);
  for (const cells of rows) {
    let x = 0;
    const placed = cells.map((blocks, column) => {
      const at = x;
      const width = (shares[column] ?? 0) * sheets.width;
      x += width;
      const inner = Math.max(COLUMN_GAP, width - COLUMN_GAP);
      return { x: at, rows: blocks.flatMap((block) => textRows(block, inner, sheets.typesetter)) };
    });
    sheets.setCells(placed);
  }
}
