import { type DateOptions, findDates, isOnlyDates } from '../../../kernel';
import { isProse } from '../../shared/wording/prose';
import { isGradeText } from '../education/grades';
import { isSubject } from '../education/subjects';
import type { PairEvidence } from '../lines/fields';
import { type Grid, type Row, textOf } from './grid';
import type { LabelKind, RecordField, RecordTopic } from './model';
import { titleRowOf } from './titles';

/** Assigns fields to the columns of a table: by the row of titles, and by their content. */

export type Column = { field: RecordField; title: string };

/** The columns of a table with the rows below their titles. */
export type Columns = { byNumber: Map<number, Column>; topic?: RecordTopic; rows: Row[] };

export type ColumnReader = { evidence: PairEvidence; dates: DateOptions; topic: RecordTopic };

/** Returns how much the cells of a column look like each field, as a mean over its cells; nothing for fields they are not. */
function looksOf(
  texts: readonly string[],
  { evidence, dates, topic }: ColumnReader,
): [RecordField, number][] {
  const mean = (weight: (text: string) => number) =>
    texts.reduce((sum, text) => sum + weight(text), 0) / Math.max(1, texts.length);
  const is = (test: (text: string) => boolean) => mean((text) => (test(text) ? 1 : 0));
  const onlyDates = is((text) => isOnlyDates(text, findDates(text, dates)));
  const looks: [RecordField, number][] = [
    ['when', onlyDates],
    ['what', mean((text) => Math.max(0, Math.min(1, evidence(text).what / 2.6)))],
    ['where', mean((text) => Math.max(0, Math.min(1, evidence(text).where / 2.6)))],
    ['text', is(isProse)],
  ];
  if (topic === 'study')
    looks.push(
      ['grade', onlyDates > 0 ? 0 : is((text) => isGradeText(text) || /^\d{1,3}(?:[.,]\d+)?$/u.test(text))],
      ['subject', 0.6 * is(isSubject)],
    );
  return looks;
}

const LEAST_LOOK = 0.4;

type Choice = { column: number; field: RecordField; look: number };

function choicesOf(rows: readonly Row[], columns: readonly number[], reader: ColumnReader): Choice[] {
  return columns.flatMap((column) => {
    const texts = rows.flatMap((row) => (row.has(column) ? [textOf(row.get(column))] : []));
    return looksOf(texts, reader).flatMap(([field, look]) =>
      look >= LEAST_LOOK && texts.length * 2 >= rows.length ? [{ column, field, look }] : [],
    );
  });
}

/** Gives the columns that are still open the fields that are still free, the surest first. */
function fillByLooks(chosen: Map<number, Column>, choices: Choice[], texts: Map<number, string>): void {
  choices.sort((a, b) => b.look - a.look);
  for (const { column, field } of choices) {
    const isTaken = [...chosen.values()].some((other) => other.field === field);
    if (chosen.has(column) || (isTaken && field !== 'text')) continue;
    chosen.set(column, { field, title: texts.get(column) ?? '' });
  }
}

/** Keeps the better column of two with titles for one field, by how well their cells match it. */
function withoutDoubles(
  kinds: Map<number, LabelKind>,
  rows: readonly Row[],
  reader: ColumnReader,
): Map<number, LabelKind> {
  const result = new Map(kinds);
  for (const field of ['what', 'where'] as const) {
    const columns = [...kinds].filter(([, kind]) => kind.field === field).map(([column]) => column);
    if (columns.length < 2) continue;
    const sums = columns.map((column) =>
      rows.reduce((sum, row) => sum + reader.evidence(textOf(row.get(column)))[field], 0),
    );
    const best = columns[sums.indexOf(Math.max(...sums))];
    for (const column of columns)
      if (column !== best)
        result.set(column, {
          field: field === 'what' && reader.topic === 'study' ? 'subject' : 'detail',
        });
  }
  return result;
}

/** Spreads a title over several columns: cells of the second belong to its field where the first is empty. */
function spreadTitles(chosen: Map<number, Column>, open: readonly number[], rows: readonly Row[]): void {
  for (const column of open) {
    const left = chosen.get(column - 1);
    const own = rows.filter((row) => row.has(column));
    if (left && own.length > 0 && own.every((row) => !row.has(column - 1))) chosen.set(column, left);
  }
}

/** Where neither a title nor their look reveals the kind of the rows, their first words do. */
function nameByPlace(chosen: Map<number, Column>, open: readonly number[], rows: readonly Row[]): void {
  const fields = new Set([...chosen.values()].map(({ field }) => field));
  if (fields.has('what') || fields.has('mixed') || fields.has('subject')) return;
  // "Class" in front of the school is a year of schooling, after it a mark.
  const first = Math.min(...chosen.keys());
  const opening = chosen.get(first);
  if (opening?.field === 'grade' && fields.has('where')) {
    chosen.set(first, { ...opening, field: 'what' });
    return;
  }
  const column = open.find(
    (number) =>
      !chosen.has(number) &&
      rows.filter((row) => /\p{L}/u.test(textOf(row.get(number)))).length * 2 > rows.length,
  );
  if (column !== undefined) chosen.set(column, { field: 'what', title: '' });
}

/** Returns the columns of a table with a row of titles. */
export function titledColumns(grid: Grid, reader: ColumnReader): Columns | null {
  const found = titleRowOf(grid);
  if (found === null) return null;
  const { rows } = found;
  const { kinds, texts } = found.titles;
  const byNumber = new Map<number, Column>();
  const topic = found.topic ?? reader.topic;
  for (const [column, { field }] of withoutDoubles(kinds, rows, { ...reader, topic }))
    byNumber.set(column, { field, title: texts.get(column) ?? '' });
  const open = Array.from({ length: grid.columns }, (_, column) => column).filter(
    (column) => !byNumber.has(column),
  );
  spreadTitles(byNumber, open, rows);
  fillByLooks(byNumber, choicesOf(rows, open, { ...reader, topic }), texts);
  nameByPlace(byNumber, open, rows);
  return { byNumber, rows, ...(found.topic && { topic: found.topic }) };
}

const LONGEST_CELL = 160;
const MOST_LINES = 4;

/** Returns the columns of a table without titles, if their cells alone reveal the kind of its entries. */
export function untitledColumns(grid: Grid, reader: ColumnReader): Columns | null {
  const cells = grid.rows.flatMap((row) => [...row.values()]);
  if (cells.some((cell) => cell.length > MOST_LINES || textOf(cell).length > LONGEST_CELL)) return null;
  const rows = grid.rows.filter((row) => row.size > 1);
  if (rows.length * 2 < grid.rows.length) return null;
  const byNumber = new Map<number, Column>();
  const columns = Array.from({ length: grid.columns }, (_, column) => column);
  fillByLooks(byNumber, choicesOf(rows, columns, reader), new Map());
  const fields = new Set([...byNumber.values()].map(({ field }) => field));
  const isNamed = fields.has('what') && fields.has('where');
  return isNamed && (fields.has('when') || fields.has('grade')) ? { byNumber, rows } : null;
}
