import { elementsOf, type XmlElement } from '../xml';
import type { OdtContext, Surroundings } from './context';

const ROW_GROUPS = new Set(['table:table-header-rows', 'table:table-rows', 'table:table-row-group']);
const MAX_COLUMNS = 1000;

/** Reads the content of a cell; passed in, because cells hold tables again. */
type AddBlocks = (context: OdtContext, parent: XmlElement, place: Surroundings) => void;

/** Reads a table row by row; cells covered by a span only count as columns, repeated ones are read once. */
export function addTable(
  context: OdtContext,
  table: XmlElement,
  place: Surroundings,
  addBlocks: AddBlocks,
): void {
  const number = context.tables.count;
  context.tables.count += 1;
  const role = place.role === 'header' || place.role === 'footer' ? place.role : 'cell';
  for (const [row, element] of rowsOf(table).entries()) {
    if (context.flow.stopped) return;
    let column = 0;
    for (const cell of elementsOf(element)) {
      if (cell.name === 'table:table-cell') {
        addBlocks(context, cell, {
          ...(place.inBox && { inBox: true }),
          role,
          cell: { table: number, row, column },
        });
      }
      column += repetitions(cell);
    }
  }
}

function rowsOf(table: XmlElement): XmlElement[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === 'table:table-row') return [child];
    return ROW_GROUPS.has(child.name) ? rowsOf(child) : [];
  });
}

function repetitions(cell: XmlElement): number {
  const count = Number(cell.attributes['table:number-columns-repeated'] ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_COLUMNS) : 1;
}
