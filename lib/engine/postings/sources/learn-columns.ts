import { amountsOfPay } from '../../parser';
import { alsoCalled, type ColumnMapping, type ColumnTarget } from './column-names';
import { rolesVoicedBy } from './column-words';
import { orderOfDays } from './days';
import { amountOf, currencyOf, type JsonObject, nameOf, periodOf, writtenCell } from './values';
import { wordsForNothing } from './words-for-nothing';

/** Properties that a single cell does not show and its column does. */

type DayTarget = 'date' | 'expirationDate' | 'seenOn';

export type ColumnForms = {
  /** True where days come before months; absent where nothing decides. */
  dayFirst: Partial<Record<DayTarget, boolean>>;
  /**
   * Bounds of the amounts of pay where no column states the period and all have the same: of figures by their currency
   * or none, of words by how they are written.
   */
  payRanges: Readonly<Record<string, readonly [low: number, high: number]>>;
  /** True where a column names the posting, so that the same name is the same page. */
  isNamedBy: { id: boolean; url: boolean };
  /** Columns that are asked where the one of the mapping is empty. */
  else: Partial<Record<ColumnTarget, readonly string[]>>;
  /** Words for empty cells, as `wordOf` has them. */
  nothing: ReadonlySet<string>;
  /** The day of the file, where it is known. */
  madeOn?: string;
};

export const NO_FORMS: ColumnForms = {
  dayFirst: {},
  payRanges: {},
  isNamedBy: { id: true, url: true },
  else: {},
  nothing: new Set(),
};

/** A name that appears with other jobs in more of its rows than this names no posting. */
const MOST_MISNAMED = 0.05;

/** Returns whether the rows of a name are one advertisement: the same title and employer in the same place. */
function names(rows: readonly JsonObject[], target: 'id' | 'url', mapping: ColumnMapping): boolean {
  const column = mapping[target];
  if (column === undefined) return false;
  const told = (row: JsonObject) =>
    (['title', 'organization', 'location', 'municipality'] as const)
      .map((each) => writtenCell(row[mapping[each] ?? '']))
      .join('\n');
  const first = new Map<string, string>();
  let named = 0;
  let misnamed = 0;
  for (const row of rows) {
    const name = nameOf(row[column]);
    if (name === undefined) continue;
    named += 1;
    const known = first.get(name);
    if (known === undefined) first.set(name, told(row));
    else if (known !== told(row)) misnamed += 1;
  }
  return named > 0 && misnamed <= MOST_MISNAMED * named;
}

const US_PLACE = /,\s*[A-Z]{2}(?:\s+\d{5})?$|\b(?:United States|USA?|U\.S\.)\b/;

/**
 * Returns where no day is above 12: in the United States the month comes first, in all other countries of rows that name one
 * the day.
 */
function orderOfCountry(rows: readonly JsonObject[], mapping: ColumnMapping): boolean | undefined {
  const cells = (...targets: ColumnTarget[]) =>
    rows.flatMap((row) => targets.flatMap((target) => nameOf(row[mapping[target] ?? '']) ?? []));
  const countries = cells('country');
  const places = countries.length > 0 ? countries : cells('location');
  if (places.length === 0) return undefined;
  const american = places.filter((place) => US_PLACE.test(place)).length;
  if (american > places.length / 2) return false;
  return countries.length > 0 && american === 0 ? true : undefined;
}

/** Figures of one column are for one period unless they are further apart than pay is. */
const WIDEST = 15;
const TAIL = 0.02;

function rangeOf(amounts: readonly number[]): readonly [number, number] | undefined {
  const sorted = [...amounts].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(TAIL), at(1 - TAIL)];
  return sorted.length > 1 && high <= WIDEST * low ? [low, high] : undefined;
}

/**
 * Returns the ends of the figures of a table, for each currency that it names: 9,000 and 12,000 in one column are both
 * a month's pay.
 */
