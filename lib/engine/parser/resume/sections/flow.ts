import type { Line } from '@/lib/engine/documents';
import type { Section } from '../headings/kinds';

const keyOf = ({ page, column }: Line) => `${page}.${column}`;

/** Columns without headings that are at least about as wide as every column of the page with headings. */
function wideColumnsWithoutHeadings(lines: readonly Line[], headed: ReadonlySet<string>): Set<string> {
  const extents = new Map<string, { page: number; x0: number; x1: number }>();
  for (const line of lines) {
    if (line.box === undefined || line.column === 0) continue;
    const extent = extents.get(keyOf(line)) ?? { page: line.page, x0: line.box.x0, x1: line.box.x1 };
    extents.set(keyOf(line), {
      page: line.page,
      x0: Math.min(extent.x0, line.box.x0),
      x1: Math.max(extent.x1, line.box.x1),
    });
  }
  const widest = new Map<number, number>();
  for (const [key, { page, x0, x1 }] of extents)
    if (headed.has(key)) widest.set(page, Math.max(widest.get(page) ?? 0, x1 - x0));
  return new Set(
    [...extents]
      .filter(
        ([key, { page, x0, x1 }]) =>
          !headed.has(key) && widest.has(page) && x1 - x0 > (widest.get(page) ?? 0),
      )
      .map(([key]) => key),
  );
}

type Started = { section: Section; line: Line };

/**
 * Hands each line to the section that is open where it is.
 *
 * A column has its own open section. A column without any heading, and text over the full width below columns, belong
 * to the heading that is nearest above them on the page.
 */
export class Flow {
  private readonly open = new Map<number, Section>();
  private readonly started: Started[] = [];
  private readonly headed: ReadonlySet<string>;
  private readonly beside: ReadonlySet<string>;
  private latest: Section;
  private latestColumn = 0;

  /** `headings` are the lines that open sections; `first` is the section before them. */
  constructor(first: Section, headings: readonly Line[], lines: readonly Line[]) {
    this.latest = first;
    this.open.set(0, first);
    this.headed = new Set(headings.map(keyOf));
    this.beside = wideColumnsWithoutHeadings(lines, this.headed);
  }

  start(section: Section, line: Line): void {
    if (line.column === 0) this.open.clear();
    this.open.set(line.column, section);
    this.started.push({ section, line });
    this.latest = section;
    this.latestColumn = line.column;
  }

  /** Returns the section that continues with this line. */
  sectionFor(line: Line): Section {
    const section = line.column === 0 ? this.ofFullWidth(line) : this.ofColumn(line);
    this.latest = section;
    this.latestColumn = line.column;
    this.open.set(line.column, section);
    return section;
  }

  private ofFullWidth(line: Line): Section {
    if (this.latestColumn === 0) return this.latest;
    return this.nearestAbove(line) ?? this.latest;
  }

  private ofColumn(line: Line): Section {
    const own = this.open.get(line.column);
    const key = `${line.page}.${line.column}`;
    if (this.headed.has(key)) return own ?? this.open.get(0) ?? this.latest;
    // Headings in a margin: the text next to them is a wider column without headings.
    const above = this.beside.has(key) || own === undefined ? this.nearestAbove(line) : undefined;
    return above ?? own ?? this.open.get(0) ?? this.latest;
  }

  private nearestAbove(line: Line): Section | undefined {
    const top = line.box?.y0;
    if (top === undefined) return undefined;
    let nearest: Started | undefined;
    for (const candidate of this.started) {
      const y = candidate.line.box?.y0;
      if (candidate.line.page !== line.page || y === undefined || y > top + 2) continue;
      if (nearest === undefined || y >= (nearest.line.box?.y0 ?? 0)) nearest = candidate;
    }
    return nearest?.section;
  }
}
