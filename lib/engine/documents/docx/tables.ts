import { childNamed, elementsOf, type XmlElement } from '../xml';
import type { DocxContext, Surroundings } from './context';

const MAX_SPAN = 63;

/** Reads the content of a cell; passed in, because cells hold tables again. */
type AddBlocks = (context: DocxContext, parent: XmlElement, place: Surroundings) => void;

/** Reads a table row by row; every cell keeps its numbers, merged cells are read once. */
export function addTable(
  context: DocxContext,
  table: XmlElement,
  place: Surroundings,
  addBlocks: AddBlocks,
): void {
  const number = context.tables.count;
  context.tables.count += 1;
  let row = 0;
  for (const rowElement of partsNamed(table, 'w:tr')) {
    if (context.flow.stopped) return;
    if (childNamed(childNamed(rowElement, 'w:trPr'), 'w:del')) continue;
    let column = spanOf(childNamed(rowElement, 'w:trPr'), 'w:gridBefore', 0);
    for (const cell of partsNamed(rowElement, 'w:tc')) {
      const properties = childNamed(cell, 'w:tcPr');
      addBlocks(context, cell, { ...place, role: cellRole(place), cell: { table: number, row, column } });
      column += spanOf(properties, 'w:gridSpan', 1);
    }
    row += 1;
  }
}

/** Contact details are often in a table in the header: the role of the header is more informative there. */
function cellRole(place: Surroundings): Surroundings['role'] {
  return place.role === 'header' || place.role === 'footer' ? place.role : 'cell';
}

/** Rows or cells, also those inside of content controls and insertions. */
function partsNamed(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === name) return [child];
    const isWrapper = /^(w:sdt|w:sdtContent|w:customXml|w:ins)$/.test(child.name);
    return isWrapper ? partsNamed(child, name) : [];
  });
}

function spanOf(properties: XmlElement | undefined, name: string, absent: number): number {
  const span = Number(childNamed(properties, name)?.attributes['w:val'] ?? absent);
  return Number.isInteger(span) && span >= 0 ? Math.min(MAX_SPAN, span) : absent;
}
