import type { EmbeddedImage, Line, SourceDocument } from '../../model';
import { joinWrapped, usualSize, withHeading } from '../structure';
import { writeFlow } from './flow';
import { writeScan } from './scan';

/** Lines that span the whole width of a page, or columns side by side. */
type Band = { isColumns: boolean; lines: Line[] };

/**
 * Writes a document with pages: flowing text in reading order, with the columns of a page side by side as far as the
 * page has them.
 */
export function writePages(document: SourceDocument): string {
  const base = usualSize(document.lines);
  return document.pages
    .map((size, page) => {
      const lines = document.lines
        .filter((line) => line.page === page)
        .map((line) => withHeading(line, base));
      const scan = document.scans?.find((each) => each.page === page);
      if (scan?.picture && size)
        return `<section class="page">\n${writeScan(scan, scan.picture, lines, size)}\n</section>`;
      const images = document.images.filter((image) => image.page === page);
      return lines.length + images.length > 0 ? writePage(lines, images) : '';
    })
    .filter(Boolean)
    .join('\n');
}

function writePage(lines: Line[], images: EmbeddedImage[]): string {
  const placed = images.map(({ bytes, extension, page }) => ({ bytes, extension, page, line: 0 }));
  const bands = bandsOf(lines).map((band) =>
    band.isColumns ? writeColumns(band.lines) : writeFlow(joinWrapped(band.lines), []),
  );
  return `<section class="page">\n${[writeFlow([], placed), ...bands].filter(Boolean).join('\n')}\n</section>`;
}

function bandsOf(lines: readonly Line[]): Band[] {
  const bands: Band[] = [];
  for (const line of lines) {
    const isColumns = line.column > 0;
    const last = bands.at(-1);
    if (last?.isColumns === isColumns) last.lines.push(line);
    else bands.push({ isColumns, lines: [line] });
  }
  return bands;
}

function writeColumns(lines: readonly Line[]): string {
  const columns = [...new Set(lines.map((line) => line.column))]
    .map((column) => lines.filter((line) => line.column === column))
    .map((column) => ({ column, ...extentOf(column) }))
    .sort((one, other) => one.left - other.left);
  const written = columns.map(
    ({ column, left, right }) =>
      `<div style="flex:${Math.max(1, Math.round(right - left))}">\n${writeFlow(joinWrapped(column), [])}\n</div>`,
  );
  return `<div class="columns">\n${written.join('\n')}\n</div>`;
}

function extentOf(lines: readonly Line[]): { left: number; right: number } {
  const boxes = lines.flatMap(({ box }) => box ?? []);
  return { left: Math.min(...boxes.map(({ x0 }) => x0)), right: Math.max(...boxes.map(({ x1 }) => x1)) };
}
