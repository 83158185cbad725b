import { plainName } from './column-words';
import type { RawPay } from './model';
import { isObject, type JsonObject, payOf } from './values';

/** Pay that a cell holds as an object: `{from, to, currency}`, `{value: {minValue, maxValue, unitText}, currency}`. */

const MEMBERS = {
  minimum: 'from min minimum minvalue minimumvalue low lower least salarymin minsalary amount value',
  maximum: 'to max maximum maxvalue maximumvalue high upper most salarymax maxsalary',
  currency: 'currency currencycode salarycurrency currencyiso',
  period: 'period unit unittext interval mode frequency per type',
} as const;

const names = Object.entries(MEMBERS).map(
  ([member, words]) => [member as keyof typeof MEMBERS, new Set(words.split(' '))] as const,
);

/** Members of an object and of those in it, the outer ones first. */
function membersOf(value: JsonObject): [string, unknown][] {
  const own = Object.entries(value);
  return [...own, ...own.flatMap(([, each]) => (isObject(each) ? Object.entries(each) : []))];
}

/** Returns the pay of an object that has at least one end; undefined for any other value. */
export function payOfObject(
  value: unknown,
  known: { currency?: string | undefined; period?: string | undefined; isPredicted?: boolean },
): RawPay | undefined {
  if (!isObject(value)) return undefined;
  const members = membersOf(value);
  const found = Object.fromEntries(
    names.map(([name, words]) => {
      const member = members.find(
        ([key, each]) => words.has(plainName(key)) && !isObject(each) && each !== null,
      );
      return [name, member?.[1]];
    }),
  );
  if (found.minimum === undefined && found.maximum === undefined) return undefined;
  return payOf({
    minimum: found.minimum ?? found.maximum,
    maximum: found.maximum ?? found.minimum,
    currency: found.currency ?? known.currency,
    period: found.period ?? known.period,
    isPredicted: known.isPredicted === true,
  });
}
