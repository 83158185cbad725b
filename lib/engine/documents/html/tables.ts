import type { Line } from '../model';

type OpenTable = { table: number; row: number; column: number; span: number; inCell: boolean };

const MAX_SPAN = 100;

/** Numbers tables, rows and cells as they open and close; the content of a nested table belongs to that table. */
export class TableCounter {
  readonly #open: OpenTable[] = [];
  #count = 0;

  open(tag: string, attributes: Record<string, string>): void {
    if (tag === 'table') {
      this.#open.push({ table: this.#count, row: -1, column: -1, span: 1, inCell: false });
      this.#count += 1;
      return;
    }
    const table = this.#open.at(-1);
    if (!table) return;
    if (tag === 'tr') {
      table.row += 1;
      table.column = -1;
      table.inCell = false;
      table.span = 1;
    } else if (tag === 'td' || tag === 'th') {
      table.column += table.column < 0 ? 1 : table.span;
      table.inCell = true;
      table.span = Math.min(MAX_SPAN, Math.max(1, Number.parseInt(attributes.colspan ?? '1', 10) || 1));
    }
  }

  close(): void {
    this.#open.pop();
  }

  /** The cell that is open now. */
  get cell(): Line['cell'] {
    const table = this.#open.at(-1);
    if (!table?.inCell) return undefined;
    return { table: table.table, row: Math.max(0, table.row), column: Math.max(0, table.column) };
  }
}
