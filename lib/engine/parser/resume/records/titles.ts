import type { SectionLine } from '../../shared/layout/section-line';
import { type Cell, type Grid, type Row, stretchesOf, textOf } from './grid';
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

/** Returns titles that share their cells with the first values, where the line between them was not drawn. */
function aboveValues(row: Row): { titles: Titles; values: Row } | null {
  const cells = [...row];
  if (cells.filter(([, cell]) => cell.length > 1).length * 2 <= cells.length) return null;
  const titles = titlesOf(new Map(cells.map(([column, [first]]): [number, Cell] => [column, [first]])));
  const values = cells.flatMap(([column, [, first, ...more]]): [number, Cell][] =>
    first ? [[column, [first, ...more]]] : [],
  );
  return titles && { titles, values: new Map(values) };
}

type TitleRow = { titles: Titles; at: number; topic?: RecordTopic; rows: Row[] };

/** Returns the row of titles, its number, and the rows below it; null for a table without one. */
export function titleRowOf({ rows }: Grid): TitleRow | null {
  for (let at = 0; at < Math.min(MOST_ROWS_ABOVE + 1, rows.length); at++) {
    const row = rows[at] as Row;
    const whole = titlesOf(row);
    const split = whole ? null : aboveValues(row);
    const titles = whole ?? split?.titles;
    if (!titles) continue;
    const topic = topicOf(titles.kinds.values());
    const below = rows.slice(at + 1);
    return { titles, at, ...(topic && { topic }), rows: split ? [split.values, ...below] : below };
  }
  return null;
}

/** Returns the indexes of the lines with the titles of a table of entries; none of them is a heading. */
export function titleLines(lines: readonly SectionLine[]): Set<number> {
  const titles = stretchesOf(lines).flatMap(({ grid }) => {
    const found = grid && titleRowOf(grid);
    return found ? [...(grid.rows[found.at]?.values() ?? [])].flat() : [];
  });
  return new Set(titles.map(({ index }) => index));
}
