import type { SectionLine } from '../../shared/layout/section-line';
import { type Grid, type Row, stretchesOf, textOf } from './grid';
import { HEADER_FIELDS, type LabelKind, type RecordField, type RecordTopic } from './model';
import { kindOfMisspelt } from './wording';

/** The row of a table that names the fields of its columns. */

const MOST_ROWS_ABOVE = 2;
const FIELDS: ReadonlySet<RecordField> = new Set([...HEADER_FIELDS, 'start', 'end']);
const NAMES: ReadonlySet<RecordField> = new Set(['what', 'where', 'board', 'mixed']);
/** Share of the titles that must be known. */
const KNOWN_SHARE = 0.5;

type Titles = { kinds: Map<number, LabelKind>; texts: Map<number, string> };

function titlesOf(row: Row): Titles | null {
  const titles: Titles = { kinds: new Map(), texts: new Map() };
  for (const [column, cell] of row) {
    const text = textOf(cell);
    const kind = kindOfMisspelt(text) ?? kindOfMisspelt(cell.map(({ line }) => line.text.trim()).join(''));
    titles.texts.set(column, text);
    if (kind !== null) titles.kinds.set(column, kind);
  }
  const fields = new Set(
    [...titles.kinds.values()].map(({ field }) => field).filter((field) => FIELDS.has(field)),
  );
  const isNamed = [...fields].some((field) => NAMES.has(field));
  return isNamed && fields.size >= 2 && titles.kinds.size >= row.size * KNOWN_SHARE ? titles : null;
}

function topicOf(kinds: Iterable<LabelKind>): RecordTopic | undefined {
  const topics = [...kinds].flatMap(({ topic }) => topic ?? []);
  const education = topics.filter((topic) => topic === 'study').length;
  if (topics.length === 0) return undefined;
  return education * 2 > topics.length ? 'study' : 'work';
}

/** The row of titles and its number; null for a table without one. */
export function titleRowOf({ rows }: Grid): { titles: Titles; at: number; topic?: RecordTopic } | null {
  for (let at = 0; at < Math.min(MOST_ROWS_ABOVE + 1, rows.length); at++) {
    const titles = titlesOf(rows[at] as Row);
    if (titles === null) continue;
    const topic = topicOf(titles.kinds.values());
    return { titles, at, ...(topic && { topic }) };
  }
  return null;
}

/** The lines of a document that name the columns of a table of entries; none of them is a heading. */
export function titleLines(lines: readonly SectionLine[]): Set<number> {
  const titles = stretchesOf(lines).flatMap(({ grid }) => {
    const found = grid && titleRowOf(grid);
    return found ? [...(grid.rows[found.at]?.values() ?? [])].flat() : [];
  });
  return new Set(titles.map(({ index }) => index));
}
