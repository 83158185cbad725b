import type { Bytes } from '@/lib/containers';
import type { Extent } from './information-block';
import { type CharacterLook, changeCharacters, changeParagraph, type ParagraphLook } from './properties';

type Definition = {
  builtIn: number;
  isParagraph: boolean;
  base: number;
  paragraphChanges: Uint8Array;
  characterChanges: Uint8Array;
};

/** Formatting that a style gives to a paragraph and its characters. */
export type StyleLook = { characters: CharacterLook; paragraph: ParagraphLook; headingLevel?: number };

const NO_BASE = 0xfff;
const MAX_CHAIN = 30;
const MAX_STYLES = 4096;
const NOTHING = new Uint8Array();
const TITLE = 62;
const DEFAULT_LOOK: StyleLook = { characters: { size: 10 }, paragraph: {} };

/** The style sheet (MS-DOC 2.9.271) with all that styles inherit. */
export class DocStyles {
  readonly #definitions: (Definition | undefined)[] = [];
  readonly #looks = new Map<number, StyleLook>();

  constructor(table: Bytes, extent: Extent) {
    const headerLength = table.u16(extent.start);
    const baseLength = table.u16(extent.start + 4);
    const count = Math.min(MAX_STYLES, table.u16(extent.start + 2));
    const end = Math.min(table.length, extent.start + extent.length);
    let at = extent.start + 2 + headerLength;
    for (let index = 0; index < count && at + 2 <= end; index += 1) {
      const length = table.u16(at);
      this.#definitions.push(length > 0 ? readDefinition(table, at + 2, baseLength, length) : undefined);
      at += 2 + length + (length % 2);
    }
  }

  /** Returns the look that a style gives, with that of the styles that it is based on. */
  look(index: number, depth = 0): StyleLook {
    const known = this.#looks.get(index);
    if (known) return known;
    const definition = this.#definitions[index];
    if (!definition || depth > MAX_CHAIN) return DEFAULT_LOOK;
    const base = definition.base === NO_BASE ? DEFAULT_LOOK : this.look(definition.base, depth + 1);
    const headingLevel = headingLevelOf(definition.builtIn) ?? base.headingLevel;
    const look: StyleLook = {
      characters: changeCharacters(base.characters, definition.characterChanges),
      paragraph: changeParagraph(base.paragraph, definition.paragraphChanges),
      ...(headingLevel !== undefined && { headingLevel }),
    };
    this.#looks.set(index, look);
    return look;
  }

  /** Lays the look of a character style over that of the paragraph. */
  overlay(below: CharacterLook, index: number): CharacterLook {
    const definition = this.#definitions[index];
    return definition && !definition.isParagraph
      ? changeCharacters(below, definition.characterChanges)
      : below;
  }
}

function headingLevelOf(builtIn: number): number | undefined {
  if (builtIn >= 1 && builtIn <= 9) return Math.min(6, builtIn);
  return builtIn === TITLE ? 1 : undefined;
}

function readDefinition(table: Bytes, at: number, baseLength: number, length: number): Definition {
  const kind = table.u16(at + 2);
  const isParagraph = (kind & 0xf) === 1;
  const nameLength = table.u16(at + baseLength);
  const end = at + length;
  const parts: Uint8Array[] = [];
  let part = at + baseLength + 2 + nameLength * 2 + 2;
  for (let index = 0; index < (isParagraph ? 2 : 1) && part + 2 <= end; index += 1) {
    const size = table.u16(part);
    parts.push(table.slice(part + 2, Math.min(end, part + 2 + size)));
    part += 2 + size + (size % 2);
  }
  return {
    builtIn: table.u16(at) & 0xfff,
    isParagraph,
    base: kind >>> 4,
    // The changes of a paragraph begin with the index of its style.
    paragraphChanges: isParagraph ? (parts[0]?.subarray(2) ?? NOTHING) : NOTHING,
    characterChanges: (isParagraph ? parts[1] : parts[0]) ?? NOTHING,
  };
}
