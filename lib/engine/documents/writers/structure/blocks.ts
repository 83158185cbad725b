import type { EmbeddedImage, Line } from '../../model';

/** A part of a document to write, whatever the format. */
export type Block =
  | { kind: 'header' | 'footer'; blocks: Block[] }
  | { kind: 'heading'; level: number; lines: Line[] }
  | { kind: 'paragraph'; lines: Line[] }
  /** In a labelled list the items have their own labels; else one character precedes all of them. */
  | { kind: 'list'; isLabelled: boolean; items: Line[][] }
  /** Rows of cells of blocks; rows are filled up with empty cells. */
  | { kind: 'table'; rows: Block[][][] }
  | { kind: 'picture'; image: EmbeddedImage };

/** Adjacent lines of the same kind: a table, a list, a header, a paragraph. */
type Group = { kind: string; lines: Line[] };

const BULLET_SIGN = /^[^\p{L}\p{N}]$/u;
const MAX_EMPTY_CELLS = 20;

/** Puts lines together, with the pictures where they are. */
export function blocksOf(lines: readonly Line[], images: readonly EmbeddedImage[] = []): Block[] {
  const blocks: Block[] = [];
  const pictures = images.map((image): Block & { kind: 'picture' } => ({ kind: 'picture', image }));
  let next = 0;
  for (const group of groupLines(lines)) {
    while (pictures[0] && (pictures[0].image.line ?? 0) <= next) blocks.push(...pictures.splice(0, 1));
    blocks.push(...blockOf(group));
    next += group.lines.length;
  }
  return [...blocks, ...pictures];
}

/** Returns the size in which most of the characters are set. */
export function usualSize(lines: readonly Line[]): number {
  const characters = new Map<number, number>();
  for (const { fontSize, text } of lines)
    characters.set(fontSize, (characters.get(fontSize) ?? 0) + text.length);
  return [...characters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, -1] as [
    number,
    number,
  ])[0];
}

function groupLines(lines: readonly Line[]): Group[] {
  return groupBy(lines, groupKind).map((group) => ({
    kind: group[0] ? groupKind(group[0]) : '',
    lines: group,
  }));
}

function groupKind(line: Line): string {
  if (line.role === 'header' || line.role === 'footer') return line.role;
  if (line.cell) return `table ${line.cell.table}`;
  return line.role === 'listItem' ? 'list' : `block ${line.block}`;
}

function blockOf({ kind, lines }: Group): Block[] {
  const [first] = lines;
  if (!first) return [];
  if (kind === 'header' || kind === 'footer') return [{ kind, blocks: blocksOf(lines.map(withoutMargin)) }];
  if (kind.startsWith('table')) return [tableOf(lines)];
  if (kind === 'list') return [listOf(lines)];
  if (first.role !== 'heading') return [{ kind: 'paragraph', lines }];
  return [{ kind: 'heading', level: Math.min(6, Math.max(1, first.headingLevel ?? 2)), lines }];
}

function withoutMargin(line: Line): Line {
  return { ...line, role: line.bullet ? 'listItem' : 'paragraph' };
}

function listOf(lines: readonly Line[]): Block {
  const isLabelled = lines.some((line) => line.bullet && !BULLET_SIGN.test(line.bullet));
  return { kind: 'list', isLabelled, items: itemsOf(lines) };
}

/** A bullet opens an item; so does a paragraph without one that is only in the list. */
function itemsOf(lines: readonly Line[]): Line[][] {
  const items: Line[][] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last && !line.bullet && last[0]?.block === line.block) last.push(line);
    else items.push([line]);
  }
  return items;
}

function tableOf(lines: readonly Line[]): Block {
  const width = Math.max(...lines.map((line) => line.cell?.column ?? 0)) + 1;
  const rows = groupBy(lines, (line) => String(line.cell?.row)).map((row) => {
    const cells: Block[][] = [];
    let column = 0;
    for (const cell of groupBy(row, (line) => String(line.cell?.column))) {
      const at = Math.max(column, cell[0]?.cell?.column ?? 0);
      cells.push(...emptyCells(at - column), blocksOf(cell.map(withoutCell)));
      column = at + 1;
    }
    return [...cells, ...emptyCells(width - column)];
  });
  return { kind: 'table', rows };
}

function emptyCells(count: number): Block[][] {
  return Array.from({ length: Math.min(MAX_EMPTY_CELLS, Math.max(0, count)) }, () => []);
}

function withoutCell({ cell: _, ...line }: Line): Line {
  return { ...line, role: line.role === 'cell' ? 'paragraph' : line.role };
}

/** Neighbours with the same key stay together. */
function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups: { key: string; items: T[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.key === key(item)) last.items.push(item);
    else groups.push({ key: key(item), items: [item] });
  }
  return groups.map((group) => group.items);
}
