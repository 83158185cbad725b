import { findDates, isOnlyDates } from '../../../kernel';
import type { Paragraph } from '../../shared/layout/paragraphs';

/** Certificates in separate blocks: a name, and below or above it the issuer and the date. */

const FEWEST = 2;
/** Share of the blocks that must hold more than the name. */
const MOST = 0.6;

const isItalic = ({ lines }: Paragraph) =>
  lines.every(({ line }) => line.runs.every(({ italic, text }) => italic || text.trim() === ''));

function blocksOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const blocks = new Map<number | undefined, Paragraph[]>();
  for (const paragraph of paragraphs) {
    const number = paragraph.lines[0]?.line.block;
    blocks.set(number, [...(blocks.get(number) ?? []), paragraph]);
  }
  return [...blocks.values()];
}

/**
 * Returns the names of certificates that are each in a block with their details: the first text of each that is not a
 * date. Empty where the blocks show neither dates nor a change of style, since they may be lists of names. `isName`
 * excludes other texts.
 */
export function namesOfBlocks(
  paragraphs: readonly Paragraph[],
  today: string,
  isName: (text: string) => boolean,
): Paragraph[] {
  if (paragraphs.some(({ bullet }) => bullet !== undefined)) return [];
  const blocks = blocksOf(paragraphs);
  const detailed = blocks.filter((block) => block.length > 1);
  if (detailed.length < FEWEST || detailed.length < MOST * blocks.length) return [];
  const isDated = ({ text }: Paragraph) => findDates(text, { today }).length > 0;
  const isDetail = (paragraph: Paragraph, name: Paragraph) =>
    isDated(paragraph) || isItalic(paragraph) !== isItalic(name);
  const names = blocks.map((block) => {
    const open = block.filter(({ text }) => !isOnlyDates(text, findDates(text, { today })));
    return { block, name: open.find(({ text }) => isName(text)) };
  });
  const told = names.filter(
    ({ block, name }) => name !== undefined && block.some((other) => other !== name && isDetail(other, name)),
  );
  return told.length < MOST * blocks.length ? [] : names.flatMap(({ name }) => name ?? []);
}
