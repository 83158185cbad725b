import type { Line } from '@/lib/engine/documents';
import type { Section } from './model';

type Started = { section: Section; line: Line };

/**
 * Hands each line to the section that is open where it stands.
 *
 * A column has its own open section. A column without any heading, and text over the full width below columns, belong
 * to the heading that stands nearest above them on the page.
 */
export class Flow {
  private readonly open = new Map<number, Section>();
  private readonly started: Started[] = [];
  private readonly headed: ReadonlySet<string>;
  private latest: Section;
  private latestColumn = 0;

  /** `headings` are the lines that open sections; `first` is the section before them. */
  constructor(first: Section, headings: readonly Line[]) {
    this.latest = first;
    this.open.set(0, first);
    this.headed = new Set(headings.map(({ page, column }) => `${page}.${column}`));
  }

  start(section: Section, line: Line): void {
    if (line.column === 0) this.open.clear();
    this.open.set(line.column, section);
    this.started.push({ section, line });
    this.latest = section;
    this.latestColumn = line.column;
  }

  /** The section that goes on with this line. */
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
    if (own !== undefined) return own;
    const above = this.headed.has(`${line.page}.${line.column}`) ? undefined : this.nearestAbove(line);
    return above ?? this.open.get(0) ?? this.latest;
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
