import { STRING_CLASSES, type StringModel } from '../../../strings';
import { opened } from '../cells';
import { dayOf } from '../days';
import type { Term } from '../model';
import { isBlank, type JsonObject, nameOf, numberOf } from '../values';

/** Features of the values of a column, as numbers between 0 and 1, regardless of its name. */

/** Tools that recognise towns, terms of a job and other kinds of strings. */
export type ColumnTools = {
  isTown: (text: string) => boolean;
  termOf: (text: string) => Term | undefined;
  strings: StringModel;
};

/** Values that are looked at, from all over the rows. */
const MOST_VALUES = 40;
const PAGE = /^https?:\/\/[^/\s]+\/\S/i;
const AGO = /\bago\b|\bvor \d|\bhace \d|\bil y a\b|назад|тому/iu;
const MONEY =
  /[$€£₹₽₴₩¥฿₺]|\b(?:USD|EUR|GBP|PLN|CHF|CZK|RUB|INR)\b|руб|грн|[円元원₫₱]|\d\s?[万萬만]|triệu|\bRp\.?\s?\d|\bper (?:hour|year|month)\b|\d\s?[kK]\b|\d\d[.,\s]?000/u;
const SEPARATORS = /[,;|\n]/g;
const LONG = 200;
const LONGEST_READ = 200;

/** Returns the values of a column as texts, each once if requested, spread over all rows. */
function valuesOf(cells: readonly unknown[]): { texts: string[]; lists: number } {
  let lists = 0;
  const texts = cells.flatMap((cell) => {
    const value = opened(cell);
    if (isBlank(value)) return [];
    if (Array.isArray(value)) {
      lists += value.length > 1 ? 1 : 0;
      return value.map((item) => nameOf(item) ?? '').join(', ') || [];
    }
    return nameOf(value) ?? [];
  });
  return { texts, lists };
}

function spread<Value>(values: readonly Value[]): Value[] {
  if (values.length <= MOST_VALUES) return [...values];
  return Array.from(
    { length: MOST_VALUES },
    (_, at) => values[Math.floor((at * values.length) / MOST_VALUES)] as Value,
  );
}

const isDay = (text: string) =>
  (/\d/.test(text) && dayOf(text, { dayFirst: true }) !== undefined) || AGO.test(text);

/**
 * The features of a column: shares of its values that are numbers, pages, days, money, towns, long, of few and of
 * several words, different, lists, missing, with digits; then the results of the model of strings. Undefined for a
 * column without values.
 */
export function featuresOf(
  column: string,
  rows: readonly JsonObject[],
  tools: ColumnTools,
): number[] | undefined {
  const { texts, lists } = valuesOf(rows.map((row) => row[column]));
  if (texts.length === 0) return undefined;
  const some = spread(texts);
  const share = (holds: (text: string) => boolean) => some.filter(holds).length / some.length;
  const words = (text: string) => text.split(/\s+/, 12).length;
  const distinct = new Set(texts);
  const sample = spread([...distinct]);
  const kinds = STRING_CLASSES.map(
    (_, at) =>
      sample.reduce((sum, text) => sum + (tools.strings.read(text.slice(0, LONGEST_READ))[at] ?? 0), 0) /
      sample.length,
  );
  return [
    share((text) => numberOf(text) !== undefined),
    share((text) => PAGE.test(text)),
    share((text) => text.length < 64 && isDay(text)),
    share(
      (text) => text.length < LONG && /\d/.test(text) && numberOf(text) === undefined && MONEY.test(text),
    ),
    sample.filter((text) => text.length <= 60 && tools.isTown(text)).length / sample.length,
    share((text) => text.length > LONG),
    share((text) => words(text) <= 2),
    share((text) => words(text) > 2 && words(text) <= 10),
    distinct.size / texts.length,
    Math.max(
      lists / texts.length,
      share((text) => text.length <= LONG && (text.match(SEPARATORS)?.length ?? 0) >= 2),
    ),
    1 - texts.length / rows.length,
    share((text) => /\d/.test(text)),
    ...kinds,
  ];
}
