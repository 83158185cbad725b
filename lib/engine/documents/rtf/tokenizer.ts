/** One step of an RTF file. `bytes` are to be decoded by the code page of the font that is current. */
export type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'word'; word: string; value?: number }
  | { type: 'symbol'; symbol: string }
  | { type: 'bytes'; start: number; end: number }
  | { type: 'hex'; byte: number };

const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const MAX_WORD = 32;

/** Splits the bytes of an RTF file into tokens, one at a time. */
export class RtfTokenizer {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Position of the token that comes next. */
  get position(): number {
    return this.#at;
  }

  /** Continues elsewhere: after binary data, or where a part begins that is read later than its place. */
  seek(position: number): void {
    this.#at = Math.min(this.#bytes.length, Math.max(0, position));
  }

  /** Returns the next token; undefined at the end. */
  next(): RtfToken | undefined {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) return undefined;
    if (byte === OPEN || byte === CLOSE) {
      this.#at += 1;
      return { type: byte === OPEN ? 'open' : 'close' };
    }
    return byte === BACKSLASH ? this.#control() : this.#plain();
  }

  #plain(): RtfToken {
    const start = this.#at;
    let end = start;
    for (; end < this.#bytes.length; end += 1) {
      const byte = this.#bytes[end];
      if (byte === BACKSLASH || byte === OPEN || byte === CLOSE) break;
    }
    this.#at = end;
    return { type: 'bytes', start, end };
  }

  #control(): RtfToken {
    this.#at += 1;
    const first = this.#bytes[this.#at];
    if (first === undefined) return { type: 'symbol', symbol: '' };
    if (!isLetter(first)) {
      this.#at += 1;
      return first === 0x27 ? this.#hex() : { type: 'symbol', symbol: String.fromCharCode(first) };
    }
    let word = '';
    for (let byte = first; isLetter(byte) && word.length < MAX_WORD; byte = this.#bytes[this.#at] ?? 0) {
      word += String.fromCharCode(byte);
      this.#at += 1;
    }
    const value = this.#number();
    if (this.#bytes[this.#at] === 0x20) this.#at += 1;
    return value === undefined ? { type: 'word', word } : { type: 'word', word, value };
  }

  #hex(): RtfToken {
    const digits = String.fromCharCode(this.#bytes[this.#at] ?? 0x20, this.#bytes[this.#at + 1] ?? 0x20);
    if (!/^[0-9a-f]{2}$/i.test(digits)) return { type: 'symbol', symbol: "'" };
    this.#at += 2;
    return { type: 'hex', byte: Number.parseInt(digits, 16) };
  }

  #number(): number | undefined {
    const start = this.#at;
    let end = this.#bytes[start] === 0x2d ? start + 1 : start;
    while (isDigit(this.#bytes[end]) && end - start < 11) end += 1;
    const digits = String.fromCharCode(...this.#bytes.subarray(start, end));
    if (digits === '' || digits === '-') return undefined;
    this.#at = end;
    return Number(digits);
  }
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
