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
  /** A character of a symbol font that stands in place of the text. */
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

const CHARACTER_CHANGES: Record<number, Change<CharacterLook>> = {
  2048: (look, value) => Object.assign(look, { deleted: value !== 0 }),
  2101: (look, value, style) => Object.assign(look, { bold: toggled(value, style.bold) }),
  2102: (look, value, style) => Object.assign(look, { italic: toggled(value, style.italic) }),
  2107: (look, value, style) => Object.assign(look, { caps: toggled(value, style.caps) }),
  2108: (look, value, style) => Object.assign(look, { hidden: toggled(value, style.hidden) }),
  10818: (look, value) => Object.assign(look, { color: visible(PALETTE[value]) }),
  18992: (look, value) => Object.assign(look, { styleIndex: value }),
  19011: (look, value) => Object.assign(look, { size: value / 2 }),
  26736: (look, value) => Object.assign(look, { color: colorReference(value) }),
  27139: (look, value) => Object.assign(look, { picture: value }),
  27145: (look, value) => Object.assign(look, { symbol: value >>> 16 }),
};

const PARAGRAPH_CHANGES: Record<number, Change<ParagraphLook>> = {
  9238: (look, value) => Object.assign(look, { isInTable: value !== 0 }),
  9239: (look, value) => Object.assign(look, { endsRow: value !== 0 }),
  9291: (look, value) => Object.assign(look, { endsInnerCell: value !== 0 }),
  9292: (look, value) => Object.assign(look, { endsInnerRow: value !== 0 }),
  9738: (look, value) => Object.assign(look, { listLevel: value }),
  9792: (look, value) => Object.assign(look, { outlineLevel: value }),
  17920: (look, value) => Object.assign(look, { styleIndex: value }),
  17931: (look, value) => Object.assign(look, { listIndex: value }),
  26185: (look, value) => Object.assign(look, { depth: value }),
  42003: (look, value) => Object.assign(look, { spaceBefore: value / TWIPS }),
  42004: (look, value) => Object.assign(look, { spaceAfter: value / TWIPS }),
};

/** The look of characters after a list of changes (MS-DOC 2.6.1) to the look that their style gives. */
export function changeCharacters(style: CharacterLook, changes: Uint8Array): CharacterLook {
  const look = { ...style };
  for (const { code, value } of readModifiers(changes)) CHARACTER_CHANGES[code]?.(look, value, style);
  return look;
}

/** The look of a paragraph after a list of changes (MS-DOC 2.6.2). */
export function changeParagraph(style: ParagraphLook, changes: Uint8Array): ParagraphLook {
  const look = { ...style };
  for (const { code, value } of readModifiers(changes)) PARAGRAPH_CHANGES[code]?.(look, value, style);
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
