import type { Line } from '../../model';
import { type Block, columnShares, isRightToLeft } from '../structure';
import type { ColorTable } from './colors';
import { escapeRtf } from './escape';
import { writePicture } from './pictures';
import { writeLines } from './runs';

/** Twips between the margins of a sheet of A4. */
export const TEXT_WIDTH = 9638;

const INDENT = 340;
const CELL_GAP = 80;
const MAX_GAP = 480;

/** One paragraph: its properties after `\pard`, and its text. The writer of the block adds the ending. */
type Paragraph = { properties: string; text: string };

/** Blocks as paragraphs and tables, each ended. */
export function writeBlocks(blocks: readonly Block[], colors: ColorTable): string {
  return blocks
    .map((block) =>
      block.kind === 'table'
        ? writeTable(block.rows, colors)
        : paragraphsOf(block, colors)
            .map((paragraph) => `${writeParagraph(paragraph)}\\par\n`)
            .join(''),
    )
    .join('');
}

function writeParagraph({ properties, text }: Paragraph): string {
  return `\\pard\\plain${properties} ${text}`;
}

function paragraphsOf(block: Block, colors: ColorTable): Paragraph[] {
  switch (block.kind) {
    case 'heading': {
      const style = `\\s${block.level}\\outlinelevel${block.level - 1}\\keepn\\sa60`;
      const label = block.lines[0]?.bullet;
      const text = `${label ? escapeRtf(`${label} `) : ''}${writeLines(block.lines, colors)}`;
      return [{ properties: `${style}${spacing(block.lines, 200)}${direction(block.lines)}`, text }];
    }
    case 'paragraph':
      return [
        {
          properties: `\\sa40${spacing(block.lines)}${tabStops(block.lines)}${direction(block.lines)}`,
          text: writeLines(block.lines, colors),
        },
      ];
    case 'list':
      return block.items.map((item) => listItem(item, block.isLabelled, colors));
    case 'picture': {
      const picture = writePicture(block.image, TEXT_WIDTH);
      return picture ? [{ properties: '\\sa80', text: picture }] : [];
    }
    case 'table':
      return block.rows.flat(2).flatMap((inner) => paragraphsOf(inner, colors));
    default:
      return block.blocks.flatMap((inner) => paragraphsOf(inner, colors));
  }
}

function listItem(lines: readonly Line[], isLabelled: boolean, colors: ColorTable): Paragraph {
  const bullet = lines[0]?.bullet;
  const text = writeLines(lines, colors);
  const place = `\\sa20${spacing(lines)}${tabStops(lines)}${direction(lines)}`;
  if (bullet === undefined) return { properties: `${place}\\li${INDENT}`, text };
  const hanging = `${place}\\fi-${INDENT}\\li${INDENT}\\tx${INDENT}`;
  // Numbers are kept as written, since counting again could give others.
  if (isLabelled) return { properties: hanging, text: `${escapeRtf(`${bullet}\t`)}${text}` };
  return { properties: `${hanging}\\ls1\\ilvl0`, text: `{\\listtext\\u8226*\\tab}${text}` };
}

function spacing(lines: readonly Line[], atLeast = 0): string {
  const gap = Math.max(atLeast, Math.min(MAX_GAP, Math.round((lines[0]?.gapBefore ?? 0) * 20)));
  return gap > 0 ? `\\sb${gap}` : '';
}

function direction(lines: readonly Line[]): string {
  return isRightToLeft(lines[0]?.text ?? '') ? '\\rtlpar\\qr' : '';
}

/** The last stretch of a line with gaps ends at the margin, the others begin at even distances. */
function tabStops(lines: readonly Line[]): string {
  const count = Math.min(8, Math.max(...lines.map(({ text }) => text.split('\t').length - 1)));
  if (count <= 0) return '';
  const inner = Array.from(
    { length: count - 1 },
    (_, index) => `\\tx${Math.round(((index + 1) * TEXT_WIDTH) / (count + 1))}`,
  );
  return `${inner.join('')}\\tqr\\tx${TEXT_WIDTH}`;
}

function writeTable(rows: readonly Block[][][], colors: ColorTable): string {
  const edges = columnEdges(rows);
  return rows
    .map((cells) => {
      const bounds = edges.slice(0, cells.length).map((edge) => `\\cellx${edge}`);
      const written = cells.map((blocks) => writeCell(blocks, colors));
      return `\\trowd\\trgaph${CELL_GAP}\\trleft0${bounds.join('')}\n${written.join('')}\\row\n`;
    })
    .concat('\\pard\n')
    .join('');
}

function writeCell(blocks: readonly Block[], colors: ColorTable): string {
  const paragraphs = blocks
    .flatMap((block) => paragraphsOf(block, colors))
    .map(({ properties, text }) => writeParagraph({ properties: `\\intbl${properties}`, text }));
  return `${paragraphs.length > 0 ? paragraphs.join('\\par\n') : '\\pard\\plain\\intbl '}\\cell\n`;
}

function columnEdges(rows: readonly Block[][][]): number[] {
  let edge = 0;
  return columnShares(rows).map((share) => {
    edge += share;
    return Math.round(edge * TEXT_WIDTH);
  });
}
