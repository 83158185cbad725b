import { type DateOptions, findDates, isOnlyDates } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { isOn } from '../../shared/mechanisms';
import type { PairEvidence } from '../lines/fields';
import type { Columns } from './columns';
import { type Cell, type Grid, lineOf, type Row, textOf } from './grid';
import type { EntryRecord, LabelledValue, RecordField, RecordTopic } from './model';

/** The rows of a table as records. */

const NAMES: readonly RecordField[] = ['what', 'where', 'board', 'mixed'];
const BODY: ReadonlySet<RecordField> = new Set(['text', 'project', 'detail']);
/** A row that is a part of a course: its marks are not a separate entry. */
const SEMESTER =
  /^\W*(?:(?:\d{1,2}|[ivx]{1,4})\s*(?:st|nd|rd|th)?[\s.-]*sem(?:ester)?s?|sem(?:ester)?s?[\s.-]*(?:\d{1,2}|[ivx]{1,4}))\W*$/iu;

function cellsOf(row: Row, { byNumber }: Columns, fields: readonly RecordField[]): Cell[] {
  return [...row].flatMap(([column, cell]) => {
    const field = byNumber.get(column)?.field;
    return field !== undefined && fields.includes(field) ? [cell] : [];
  });
}

/** True for a row that only continues the cells of the row above. */
function goesOn(row: Row, columns: Columns, options: DateOptions): boolean {
  const names = cellsOf(row, columns, ['what', 'mixed']);
  const dates = cellsOf(row, columns, ['when', 'start', 'end']).flatMap((cell) => [
    ...findDates(textOf(cell), options),
  ]);
  return names.length === 0 && dates.length === 0;
}

function append(row: Row, more: Row): void {
  for (const [column, cell] of more) {
    const own = row.get(column);
    if (own) own.push(...cell);
    else row.set(column, cell);
  }
}

const copyOf = (row: Row): Row => new Map([...row].map(([column, cell]) => [column, [...cell] as Cell]));

/** Fills in a missing school or employer from the row above, where one cell covers both rows. */
function withMerged(row: Row, above: Row | undefined, columns: Columns, options: DateOptions): Row {
  const isDated = cellsOf(row, columns, ['when', 'start', 'end']).some(
    (cell) => findDates(textOf(cell), options).length > 0,
  );
  const isNamed = cellsOf(row, columns, ['what', 'mixed']).length > 0;
  if (!above || !isDated || !isNamed || cellsOf(row, columns, ['where', 'mixed']).length > 0) return row;
  for (const [column, cell] of above)
    if (columns.byNumber.get(column)?.field === 'where') row.set(column, [...cell] as Cell);
  return row;
}

/** Rows that were set in several, and the semesters of one course, as one each. */
function wholeRows(columns: Columns, options: DateOptions): Row[] {
  const rows: Row[] = [];
  let inCourse = false;
  for (const row of columns.rows) {
    const last = rows.at(-1);
    const isSemester = [...row.values()].some((cell) => SEMESTER.test(textOf(cell)));
    if (last && isSemester && inCourse) replaceEnd(last, row, columns);
    else if (last && !isSemester && goesOn(row, columns, options)) append(last, row);
    else rows.push(withMerged(copyOf(row), last, columns, options));
    inCourse = isSemester;
  }
  return rows;
}

/** A course ends with its last semester. */
function replaceEnd(course: Row, semester: Row, { byNumber }: Columns): void {
  for (const [column, cell] of semester) {
    const field = byNumber.get(column)?.field;
    if (field === 'when' || field === 'end') course.set(column, [...cell]);
  }
}

const FEWEST_SEMESTERS = 3;

/**
 * Returns one record for a table of the semesters of one course, whose name is above them; null for any other table.
 */
export function courseOf({ rows }: Grid, evidence: PairEvidence, options: DateOptions): EntryRecord | null {
  const isSemester = (row: Row) => [...row.values()].some((cell) => SEMESTER.test(textOf(cell)));
  const semesters = rows.filter(isSemester);
  if (
    !isOn('education.semesters') ||
    semesters.length < FEWEST_SEMESTERS ||
    semesters.length * 2 < rows.length
  )
    return null;
  const cells = semesters.flatMap((row) => [...row.values()]);
  const school = cells.find((cell) => evidence(textOf(cell)).where > 1);
  const last = cells.findLast((cell) => isOnlyDates(textOf(cell), findDates(textOf(cell), options)));
  const value = (field: RecordField, cell: Cell | undefined): LabelledValue[] =>
    cell ? [{ field, topic: 'study', label: '', entry: lineOf(cell) }] : [];
  const above = rows.slice(0, rows.findIndex(isSemester));
  const lead = above.flatMap((row) => [...row.values()].map(lineOf)).slice(-1);
  return { lead, values: [...value('where', school), ...value('when', last)], body: [] };
}

/** Returns the title in a cell of jobs: the lines above its first item, since the list describes the work. */
function titleOf(cell: Cell): Cell {
  const [first, ...others] = cell;
  const items = others.findIndex(({ line }) => line.bullet !== undefined);
  return first.line.bullet !== undefined || items < 0 ? cell : [first, ...others.slice(0, items)];
}

/** Returns the items below the titles in the cells of a row. */
function itemsOf(row: Row, columns: Columns): SectionLine[] {
  return cellsOf(row, columns, ['what']).flatMap((cell) => cell.slice(titleOf(cell).length));
}

function valuesOf(row: Row, { byNumber, topic }: Columns, about: RecordTopic): LabelledValue[] {
  return [...row].flatMap(([column, cell]): LabelledValue[] => {
    const known = byNumber.get(column);
    if (known === undefined || BODY.has(known.field)) return [];
    const kind = { field: known.field, ...(topic && { topic }), label: known.title };
    if (known.field === 'mixed') return cell.map((entry) => ({ ...kind, entry }));
    if (known.field === 'what' && SEMESTER.test(textOf(cell))) return [];
    const isTitle = known.field === 'what' && about === 'work';
    return [{ ...kind, entry: lineOf(isTitle ? titleOf(cell) : cell) }];
  });
}

/** Returns the records of the rows below the titles; rows without a name do not count. */
export function recordsOfRows(columns: Columns, options: DateOptions, about: RecordTopic): EntryRecord[] {
  return wholeRows(columns, options)
    .filter((row) => cellsOf(row, columns, NAMES).length > 0)
    .map((row) => ({
      lead: [],
      values: valuesOf(row, columns, about),
      body: [...(about === 'work' ? itemsOf(row, columns) : []), ...cellsOf(row, columns, [...BODY]).flat()],
    }));
}
