import type { DateOptions } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { type Pass, passes } from '../../shared/passes';
import { type EntryLine, fieldLine, isBold, toEntryLine } from '../lines/entry-line';
import type { EntryField } from '../lines/fields';
import { withoutLabels } from '../records/labels';
import { joinSplitRanges, markParagraphs } from './body-lines';
import { joinDateColumns } from './columns';
import { joinEnrolments } from './enrolments';
import { joinMarginDates } from './margin';
import { edgeOfLines, type RightEdge } from './right-edges';
import { joinTornDays } from './torn-dates';
import { joinWrappedHeaders } from './wrapping';

/** What is known of the document whose lines are repaired. */
type Setting = { dates: DateOptions; isBoldBody: boolean; edgeOf: RightEdge };

/** The lines of a section, and the fields that labels in front of some of them announced. */
type Written = { lines: readonly SectionLine[]; fields: ReadonlyMap<number, EntryField> };

const ONLY_ADDRESS = /^https?:\/\/\S+$/u;

/** Leaves out an address that comes again and again: the mark of a page that a copy kept. */
function withoutPageAddresses(lines: readonly SectionLine[]): SectionLine[] {
  const addresses = lines.map(({ line }) => line.text.trim()).filter((text) => ONLY_ADDRESS.test(text));
  const marks = new Set(addresses.filter((text, at) => addresses.indexOf(text) !== at));
  return lines.filter(({ line }) => !marks.has(line.text.trim()));
}

/** A pass about lines alone. */
const onLines =
  (
    apply: (lines: readonly SectionLine[], setting: Setting) => SectionLine[],
  ): Pass<Written, Setting>['apply'] =>
  (written, setting) => ({ ...written, lines: apply(written.lines, setting) });

const withWholeLines = passes<Written, Setting>('lines', ({ lines }) => lines.map(({ line }) => line.text), [
  {
    name: 'page addresses',
    why: 'a copy of a web page has its address on each page',
    apply: onLines(withoutPageAddresses),
  },
  {
    name: 'labels',
    why: '"Employer: Tallow Works": the label says which field it is, and is no part of it',
    apply: ({ lines }) => withoutLabels(lines),
  },
  {
    name: 'torn days',
    why: 'a line ends in the day and month of the year that opens the next',
    apply: onLines((lines, { dates }) => joinTornDays(lines, dates.today)),
  },
  {
    name: 'enrolments',
    why: 'Japanese CVs give the beginning and the end of an entry a line each',
    apply: onLines((lines) => joinEnrolments(lines)),
  },
  {
    name: 'date columns',
    why: 'dates that were read as a column of their own belong to the lines on their height',
    apply: onLines((lines, { dates }) => joinDateColumns(lines, dates.today)),
  },
  {
    name: 'margin dates',
    why: 'a narrow margin broke a range over two or three lines',
    apply: onLines((lines, { dates }) => joinMarginDates(lines, dates.today)),
  },
  {
    name: 'wrapped headers',
    why: 'a header was too long for its line',
    apply: onLines((lines, { dates, ...setting }) =>
      joinWrappedHeaders(lines, { ...setting, today: dates.today }),
    ),
  },
]);

const withBody = passes<readonly EntryLine[], Setting>(
  'header or text',
  (lines) =>
    lines.map(
      ({ line, isBody, dates }) => `${isBody ? 'text' : 'header'}, ${dates.length} dates: ${line.text}`,
    ),
  [
    {
      name: 'paragraphs',
      why: 'lines of plain type that fill their column are a paragraph, though none of them looks like a sentence',
      apply: (lines, { edgeOf }) => markParagraphs(lines, edgeOf),
    },
    {
      name: 'split ranges',
      why: '"2013-02" above "2017-06": the two ends of a range stand on two lines',
      apply: (lines, { dates }) => joinSplitRanges(lines, dates),
    },
  ],
);

/**
 * The lines of a section that hold text, with their features; `body` is the style of the body of the document, `edgeOf`
 * says where its columns end.
 */
export function entryLines(
  lines: readonly SectionLine[],
  options: DateOptions,
  body: string,
  edgeOf = edgeOfLines(lines),
): readonly EntryLine[] {
  const setting = { dates: options, isBoldBody: isBold(body), edgeOf };
  const filled = lines.filter(({ line }) => line.text.trim() !== '');
  const whole = withWholeLines({ lines: filled, fields: new Map() }, setting);
  const found = whole.lines.map((line) => {
    const field = whole.fields.get(line.index);
    return field === undefined ? toEntryLine(line, options, body) : fieldLine(line, field, options, body);
  });
  return withBody(found, setting);
}
