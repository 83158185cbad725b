import type { Result } from '../../kernel';
import { detectKind } from '../detect';
import { readHtml } from '../html';
import type { Line, ReadFailure, ReadLimits, SourceDocument } from '../model';
import { readRtf } from '../rtf';
import { readText } from '../text';
import type { XmlElement } from '../xml';
import type { ChunkReader, DocxContext, Surroundings } from './context';

type Reading = Result<SourceDocument, ReadFailure>;

/** Reads HTML, RTF and text within a DOCX, and another DOCX by `readInner`. The content decides the kind. */
export function chunkReader(limits: ReadLimits, readInner?: (bytes: Uint8Array) => Reading): ChunkReader {
  const read = (bytes: Uint8Array): Reading | SourceDocument | undefined => {
    const kind = detectKind(bytes);
    if (!kind.ok) return undefined;
    if (kind.value === 'html') return readHtml(bytes, limits);
    if (kind.value === 'text') return readText(bytes, limits);
    if (kind.value === 'rtf') return readRtf(bytes, limits);
    return kind.value === 'docx' ? readInner?.(bytes) : undefined;
  };
  return (bytes) => {
    const reading = read(bytes);
    if (reading === undefined || !('ok' in reading)) return reading;
    return reading.ok ? reading.value : undefined;
  };
}

/** Numbers the tables of a chunk after those before it; all lines of a cell keep one object. */
function cellsBehind({ tables }: DocxContext) {
  const first = tables.count;
  const moved = new Map<Line['cell'], Line['cell']>();
  return (cell: Line['cell']) => {
    if (cell && !moved.has(cell)) {
      moved.set(cell, { ...cell, table: first + cell.table });
      tables.count = Math.max(tables.count, first + cell.table + 1);
    }
    return cell && moved.get(cell);
  };
}

/** Inserts the lines of an embedded document (altChunk), as programs that merge documents leave them. */
export function addChunk(context: DocxContext, element: XmlElement, place: Surroundings): void {
  const { flow, archive, readChunk } = context;
  const arrow = context.relationships.get(element.attributes['r:id'] ?? '');
  const bytes = arrow && !arrow.isExternal ? archive.read(arrow.target) : undefined;
  const chunk = bytes && readChunk(bytes);
  if (!chunk) return;
  const cellOf = cellsBehind(context);
  let block: number | undefined;
  for (const line of chunk.lines) {
    if (flow.stopped) return;
    if (line.block === block) flow.lineBreak();
    else beginBlock(context, line, { ...place, cell: place.cell ?? cellOf(line.cell) });
    block = line.block;
    for (const { text, x0: _left, x1: _right, ...style } of line.runs) flow.text(text, style);
  }
  flow.end();
}

function beginBlock({ flow }: DocxContext, line: Line, place: Surroundings): void {
  const { headingLevel, bullet, gapBefore } = line;
  flow.begin({
    ...place,
    role: place.role === 'paragraph' ? line.role : place.role,
    ...(headingLevel !== undefined && { headingLevel }),
    ...(bullet !== undefined && { bullet }),
    ...(gapBefore !== undefined && { gapBefore }),
  });
}
