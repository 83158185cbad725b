/**
 * Reads entries that are records: rows of tables whose titles name the columns, and forms with a label in front of each
 * field. Anything but a record is left to the cutting of `entries/`. It returns segments, and does not know the
 * contract.
 */

import type { SectionLine } from '../../shared/layout/section-line';
import { isOn } from '../../shared/mechanisms';
import type { PairEvidence } from '../lines/fields';
import type { Segment } from '../lines/segment';
import { readBlocks } from './blocks';
import { type Columns, titledColumns, untitledColumns } from './columns';
import type { Grid } from './grid';
import type { EntryRecord, RecordField, RecordTopic } from './model';
import { byPeriods, type SegmentStyle, segmentOf } from './segments';
import { tablesIn } from './tabbed';
import { courseOf, recordsOfRows } from './tables';

export type { RecordTopic } from './model';

/** Request for a section: the kind of its entries, and the style of its document. */
export type RecordRequest = { topic: RecordTopic; evidence: PairEvidence; style: SegmentStyle };

/** One way of reading lines as a form: its entries, and the lines above them. */
export type FormReading = { segments: Segment[]; before: SectionLine[] };

/** Rows of a table, or lines with the ways, if any, in which they can be read as a form. */
export type Piece =
  | { segments: Segment[]; lines?: undefined }
  | { lines: SectionLine[]; forms: FormReading[]; segments?: undefined };

/** Returns the topic of most names of a record. */
function topicOf({ values }: EntryRecord): RecordTopic | undefined {
  const topics = values.flatMap(({ topic }) => topic ?? []);
  if (topics.length === 0) return undefined;
  return topics.filter((topic) => topic === 'study').length * 2 > topics.length ? 'study' : 'work';
}

/** A table that was read: its records, and the contents of its columns by their titles. */
type TableReading = { records: EntryRecord[]; titled: Columns | null; width: number };

/** Returns the columns of a table that continues the one before it, as on another page, without its titles. */
function columnsOfBefore(grid: Grid, before: TableReading | undefined): Columns | null {
  if (!before?.titled || before.width !== grid.columns) return null;
  return { ...before.titled, rows: grid.rows };
}

function tableRecords(
  grid: Grid,
  { topic, evidence, style }: RecordRequest,
  before: TableReading | undefined,
): TableReading | null {
  const reader = { evidence, dates: style.dates, topic };
  const titled = titledColumns(grid, reader) ?? columnsOfBefore(grid, before);
  const course = titled || topic === 'work' ? null : courseOf(grid, evidence, style.dates);
  if (course) return { records: [course], titled: null, width: grid.columns };
  const columns = titled ?? untitledColumns(grid, reader);
  return columns && { records: recordsOfRows(columns, style.dates, topic), titled, width: grid.columns };
}

type Stretch = { records: EntryRecord[]; lines?: undefined } | { lines: SectionLine[]; records?: undefined };

/** Tables of entries, and the lines between them. */
function tablesAndLines(lines: readonly SectionLine[], request: RecordRequest): Stretch[] {
  const pieces: Stretch[] = [];
  let before: TableReading | undefined;
  for (const { grid, lines: own } of tablesIn(lines)) {
    const table = grid && isOn('records.tables') ? tableRecords(grid, request, before) : null;
    const last = pieces.at(-1);
    before = table ?? undefined;
    if (table) pieces.push({ records: withCaption(table.records, last) });
    else if (last?.lines) last.lines.push(...own);
    else pieces.push({ lines: [...own] });
  }
  return pieces;
}

const LONGEST_CAPTION = 120;

/** Adds the line above a table about one entry as its name. */
function withCaption(records: EntryRecord[], above: Stretch | undefined): EntryRecord[] {
  const [record] = records;
  const caption = above?.lines?.at(-1);
  const isNamed = record?.values.some(({ field }) => field === 'what' || field === 'mixed');
  if (records.length > 1 || !record || isNamed || !caption || caption.line.text.length > LONGEST_CAPTION)
    return records;
  above?.lines?.pop();
  return [{ ...record, lead: [caption] }];
}

/** Returns the pieces of a section about the topic, in order: its records, and the lines between them. */
export function piecesOf(lines: readonly SectionLine[], request: RecordRequest): Piece[] {
  const { topic, style } = request;
  const segments = (records: readonly EntryRecord[]) =>
    records
      .filter((record) => (topicOf(record) ?? topic) === topic)
      .flatMap((record) => byPeriods(segmentOf(record, topic, style)));
  return tablesAndLines(lines, request).flatMap((stretch): Piece[] => {
    if (stretch.records) return [{ segments: segments(stretch.records) }];
    const forms = isOn('records.forms') ? readBlocks(stretch.lines, style.dates) : [];
    const readings = forms.map(({ records, before }) => ({ segments: segments(records), before }));
    return [{ lines: stretch.lines, forms: readings }];
  });
}

/** Fields of which a record in a section on another subject must have two, in addition to its topic. */
const TELLING: ReadonlySet<RecordField> = new Set([
  'what',
  'where',
  'board',
  'when',
  'start',
  'end',
  'mixed',
]);

function isTelling(record: EntryRecord, topic: RecordTopic): boolean {
  const fields = new Set(record.values.map(({ field }) => field).filter((field) => TELLING.has(field)));
  const isNamed = fields.has('where') || fields.has('board') || fields.has('mixed');
  return topicOf(record) === topic && isNamed && fields.size >= 2;
}

/**
 * The entries about the topic in a section about something else, or of which nothing is known: tables whose titles name
 * it, and forms.
 */
export function recordSegments(
  lines: readonly SectionLine[],
  { topic, evidence, style }: RecordRequest,
): Segment[] {
  const records = tablesIn(lines).flatMap(({ grid }) => {
    const columns = grid && titledColumns(grid, { evidence, dates: style.dates, topic });
    return columns?.topic === topic ? recordsOfRows(columns, style.dates, topic) : [];
  });
  const forms = readBlocks(lines, style.dates)[0]?.records ?? [];
  return [...records, ...forms]
    .filter((record) => isTelling(record, topic))
    .map((record) => segmentOf(record, topic, style));
}
