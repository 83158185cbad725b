import { readModifiers } from './modifiers';

/** Properties of characters as far as they were changed so far; sizes in points. */
export type CharacterLook = {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  hidden?: boolean;
  deleted?: boolean;
  size?: number;
  color?: string | undefined;
  /** A character of a symbol font that is in place of the text. */
  symbol?: number;
  /** Place of an inline picture in the data stream. */
  picture?: number;
  styleIndex?: number;
};

/** Properties of a paragraph as far as they were changed so far; lengths in points. */
export type ParagraphLook = {
  styleIndex?: number;
  isInTable?: boolean;
  endsRow?: boolean;
  depth?: number;
  endsInnerCell?: boolean;
  endsInnerRow?: boolean;
  listIndex?: number;
  listLevel?: number;
  outlineLevel?: number;
  spaceBefore?: number;
  spaceAfter?: number;
};

const TWIPS = 20;
/** The sixteen colours that old documents choose from. */
const PALETTE =
  ' 000000 0000ff 00ffff 00ff00 ff00ff ff0000 ffff00 ffffff 000080 008080 008000 800080 800000 808000 808080 c0c0c0'.split(
    ' ',
  );

type Change<Look> = (look: Look, value: number, style: Look) => void;

/** By code of the change (MS-DOC 2.6.1). */
const CHARACTER_CHANGES = new Map<number, Change<CharacterLook>>([
  [0x0800, (look, value) => Object.assign(look, { deleted: value !== 0 })],
  [0x0835, (look, value, style) => Object.assign(look, { bold: toggled(value, style.bold) })],
  [0x0836, (look, value, style) => Object.assign(look, { italic: toggled(value, style.italic) })],
  [0x083a, (look, value, style) => Object.assign(look, { caps: toggled(value, style.caps) })],
  [0x083b, (look, value, style) => Object.assign(look, { caps: toggled(value, style.caps) })],
  [0x083c, (look, value, style) => Object.assign(look, { hidden: toggled(value, style.hidden) })],
  [0x2a42, (look, value) => Object.assign(look, { color: visible(PALETTE[value]) })],
  [0x4a30, (look, value) => Object.assign(look, { styleIndex: value })],
  [0x4a43, (look, value) => Object.assign(look, { size: value / 2 })],
  [0x6870, (look, value) => Object.assign(look, { color: colorReference(value) })],
  [0x6a03, (look, value) => Object.assign(look, { picture: value })],
  [0x6a09, (look, value) => Object.assign(look, { symbol: value >>> 16 })],
]);

/** By code of the change (MS-DOC 2.6.2). */
const PARAGRAPH_CHANGES = new Map<number, Change<ParagraphLook>>([
  [0x2416, (look, value) => Object.assign(look, { isInTable: value !== 0 })],
  [0x2417, (look, value) => Object.assign(look, { endsRow: value !== 0 })],
  [0x244b, (look, value) => Object.assign(look, { endsInnerCell: value !== 0 })],
  [0x244c, (look, value) => Object.assign(look, { endsInnerRow: value !== 0 })],
  [0x260a, (look, value) => Object.assign(look, { listLevel: value })],
  [0x2640, (look, value) => Object.assign(look, { outlineLevel: value })],
  [0x4600, (look, value) => Object.assign(look, { styleIndex: value })],
  [0x460b, (look, value) => Object.assign(look, { listIndex: value })],
  [0x6649, (look, value) => Object.assign(look, { depth: value })],
  [0xa413, (look, value) => Object.assign(look, { spaceBefore: value / TWIPS })],
  [0xa414, (look, value) => Object.assign(look, { spaceAfter: value / TWIPS })],
]);

/** Applies a list of changes (MS-DOC 2.6.1) to the look of characters that their style gives. */
export function changeCharacters(style: CharacterLook, changes: Uint8Array): CharacterLook {
  const look = { ...style };
  for (const { code, value } of readModifiers(changes)) CHARACTER_CHANGES.get(code)?.(look, value, style);
  return look;
}

/** Applies a list of changes (MS-DOC 2.6.2) to the look of a paragraph. */
export function changeParagraph(style: ParagraphLook, changes: Uint8Array): ParagraphLook {
  const look = { ...style };
  for (const { code, value } of readModifiers(changes)) PARAGRAPH_CHANGES.get(code)?.(look, value, style);
  return look;
}

/** 0 and 1 set a switch; 0x80 leaves it to the style and 0x81 turns the style's around. */
function toggled(value: number, style = false): boolean {
  if (value === 0x80) return style;
  return value === 0x81 ? !style : value !== 0;
}

function colorReference(value: number): string | undefined {
  const isAutomatic = value >>> 24 !== 0;
  const parts = [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff];
  return isAutomatic ? undefined : visible(parts.map((part) => part.toString(16).padStart(2, '0')).join(''));
}

function visible(color: string | undefined): string | undefined {
  return color === '' || color === '000000' ? undefined : color;
}
