import { alsoCalled, type ColumnMapping, type ColumnTarget } from './column-names';
import { orderOfDays } from './days';
import type { PayPeriod } from './model';
import { amountOf, type JsonObject, nameOf, periodOf, writtenCell } from './values';

/** What a single cell does not show and its column does. */

type DayTarget = 'date' | 'expirationDate' | 'seenOn';

export type ColumnForms = {
  /** Whether days come before months; absent where nothing decides. */
  dayFirst: Partial<Record<DayTarget, boolean>>;
  /** What the figures of pay are for, where no column says it and they are all of one kind. */
  payPeriod?: PayPeriod;
  /** Whether a column names the posting, so that the same name is the same page. */
  isNamedBy: { id: boolean; url: boolean };
  /** Columns that are asked where the one of the mapping is empty. */
  else: Partial<Record<ColumnTarget, readonly string[]>>;
};

export const NO_FORMS: ColumnForms = { dayFirst: {}, isNamedBy: { id: true, url: true }, else: {} };

/** A name that appears with other jobs in more of its rows than this names no posting. */
const MOST_MISNAMED = 0.05;

/** Whether the rows of a name are one advertisement: the same title and employer in the same place. */
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
 * Where no day is above 12: in the United States the month comes first, in all other countries of rows that name one
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

const PERIODS: readonly PayPeriod[] = ['hour', 'month', 'year'];
/** Figures of one column are for one period unless they are further apart than pay is. */
const WIDEST = 15;
const LEAST_SHARE = 0.02;

function periodOfDigits(amount: number): PayPeriod {
  const digits = String(Math.trunc(amount)).length;
  if (digits <= 2) return 'hour';
  return digits <= 4 ? 'month' : 'year';
}

/**
 * The period of figures without one (parsing.md, "Salary time scale rules", which go by the digits of a figure): that
 * of the smaller ones for all, since 9,000 and 12,000 in one column are both a month's pay.
 */
function periodOfColumn(rows: readonly JsonObject[], { payMinimum, payMaximum }: ColumnMapping) {
  const amounts = [payMinimum, payMaximum]
    .flatMap((column) => (column === undefined ? [] : rows.map((row) => amountOf(nameOf(row[column])))))
    .filter((amount) => amount !== undefined && amount > 0)
    .sort((one, other) => (one ?? 0) - (other ?? 0)) as number[];
  const at = (share: number) => amounts[Math.round(share * (amounts.length - 1))] ?? 0;
  if (amounts.length === 0 || at(0.98) > WIDEST * at(0.02)) return undefined;
  const counts = PERIODS.map(
    (period) => amounts.filter((amount) => periodOfDigits(amount) === period).length,
  );
  return PERIODS.find((_, index) => (counts[index] ?? 0) >= LEAST_SHARE * amounts.length);
}

/** What tables have several columns for, of which some are empty in some rows or in all. */
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

/** What the first rows of a table show of its columns. */
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
    payPeriod: statesPeriod ? undefined : periodOfColumn(rows, mapping),
    isNamedBy: { id: names(rows, 'id', mapping), url: names(rows, 'url', mapping) },
    else: elseColumns(rows, mapping),
  };
}
