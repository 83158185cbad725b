import type { Bytes } from '@/lib/containers';
import type { Story } from './context';
import type { InformationBlock } from './information-block';

const STORIES_BEFORE_HEADERS = 6;
/** Each section has six: even and odd headers, even and odd footers, first header, first footer. */
const PER_SECTION = 6;
const IS_FOOTER = [false, false, true, true, false, true];
/** Order of the stories: those on the first page come first. */
const READING_ORDER = [4, 1, 0, 5, 3, 2];
const ANCHOR_SIZE = 26;
const BOX_SIZE = 22;
const BOX_SHAPE = 14;
const MAX_ENTRIES = 2000;

/** Headers or footers in reading order. */
export function headerStories(table: Bytes, block: InformationBlock, role: 'header' | 'footer'): Story[] {
  const { headers } = block.tables;
  const first = block.stories.main + block.stories.footnotes;
  const count = Math.min(MAX_ENTRIES, Math.floor(headers.length / 4) - 1);
  const stories: Story[] = [];
  for (let section = STORIES_BEFORE_HEADERS; section < count; section += PER_SECTION) {
    for (const kind of READING_ORDER) {
      if (IS_FOOTER[kind] !== (role === 'footer') || section + kind + 1 > count) continue;
      const at = headers.start + (section + kind) * 4;
      stories.push({ start: first + table.u32(at), end: first + table.u32(at + 4), role });
    }
  }
  return stories;
}

/** Returns text boxes of the body by the character that they are anchored to (MS-DOC 2.8.37 and 2.8.35). */
export function boxStories(table: Bytes, block: InformationBlock): Map<number, Story[]> {
  const { main, footnotes, headers, annotations, endnotes } = block.stories;
  const first = main + footnotes + headers + annotations + endnotes;
  const { textBoxes } = block.tables;
  const anchors = anchorsByShape(table, block);
  const count = Math.min(MAX_ENTRIES, Math.floor((textBoxes.length - 4) / (4 + BOX_SIZE)));
  const boxes = new Map<number, Story[]>();
  for (let index = 0; index < count; index += 1) {
    const shape = table.u32(textBoxes.start + (count + 1) * 4 + index * BOX_SIZE + BOX_SHAPE);
    const start = first + table.u32(textBoxes.start + index * 4);
    const end = first + table.u32(textBoxes.start + (index + 1) * 4);
    // A box without an anchor is read after the body.
    if (shape === 0) continue;
    const anchor = anchors.get(shape) ?? main;
    const anchored = boxes.get(anchor) ?? [];
    anchored.push({ start, end, role: 'paragraph', inBox: true });
    boxes.set(anchor, anchored);
  }
  return boxes;
}

function anchorsByShape(table: Bytes, block: InformationBlock): Map<number, number> {
  const { shapeAnchors } = block.tables;
  const count = Math.min(MAX_ENTRIES, Math.floor((shapeAnchors.length - 4) / (4 + ANCHOR_SIZE)));
  const anchors = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    const shape = table.u32(shapeAnchors.start + (count + 1) * 4 + index * ANCHOR_SIZE);
    anchors.set(shape, table.u32(shapeAnchors.start + index * 4));
  }
  return anchors;
}
