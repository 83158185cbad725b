import { Bytes } from '../bytes';
import type { CompoundFile } from '../compound';

const ENTRY = 16;
/**
 * Size of the header before the entries in a message, in one within a message, and in an attachment (MS-OXMSG 2.4.1).
 */
export const HEADERS = { message: 32, within: 24, attachment: 8 } as const;

const UNICODE = '001F';
const EIGHT_BIT = '001E';
const BINARY = '0102';
/** Between the first day of Windows (1601) and that of Unix, in milliseconds; a tick is 100 nanoseconds. */
const EPOCH_MS = 11_644_473_600_000;
const TICKS_PER_MS = 10_000;

/** Code pages whose labels are not `windows-` and a number (MS-UCODEREF). */
const CODE_PAGES: Readonly<Record<number, string>> = {
  ...{ 65001: 'utf-8', 1200: 'utf-16le', 20127: 'utf-8', 932: 'shift_jis', 936: 'gb18030', 54936: 'gb18030' },
  ...{ 949: 'euc-kr', 51949: 'euc-kr', 950: 'big5', 20866: 'koi8-r', 21866: 'koi8-u', 10000: 'macintosh' },
  ...{ 50220: 'iso-2022-jp', 50221: 'iso-2022-jp', 50222: 'iso-2022-jp', 51932: 'euc-jp', 20932: 'euc-jp' },
};
const FIRST_ISO = 28_590;

/** Returns the label of a Windows code page; undefined for an unknown one. */
export function labelOfCodePage(page: number): string | undefined {
  if (CODE_PAGES[page]) return CODE_PAGES[page];
  if (page > FIRST_ISO && page <= FIRST_ISO + 16) return `iso-8859-${page - FIRST_ISO}`;
  return (page >= 1250 && page <= 1258) || page === 874 ? `windows-${page}` : undefined;
}

/** The properties of one storage of a message file: of the message, an attachment, or a message within. */
export class Properties {
  readonly #file: CompoundFile;
  readonly #folder: string;
  readonly #fixed: Bytes;
  readonly #header: number;

  constructor(file: CompoundFile, folder: string, header: number) {
    this.#file = file;
    this.#folder = folder;
    this.#fixed = new Bytes(file.read(`${folder}__properties_version1.0`) ?? new Uint8Array());
    this.#header = header;
  }

  /** Returns the stream of a property; undefined if it is missing. */
  binary(id: string): Uint8Array | undefined {
    return this.#file.read(`${this.#folder}__substg1.0_${id}${BINARY}`);
  }

  /** Returns the bytes of a text that is kept in eight bits; undefined where it is kept in Unicode, or not at all. */
  eightBit(id: string): Uint8Array | undefined {
    return this.#file.read(`${this.#folder}__substg1.0_${id}${EIGHT_BIT}`);
  }

  /** Returns the first text among these properties; empty if all are missing. */
  text(...ids: string[]): string {
    for (const id of ids) {
      const wide = this.#file.read(`${this.#folder}__substg1.0_${id}${UNICODE}`);
      const narrow = wide ? undefined : this.eightBit(id);
      const label = narrow ? (this.codePage ?? 'windows-1252') : 'utf-16le';
      const text = new TextDecoder(label).decode(wide ?? narrow).replace(/\0+$/, '');
      if (text !== '') return text;
    }
    return '';
  }

  /** Returns a number of up to 32 bits; 0 if it is missing. */
  number(id: number): number {
    return this.#fixed.u32(this.#valueAt(id));
  }

  /** Returns a moment, ISO 8601; null if it is missing. */
  moment(id: number): string | null {
    const at = this.#valueAt(id);
    const ticks = this.#fixed.u32(at + 4) * 2 ** 32 + this.#fixed.u32(at);
    const date = new Date(ticks / TICKS_PER_MS - EPOCH_MS);
    return ticks === 0 || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999
      ? null
      : date.toISOString();
  }

  /** The label of the code page of texts in eight bits. */
  get codePage(): string | undefined {
    return labelOfCodePage(this.number(0x3ffd)) ?? labelOfCodePage(this.number(0x3fde));
  }

  #valueAt(id: number): number {
    for (let at = this.#header; at + ENTRY <= this.#fixed.length; at += ENTRY)
      if (this.#fixed.u16(at + 2) === id) return at + 8;
    return Number.MAX_SAFE_INTEGER;
  }
}
