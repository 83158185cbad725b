import { imageExtension, imageSize } from '../../images';
import type { EmbeddedImage } from '../../model';
import type { FontName, FontOfLetter } from './fonts';
import { isSoundPng } from './png';
import type { TextRow, Typesetter } from './rows';

const MARGIN = 56;
/** Without a font, so that none of the library's is opened. */
export const SHEET = { size: 'A4', margin: MARGIN, font: '' };
/** Share of the size of letters that is above the line. */
const ASCENT = 0.9;
/** Points. */
const PIXEL = 0.75;
const SPACE_UNDER_PICTURE = 6;
const MAX_PICTURE_HEIGHT = 200;
const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
/** Points that stay free under a heading for the first rows below it. */
const ROOM_UNDER_HEADING = 36;

/** Sheets of A4 that are filled from the top; a new one begins when something does not fit. */
export class Sheets {
  readonly width: number;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #bottom: number;
  #y = MARGIN;

  /** The document must be made with the options of `SHEET`. */
  constructor(pdf: PDFKit.PDFDocument, fonts: ReadonlyMap<FontName, Uint8Array>, fontOfLetter: FontOfLetter) {
    this.#pdf = pdf;
    const measure: Typesetter['measure'] = (text, font, size) =>
      pdf.font(font).fontSize(size).widthOfString(text);
    this.typesetter = { measure, fontOfLetter };
    for (const [name, bytes] of fonts) this.#pdf.registerFont(name, toBuffer(bytes));
    this.width = this.#pdf.page.width - 2 * MARGIN;
    this.#bottom = this.#pdf.page.height - MARGIN;
  }

  readonly typesetter: Typesetter;

  /** Sets rows one below the other; rows of a heading are kept together with the next ones. */
  setRows(rows: readonly TextRow[], isHeading = false): void {
    for (const row of rows) {
      this.#makeRoom(row.before + row.height + (isHeading ? ROOM_UNDER_HEADING : 0));
      if (this.#y > MARGIN) this.#y += row.before;
      this.#draw(row, MARGIN, this.#y);
      this.#y += row.height;
    }
  }

  /** Sets cells side by side; cells higher than a sheet go one after the other. */
  setCells(cells: readonly { x: number; rows: readonly TextRow[] }[]): void {
    const height = Math.max(0, ...cells.map(({ rows }) => heightOf(rows)));
    if (height > this.#bottom - MARGIN) {
      for (const { rows } of cells) this.setRows(rows);
      return;
    }
    this.#makeRoom(height);
    for (const { x, rows } of cells) {
      let y = this.#y;
      for (const row of rows) {
        y += row.before;
        this.#draw(row, MARGIN + x, y);
        y += row.height;
      }
    }
    this.#y += height;
  }

  /** Sets a PNG or JPEG picture; leaves out a broken or too large one. */
  setPicture({ bytes }: EmbeddedImage): void {
    const extension = imageExtension(bytes);
    const size = imageSize(bytes);
    if (!size || bytes.length > MAX_PICTURE_BYTES) return;
    if (extension !== 'jpg' && (extension !== 'png' || !isSoundPng(bytes))) return;
    const scale = Math.min(PIXEL, this.width / size.width, MAX_PICTURE_HEIGHT / size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    this.#makeRoom(height);
    try {
      this.#pdf.image(toBuffer(bytes), MARGIN, this.#y, { width, height });
    } catch {
      // A broken picture does not make a document unreadable.
      return;
    }
    this.#y += height + SPACE_UNDER_PICTURE;
  }

  finish(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      this.#pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.#pdf.on('error', reject);
      this.#pdf.end();
    });
  }

  #makeRoom(height: number): void {
    if (this.#y === MARGIN || this.#y + height <= this.#bottom) return;
    this.#pdf.addPage();
    this.#y = MARGIN;
  }

  #draw({ fragments, size, height }: TextRow, left: number, top: number): void {
    const baseline = top + (height - size) / 2 + size * ASCENT;
    for (const { text, font, size: fontSize, color, address, x, width } of fragments) {
      this.#pdf.font(font).fontSize(fontSize).fillColor(color);
      this.#pdf.text(text, left + x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (address) this.#pdf.link(left + x, top, width, height, address);
    }
  }
}

function heightOf(rows: readonly TextRow[]): number {
  return rows.reduce((sum, { before, height }) => sum + before + height, 0);
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
