/** Little-endian numbers of a stream; anything outside it reads as 0. */
export class Bytes {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.#bytes.length;
  }

  u8(at: number): number {
    return this.#bytes[at] ?? 0;
  }

  u16(at: number): number {
    return at >= 0 && at + 2 <= this.length ? this.#view.getUint16(at, true) : 0;
  }

  u32(at: number): number {
    return at >= 0 && at + 4 <= this.length ? this.#view.getUint32(at, true) : 0;
  }

  /** Returns the bytes from `start` up to `end`, as far as they exist. */
  slice(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(Math.max(0, start), Math.max(0, end));
  }

  /** Returns UTF-16 text of `length` characters. */
  utf16(at: number, length: number): string {
    return new TextDecoder('utf-16le').decode(this.slice(at, at + length * 2));
  }
}
