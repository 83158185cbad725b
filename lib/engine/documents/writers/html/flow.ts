import { escapeHtml } from '../../../kernel';
import type { EmbeddedImage, Line } from '../../model';
import { type Block, blocksOf, usualSize } from '../structure';
import { sizeScale, writeLine } from './inline';
import { writePicture } from './pictures';

/** Writes lines as headings, paragraphs, lists and tables, with the pictures where they are. */
export function writeFlow(lines: readonly Line[], images: readonly EmbeddedImage[]): string {
  return writeBlocks(blocksOf(lines, images), usualSize(lines));
}

function writeBlocks(blocks: readonly Block[], base: number): string {
  return blocks.map((block) => writeBlock(block, base)).join('\n');
}

function writeBlock(block: Block, base: number): string {
  switch (block.kind) {
    case 'heading':
      return writeHeading(block.lines, block.level, base);
    case 'paragraph':
      return `<p>${writeLines(block.lines, base)}</p>`;
    case 'list':
      return writeList(block.items, block.isLabelled, base);
    case 'table':
      return writeTable(block.rows, base);
    case 'picture':
      return writePicture(block.image);
    default:
      return `<${block.kind} class="margin">\n${writeBlocks(block.blocks, base)}\n</${block.kind}>`;
  }
}

function writeHeading(lines: readonly Line[], level: number, base: number): string {
  const [first] = lines;
  const scale = sizeScale(first?.fontSize ?? base, base) ?? 1;
  const label = first?.bullet ? `${escapeHtml(first.bullet)} ` : '';
  return `<h${level} style="font-size:${scale}em">${label}${writeLines(lines, base)}</h${level}>`;
}

/** Lines with gaps in them are separate rows and need no break around them. */
function writeLines(lines: readonly Line[], base: number): string {
  return lines.reduce((html, line, index) => {
    const needsBreak = index > 0 && !line.text.includes('\t') && !lines[index - 1]?.text.includes('\t');
    return `${html}${needsBreak ? '<br>\n' : ''}${writeLine(line, base)}`;
  }, '');
}

function writeList(items: readonly Line[][], isLabelled: boolean, base: number): string {
  const written = items.map((item) => {
    const [first] = item;
    const text = writeLines(item, base);
    if (!first?.bullet) return `<li class="more">${text}</li>`;
    return isLabelled
      ? `<li><span class="label">${escapeHtml(first.bullet)}</span> ${text}</li>`
      : `<li>${text}</li>`;
  });
  return `<ul${isLabelled ? ' class="labelled"' : ''}>\n${written.join('\n')}\n</ul>`;
}

function writeTable(rows: readonly Block[][][], base: number): string {
  const written = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${writeBlocks(cell, base)}</td>`).join('')}</tr>`,
  );
  return `<table>\n${written.join('\n')}\n</table>`;
}