function payRangesOf(rows: readonly JsonObject[], mapping: ColumnMapping): ColumnForms['payRanges'] {
  const { payMinimum, payMaximum, pay, currency } = mapping;
  const amounts = new Map<string, number[]>();
  for (const row of rows) {
    const named = currencyOf(nameOf(row[currency ?? ''])) ?? '';
    for (const column of [payMinimum, payMaximum, pay]) {
      const amount = column === undefined ? undefined : amountOf(nameOf(row[column]));
      if (amount !== undefined && amount > 0) amounts.set(named, [...(amounts.get(named) ?? []), amount]);
    }
  }
  return Object.fromEntries(
    [...amounts].flatMap(([named, all]) => {
      const range = rangeOf(all);
      return range ? [[named, range]] : [];
    }),
  );
}

/** Returns how a cell writes pay, apart from its figures: cells that write it alike mean the same period. */
export function writingOfPay(text: string): string {
  return text.replace(/[\d.,\s]+/g, '0').slice(0, 40);
}

const LEAST_ALIKE = 5;

/** Returns the ends of the amounts of pay in words, for each way of writing them. */
function rangesOfWords(rows: readonly JsonObject[], column: string | undefined): ColumnForms['payRanges'] {
  const amounts = new Map<string, number[]>();
  for (const row of rows) {
    const text = column === undefined ? undefined : nameOf(row[column]);
    if (text === undefined || text.length > LONGEST_PAY || amountOf(text) !== undefined) continue;
    const found = amountsOfPay(text);
    const writing = writingOfPay(text);
    if (found.length > 0) amounts.set(writing, [...(amounts.get(writing) ?? []), ...found]);
  }
  return Object.fromEntries(
    [...amounts].flatMap(([writing, all]) => {
      const range = all.length >= LEAST_ALIKE ? rangeOf(all) : undefined;
      return range ? [[writing, range]] : [];
    }),
  );
}

const LONGEST_PAY = 80;

/** Targets that tables have several columns for, of which some are empty in some rows or in all. */
const OFTEN_TWICE = ['organization', 'date', 'description'] as const;

function elseColumns(rows: readonly JsonObject[], mapping: ColumnMapping): ColumnForms['else'] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(
    OFTEN_TWICE.filter((target) => mapping[target] !== undefined).map((target) => [
      target,
      alsoCalled(target, columns, mapping),
    ]),
  );
}

/** `company location` is where the employer is. */
const OTHERS = ['organization', 'title', 'pay'] as const;

/** Returns further columns of places by their names, for rows whose own place is empty: `area.name`, `workplace address`. */
function furtherPlaces(rows: readonly JsonObject[], mapping: ColumnMapping): ColumnForms['else'] {
  if (mapping.location === undefined) return {};
  const taken = new Set(Object.values(mapping));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const further = columns.filter((column) => {
    const voiced = rolesVoicedBy(column);
    return !taken.has(column) && voiced.has('location') && !OTHERS.some((role) => voiced.has(role));
  });
  return further.length === 0 ? {} : { location: further };
}

/** Returns the properties of the columns that the first rows of a table show. */
export function learnColumns(rows: readonly JsonObject[], mapping: ColumnMapping): ColumnForms {
  const ofCountry = orderOfCountry(rows, mapping);
  const order = (target: DayTarget) => {
    const column = mapping[target];
    return column === undefined ? undefined : (orderOfDays(rows.map((row) => row[column])) ?? ofCountry);
  };
  const date = order('date');
  const statesPeriod = rows.some((row) => periodOf(nameOf(row[mapping.payPeriod ?? ''])) !== undefined);
  return {
    dayFirst: {
      date,
      expirationDate: order('expirationDate') ?? date,
      seenOn: order('seenOn') ?? date,
    },
    payRanges: statesPeriod ? {} : { ...payRangesOf(rows, mapping), ...rangesOfWords(rows, mapping.pay) },
    isNamedBy: { id: names(rows, 'id', mapping), url: names(rows, 'url', mapping) },
    else: { ...elseColumns(rows, mapping), ...furtherPlaces(rows, mapping) },
    nothing: wordsForNothing(rows, mapping),
  };
}
