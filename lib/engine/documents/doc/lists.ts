import type { Bytes } from '@/lib/containers';
import { bulletFor, formatNumber } from '../flow';
import type { Extent } from './information-block';

type Level = { start: number; format: number; template: string };
type List = { levels: Level[]; counters: number[] };

const LIST_SIZE = 28;
const OVERRIDE_SIZE = 16;
const LEVEL_SIZE = 28;
const MAX_LISTS = 2000;
/** A label names nine levels at most, with some punctuation around them. */
const MAX_TEMPLATE = 64;
const BULLET = 23;
const NONE = 255;
const FORMATS = ['decimal', 'upperRoman', 'lowerRoman', 'upperLetter', 'lowerLetter'];

/** The lists of a document (MS-DOC 2.9.147): gives each item its label and counts on. */
export class DocLists {
  readonly #lists = new Map<number, List>();
  /** Identifier of the list by the index that paragraphs use, from 1 on. */
  readonly #identifiers: number[] = [];

  constructor(table: Bytes, lists: Extent, overrides: Extent) {
    if (lists.length > 0) this.#readLists(table, lists);
    if (overrides.length === 0) return;
    const count = Math.min(MAX_LISTS, table.u32(overrides.start));
    for (let index = 0; index < count; index += 1) {
      this.#identifiers.push(table.u32(overrides.start + 4 + index * OVERRIDE_SIZE));
    }
  }

  /** Returns the label of the next item; undefined when the paragraph is in no list or its label is empty. */
  label(index: number | undefined, level = 0): string | undefined {
    const list = this.#lists.get(this.#identifiers[(index ?? 0) - 1] ?? -1);
    const declared = list?.levels[level];
    if (!list || !declared || declared.format === NONE) return undefined;
    if (declared.format === BULLET) return bulletFor(declared.template);
    list.counters[level] = (list.counters[level] ?? declared.start - 1) + 1;
    list.counters.length = level + 1;
    const label = [...declared.template].map((character) => {
      const at = character.charCodeAt(0);
      if (at > 8) return character;
      const other = list.levels[at];
      return formatNumber(list.counters[at] ?? other?.start ?? 1, FORMATS[other?.format ?? 0] ?? 'decimal');
    });
    return label.join('').trim() || undefined;
  }

  #readLists(table: Bytes, extent: Extent): void {
    const count = Math.min(MAX_LISTS, table.u16(extent.start));
    // The levels of all lists come after the table, outside of the length that it declares.
    let at = extent.start + 2 + count * LIST_SIZE;
    for (let index = 0; index < count; index += 1) {
      const list = extent.start + 2 + index * LIST_SIZE;
      const isSimple = (table.u8(list + 26) & 1) !== 0;
      const levels: Level[] = [];
      for (let level = 0; level < (isSimple ? 1 : 9) && at < table.length; level += 1) {
        const template = at + LEVEL_SIZE + table.u8(at + 24) + table.u8(at + 25);
        const length = table.u16(template);
        levels.push({
          start: table.u32(at) | 0,
          format: table.u8(at + 4),
          template: table.utf16(template + 2, Math.min(length, MAX_TEMPLATE)),
        });
        at = template + 2 + length * 2;
      }
      this.#lists.set(table.u32(list), { levels, counters: [] });
    }
  }
}
