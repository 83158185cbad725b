import type { Line } from '../model';

type OpenTable = { table: number; row: number; column: number };

/** RTF and DOC only state that a paragraph is in a table, and where cells and rows end; this counts them. */
export class CellCounter {
  #levels: OpenTable[] = [];
  #count = 0;

  /** Returns the cell of a paragraph that begins at a depth of tables; a depth of 0 closes the tables before. */
  cellAt(depth: number): Line['cell'] {
    this.#levels.length = Math.min(this.#levels.length, depth);
    return depth > 0 ? { ...this.#level(depth) } : undefined;
  }

  endCell(depth: number): void {
    this.#level(depth).column += 1;
    this.#levels.length = depth;
  }

  endRow(depth: number): void {
    const level = this.#level(depth);
    level.row += 1;
    level.column = 0;
    this.#levels.length = depth;
  }

  #level(depth: number): OpenTable {
    let level = this.#levels.at(depth - 1);
    while (!level || this.#levels.length < depth) {
      level = { table: this.#count, row: 0, column: 0 };
      this.#count += 1;
      this.#levels.push(level);
    }
    return level;
  }
}
