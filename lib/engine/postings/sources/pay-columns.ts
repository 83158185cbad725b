import { plainName, rolesVoicedBy } from './column-words';
import { amountOf, currencyOf, isBlank, type JsonObject, nameOf } from './values';

/** Columns of pay that their names tell by their words (`Зарплата_от`, `maas_min`), and the column of currencies by its values. */

const WORDS = {
  payMinimum:
    'from min minimum minimal lower low least von ab mindestens de desde da od vanaf от від od min 最低 下限 최소 최저 minimo minima',
  payMaximum:
    'to max maximum maximal upper high most bis hochstens a hasta fino do tot до 最高 上限 최대 최고 maximo maxima',
} as const;

type Bound = keyof typeof WORDS;

const bounds = Object.entries(WORDS).map(
  ([bound, words]) => [bound as Bound, new Set(words.split(' ').map(plainName))] as const,
);

/** Returns which end of the pay a column is, where its name has a word for pay and one for an end. */
export function boundNamedBy(column: string): Bound | undefined {
  if (!rolesVoicedBy(column).has('pay')) return undefined;
  const parts = column
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}]+/u)
    .map(plainName);
  const found = bounds.filter(([, words]) => parts.some((part) => words.has(part)));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

const LEAST_SHARE = 0.6;

function mostly(column: string, rows: readonly JsonObject[], holds: (cell: unknown) => boolean): boolean {
  const cells = rows.map((row) => row[column]).filter((cell) => !isBlank(cell));
  return cells.length > 0 && cells.filter(holds).length >= LEAST_SHARE * cells.length;
}

const currencies = new Set([...Intl.supportedValuesOf('currency'), 'RUR']);
const isCurrency = (cell: unknown) => {
  const code = currencyOf(nameOf(cell));
  return code !== undefined && currencies.has(code);
};

/** Adds the columns of a table that hold ends of pay and currencies, where none is known. */
export function withPay<Mapping extends Partial<Record<Bound | 'currency', string>>>(
  columns: readonly string[],
  rows: readonly JsonObject[],
  known: Mapping,
): Mapping {
  const mapping = { ...known };
  const used = new Set<unknown>(Object.values(known));
  for (const column of columns) {
    if (used.has(column)) continue;
    const bound = boundNamedBy(column);
    if (bound !== undefined && mapping[bound] === undefined) {
      if (mostly(column, rows, (cell) => amountOf(nameOf(cell)) !== undefined)) mapping[bound] = column;
    } else if (mapping.currency === undefined && mostly(column, rows, isCurrency)) mapping.currency = column;
  }
  return mapping;
}
