import type { EmbeddedImage, Line } from '../../model';
import { escapeHtml } from './escape';
import { sizeScale, writeLine } from './inline';
import { writePicture } from './pictures';

const BULLET_SIGN = /^[^\p{L}\p{N}]$/u;

/** Lines of the same kind that stand together: a table, a list, a header, a paragraph. */
type Group = { kind: string; lines: Line[] };

/** Writes lines as headings, paragraphs, lists and tables, with the pictures where they stand. */
export function writeFlow(lines: readonly Line[], images: readonly EmbeddedImage[]): string {
  const base = usualSize(lines);
  const html: string[] = [];
  let next = 0;
  const pictures = [...images];
  for (const group of groupLines(lines)) {
    while (pictures[0] && (pictures[0].line ?? 0) <= next) html.push(writePicture(pictures.shift()));
    html.push(writeGroup(group, base));
    next += group.lines.length;
  }
  return [...html, ...pictures.map(writePicture)].filter(Boolean).join('\n');
}

/** The size in which most of the characters are set. */
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
  const groups: Group[] = [];
  for (const line of lines) {
    const kind = groupKind(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function groupKind(line: Line): string {
  if (line.role === 'header' || line.role === 'footer') return line.role;
  if (line.cell) return `table ${line.cell.table}`;
  return line.role === 'listItem' ? 'list' : `block ${line.block}`;
}

function writeGroup({ kind, lines }: Group, base: number): string {
  if (kind === 'header' || kind === 'footer')
    return `<${kind} class="margin">\n${writeTablesAndBlocks(lines, base)}\n</${kind}>`;
  if (kind.startsWith('table')) return writeTable(lines, base);
  return kind === 'list' ? writeList(lines, base) : writeBlock(lines, base);
}

function writeTablesAndBlocks(lines: readonly Line[], base: number): string {
  const plain = lines.map((line): Line => ({ ...line, role: line.bullet ? 'listItem' : 'paragraph' }));
  return groupLines(plain)
    .map((group) => writeGroup(group, base))
    .join('\n');
}

/** Lines of one paragraph or heading. */
function writeBlock(lines: readonly Line[], base: number): string {
  const [first] = lines;
  if (!first) return '';
  const text = writeLines(lines, base);
  if (first.role !== 'heading') return `<p>${text}</p>`;
  const level = Math.min(6, Math.max(1, first.headingLevel ?? 2));
  const scale = sizeScale(first.fontSize, base) ?? 1;
  const label = first.bullet ? `${escapeHtml(first.bullet)} ` : '';
  return `<h${level} style="font-size:${scale}em">${label}${text}</h${level}>`;
}

/** Lines with gaps in them are rows of their own and need no break around them. */
function writeLines(lines: readonly Line[], base: number): string {
  return lines.reduce((html, line, index) => {
    const needsBreak = index > 0 && !line.text.includes('\t') && !lines[index - 1]?.text.includes('\t');
    return `${html}${needsBreak ? '<br>\n' : ''}${writeLine(line, base)}`;
  }, '');
}

function writeList(lines: readonly Line[], base: number): string {
  const labelled = lines.some((line) => line.bullet && !BULLET_SIGN.test(line.bullet));
  const items = itemsOf(lines).map((item) => {
    const [first] = item;
    const text = writeLines(item, base);
    if (!first?.bullet) return `<li class="more">${text}</li>`;
    return labelled
      ? `<li><span class="label">${escapeHtml(first.bullet)}</span> ${text}</li>`
      : `<li>${text}</li>`;
  });
  return `<ul${labelled ? ' class="labelled"' : ''}>\n${items.join('\n')}\n</ul>`;
}

/** A bullet opens an item; so does a paragraph without one that only stands in the list. */
function itemsOf(lines: readonly Line[]): Line[][] {
  const items: Line[][] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last && !line.bullet && last[0]?.block === line.block) last.push(line);
    else items.push([line]);
  }
  return items;
}

function writeTable(lines: readonly Line[], base: number): string {
  const rows = groupBy(lines, (line) => String(line.cell?.row));
  const width = Math.max(...lines.map((line) => line.cell?.column ?? 0)) + 1;
  const written = rows.map((row) => {
    const cells = groupBy(row, (line) => String(line.cell?.column));
    let column = 0;
    const html = cells.map((cell) => {
      const at = Math.max(column, cell[0]?.cell?.column ?? 0);
      const empty = '<td></td>'.repeat(Math.min(at - column, 20));
      column = at + 1;
      return `${empty}<td>${writeCell(cell, base)}</td>`;
    });
    return `<tr>${html.join('')}${'<td></td>'.repeat(Math.min(20, Math.max(0, width - column)))}</tr>`;
  });
  return `<table>\n${written.join('\n')}\n</table>`;
}

function writeCell(lines: readonly Line[], base: number): string {
  const plain = lines.map(
    ({ cell: _, ...line }): Line => ({ ...line, role: line.role === 'cell' ? 'paragraph' : line.role }),
  );
  return groupLines(plain)
    .map((group) => writeGroup(group, base))
    .join('\n');
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
