import type { DateOptions } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { type EntryLine, fieldLine, plainLine } from '../lines/entry-line';
import type { EntryField } from '../lines/fields';
import type { Segment } from '../lines/segment';
import {
  type EntryRecord,
  HEADER_FIELDS,
  type LabelledValue,
  type RecordField,
  type RecordTopic,
} from './model';

/** Records as the segments that a section is cut into: the fields are its header, the rest is its body. */

export type SegmentStyle = { dates: DateOptions; body: string };

const FIELD_OF: Partial<Record<RecordField, EntryField>> = {
  what: 'what',
  where: 'where',
  when: 'when',
  place: 'place',
  subject: 'subject',
  grade: 'other',
};

function withText({ index, line }: SectionLine, text: string): SectionLine {
  const style = { bold: line.bold, italic: false, fontSize: line.fontSize };
  return { index, line: { ...line, text, runs: [{ ...style, text }] } };
}

/** Returns the beginning and the end of an entry from two labels, as one range. */
function rangeOf(values: readonly LabelledValue[], topic: RecordTopic): LabelledValue[] {
  const start = values.find(({ field }) => field === 'start');
  const end = values.find(({ field }) => field === 'end');
  const one = start ?? end;
  if (one === undefined) return [];
  const [from, to] = [start, end].map((value) => value?.entry.line.text.trim() ?? '');
  // Without an end a job is current; a single year of an education is its end.
  const text =
    topic === 'study' && !(start && end) ? `${from}${to}` : from === '' ? `until ${to}` : `${from} - ${to}`;
  return [{ ...one, field: 'when', entry: withText(one.entry, text) }];
}

/** Adds the name of its column to a mark. */
const withLabel = ({ label, entry }: LabelledValue): SectionLine =>
  withText(entry, `${label}: ${entry.line.text}`);

function headerLine(value: LabelledValue, hasSchool: boolean, style: SegmentStyle): EntryLine {
  const { field, entry } = value;
  if (field === 'grade') return fieldLine(withLabel(value), 'other', style.dates, style.body);
  if (field === 'board') return fieldLine(entry, hasSchool ? 'other' : 'where', style.dates, style.body);
  const known = FIELD_OF[field];
  return known === undefined
    ? plainLine(entry, style.dates, style.body)
    : fieldLine(entry, known, style.dates, style.body);
}

/** Returns the line with the dates: that of a label, else one with a range, else any. */
function anchorOf(header: readonly EntryLine[]): number {
  const dated = (test: (line: EntryLine) => boolean) =>
    header.findIndex((line) => line.field !== 'other' && line.dates.length > 0 && test(line));
  const tests: ((line: EntryLine) => boolean)[] = [
    ({ field }) => field === 'when',
    ({ dates }) => dates.some(({ isSingle }) => !isSingle),
    () => true,
  ];
  for (const test of tests) if (dated(test) >= 0) return dated(test);
  return -1;
}

const hasText = ({ entry }: LabelledValue) => /[\p{L}\p{N}]/u.test(entry.line.text);

/** Returns the first value of each field that an entry has once. */
function firstOfEach(values: readonly LabelledValue[]): LabelledValue[] {
  const seen = new Set<RecordField>();
  return values.filter(({ field }) => {
    const again = seen.has(field) && field !== 'mixed' && field !== 'grade';
    seen.add(field);
    return !again;
  });
}

/** Returns a record as a segment. */
export function segmentOf(record: EntryRecord, topic: RecordTopic, style: SegmentStyle): Segment {
  const values = record.values.filter(hasText);
  const fields = firstOfEach([
    ...values.filter(({ field }) => HEADER_FIELDS.has(field)),
    ...rangeOf(values, topic),
  ]);
  const hasSchool = fields.some(({ field }) => field === 'where');
  const header = [
    ...record.lead.map((entry) => plainLine(entry, style.dates, style.body)),
    ...fields.map((value) => headerLine(value, hasSchool, style)),
  ];
  const told = values.filter(
    (value) => !HEADER_FIELDS.has(value.field) && value.field !== 'start' && value.field !== 'end',
  );
  const body = [
    ...told.map(({ label, entry, field }) =>
      field === 'text' ? entry : withText(entry, `${label}: ${entry.line.text}`),
    ),
    ...record.body,
  ]
    .sort((a, b) => a.index - b.index)
    .map((entry) => ({ ...plainLine(entry, style.dates, style.body), isBody: true }));
  return { header, body, anchor: anchorOf(header) };
}

/** Returns one entry for each period of a value, as for somebody who was there twice. */
export function byPeriods(segment: Segment): Segment[] {
  const { header, anchor } = segment;
  const line = header[anchor];
  const periods = line?.field === 'when' ? line.dates.filter(({ isSingle }) => !isSingle) : [];
  if (line === undefined || periods.length < 2 || periods.length < line.dates.length) return [segment];
  return periods.map((period) => ({ ...segment, header: header.with(anchor, { ...line, dates: [period] }) }));
}
