import { type DayKind, dayKindOf } from './day-words';
import { type DayForm, dayOf, orderOfDays } from './days';
import { isBlank, type JsonObject, nameOf } from './values';

/** Which columns hold the day of publication, the last day and the day of collecting: by their names and by their days. */

export type DayTarget = 'date' | 'expirationDate' | 'seenOn';

export type DayColumns = {
  roles: Partial<Record<DayTarget, string>>;
  /** Columns of days that their names or days make no day of publication. */
  isNone: ReadonlySet<string>;
};

/** Rows that are compared, from all over the table. */
const MOST_ROWS = 120;
const LEAST_SHARE = 0.6;
const LONGEST_CELL = 64;
/** Digits alone are a moment, and two short numbers a day and a month, only where the name says so. */
const NUMBER = /^(?:\d+|\d{1,2}[-/]\d{1,2})$/;

/** The days of the rows that are compared, for each column of days. */
type DaysOf = ReadonlyMap<string, readonly (string | undefined)[]>;

function spread(rows: readonly JsonObject[]): JsonObject[] {
  const step = Math.max(1, rows.length / MOST_ROWS);
  return Array.from(
    { length: Math.min(rows.length, MOST_ROWS) },
    (_, at) => rows[Math.floor(at * step)] ?? {},
  );
}

function daysOf(columns: readonly string[], rows: readonly JsonObject[], today: string | undefined): DaysOf {
  const some = spread(rows);
  const days = columns.flatMap((column): [string, (string | undefined)[]][] => {
    const cells = some.map((row) => (isBlank(row[column]) ? undefined : nameOf(row[column])));
    const form: DayForm = { dayFirst: orderOfDays(cells) ?? true, madeOn: today };
    const found = cells.map((cell) =>
      cell !== undefined && cell.length <= LONGEST_CELL && /\d/.test(cell) ? dayOf(cell, form) : undefined,
    );
    const filled = cells.filter((cell) => cell !== undefined);
    const read = found.filter((day) => day !== undefined).length;
    const areNumbers = filled.every((cell) => NUMBER.test(cell)) && dayKindOf(column) === undefined;
    return read > 0 && read >= LEAST_SHARE * filled.length && !areNumbers ? [[column, found]] : [];
  });
  return new Map(days);
}

/** Returns the share of the rows with both days in which the first one is later. */
function shareLater(
  days: readonly (string | undefined)[],
  others: (at: number) => string | undefined,
): { later: number; earlier: number } {
  const pairs = days.flatMap((day, at) => {
    const other = others(at);
    return day !== undefined && other !== undefined ? [{ day, other }] : [];
  });
  const share = (holds: (pair: { day: string; other: string }) => boolean) =>
    pairs.length === 0 ? 0 : pairs.filter(holds).length / pairs.length;
  return { later: share(({ day, other }) => day > other), earlier: share(({ day, other }) => day < other) };
}

/** A table is collected and brought here after its postings were published, of which some may be misdated. */
const LEAST_TO_COME = 0.2;
const MOSTLY = 0.8;
const HARDLY = 0.05;
/** A day that is the same in all rows is that of the table. */
const LEAST_KINDS = 3;

/** Returns whether the days of a column can be no days of publication: they are after that, or were still to come. */
function isAfter(
  column: string,
  days: DaysOf,
  { posted, seen, today }: Record<'posted' | 'seen' | 'today', string | undefined>,
): boolean {
  const own = days.get(column) ?? [];
  const [first, collected] = [days.get(posted ?? ''), days.get(seen ?? '')];
  if (today !== undefined && shareLater(own, () => today).later >= LEAST_TO_COME) return true;
  if (collected && shareLater(own, (at) => collected[at]).later >= LEAST_TO_COME) return true;
  if (!first || new Set(own).size < LEAST_KINDS) return false;
  const { later, earlier } = shareLater(own, (at) => first[at]);
  return later >= MOSTLY && earlier <= HARDLY;
}

/** Columns of days by what their names say. */
function byKind(days: DaysOf) {
  const kinds = new Map([...days.keys()].map((column) => [column, dayKindOf(column)]));
  return {
    first: (kind: DayKind) => [...days.keys()].find((column) => kinds.get(column) === kind),
    isPlain: (column: string | undefined) => kinds.get(column ?? '') === 'plain',
    /** Those whose names leave open what they are. */
    open: [...kinds].flatMap(([column, kind]) => (kind === undefined || kind === 'plain' ? [column] : [])),
    told: [...kinds].flatMap(([column, kind]) => (kind === undefined || kind === 'plain' ? [] : [column])),
  };
}

/**
 * Returns the columns of days. `named` are those whose names are known as they are; `today` is the day on which the table is
 * read. Without rows there are only these.
 */
export function dayColumnsOf(
  columns: readonly string[],
  rows: readonly JsonObject[],
  named: DayColumns['roles'],
  today?: string,
): DayColumns {
  const days = daysOf(columns, rows, today);
  const { first, isPlain, open, told } = byKind(days);
  const withDays = (column: string | undefined) => (days.has(column ?? '') ? column : undefined);
  const posted = isPlain(named.date) ? first('posted') : (withDays(named.date) ?? first('posted'));
  const seen = withDays(named.seenOn) ?? first('seen');
  const last = withDays(named.expirationDate) ?? first('last');
  const left = open.filter((column) => ![posted, seen, last].includes(column));
  const after = left.filter((column) =>
    isAfter(column, days, { seen, today, posted: isPlain(column) ? posted : undefined }),
  );
  const plain = left.find((column) => isPlain(column) && !after.includes(column));
  const date = posted ?? plain ?? (withDays(named.date) ? undefined : named.date);
  const expirationDate = last ?? after[0] ?? named.expirationDate;
  const seenOn = seen ?? named.seenOn;
  return {
    roles: {
      ...(date === undefined ? {} : { date }),
      ...(expirationDate === undefined ? {} : { expirationDate }),
      ...(seenOn === undefined ? {} : { seenOn }),
    },
    isNone: new Set([...after, ...told]),
  };
}
