import { colorOnWhite } from '../structure';

export const LINK_COLOR = '0b57d0';
const MAX_COLORS = 200;

/** The colours of a document and their numbers; 0 is the colour of plain text. */
export class ColorTable {
  readonly #numbers = new Map<string, number>();

  number(color: string | undefined): number {
    const readable = colorOnWhite(color)?.toLowerCase();
    if (readable === undefined) return 0;
    const known = this.#numbers.get(readable);
    if (known !== undefined) return known;
    if (this.#numbers.size >= MAX_COLORS) return 0;
    this.#numbers.set(readable, this.#numbers.size + 1);
    return this.#numbers.size;
  }

  write(): string {
    const entries = [...this.#numbers.keys()].map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/../g) ?? []).map((part) =>
        Number.parseInt(part, 16),
      );
      return `\\red${red}\\green${green}\\blue${blue};`;
    });
    return `{\\colortbl;${entries.join('')}}`;
  }
}
