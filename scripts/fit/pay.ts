import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { A_DOLLAR } from '@/lib/engine/parser/job/salary/exchange-rates';
import { TIMES_A_YEAR } from '@/lib/engine/parser/job/salary/levels';

/**
 * Distribution of pay in a currency, from postings whose source states amount, currency and time (`market/ashby.jsonl`
 * and the rows of `us-board.csv` and `es-board.jsonl` in `market/foreign` that state their time).
 */

type Stated = { amount: number; currency: string; scale: keyof typeof TIMES_A_YEAR };

const SCALES: Record<string, Stated['scale']> = {
  '1 YEAR': 'Annually',
  '1 MONTH': 'Monthly',
  '1 HOUR': 'Hourly',
  'a year': 'Annually',
  'a month': 'Monthly',
  'an hour': 'Hourly',
  'Bruto/año': 'Annually',
  'Bruto/mes': 'Monthly',
  'Bruto/hora': 'Hourly',
};
/** Fewest postings of a currency for separate numbers. */
const LEAST = 30;
/**
 * Distance beyond all but a hundredth at either end up to which pay is believed: tables of one trade do not cover all.
 */
const BEYOND = 4;
/** Of one trade pay is spread less than of all. */
const LEAST_SPREAD = 0.7;
/** Smallest share of a time: one source may lack what another has. */
const LEAST_SHARE = 0.002;

async function statedPay(folder: string): Promise<Stated[]> {
  const lines = (await readFile(path.join(folder, 'ashby.jsonl'), 'utf8')).split('\n').filter(Boolean);
  const rows = lines.flatMap((line) => {
    const { salary_min, salary_max, currency, salary_period } = JSON.parse(line);
    const scale = SCALES[salary_period];
    const amount = Number(salary_max || salary_min);
    return scale && amount > 0 && currency ? [{ amount, currency: String(currency), scale }] : [];
  });
  const board = await readFile(path.join(folder, 'foreign', 'us-board.csv'), 'utf8');
  const texts = board.matchAll(/\$([\d,]+(?:\.\d+)?)"? (a year|a month|an hour)/g);
  const spanish = (await readFile(path.join(folder, 'foreign', 'es-board.jsonl'), 'utf8'))
    .split('\n')
    .filter(Boolean);
  const euros = spanish.flatMap((line) => {
    const { salaryMin, salaryMax, salaryPeriod } = JSON.parse(line);
    const scale = SCALES[salaryPeriod?.value];
    const amount = Number(
      (salaryMax?.value || salaryMin?.value || '').replace(/[^\d,]/g, '').replace(',', '.'),
    );
    return scale && amount > 0 ? [{ amount, currency: 'EUR', scale }] : [];
  });
  return [
    ...rows,
    ...euros,
    ...[...texts].map(([, amount = '', unit = '']) => ({
      amount: Number(amount.replaceAll(',', '')),
      currency: 'USD',
      scale: SCALES[unit] ?? 'Annually',
    })),
  ];
}

const rounded = (value: number, digits = 3) => Number(value.toPrecision(digits));

function levelOf(stated: readonly Stated[], scales: readonly Stated['scale'][]) {
  const yearly = stated.map(({ amount, scale }) => amount * TIMES_A_YEAR[scale]).sort((a, b) => a - b);
  const at = (share: number) => yearly[Math.round(share * (yearly.length - 1))] ?? 0;
  const middle = Math.log(at(0.5));
  const spread = Math.max(LEAST_SPREAD, (Math.log(at(0.95)) - Math.log(at(0.05))) / 3.29);
  const share = (scale: Stated['scale']) =>
    Math.max(LEAST_SHARE, stated.filter((each) => each.scale === scale).length / stated.length);
  const shares = scales.map((scale) => `${scale}: ${rounded(Math.log(share(scale)))}`).join(', ');
  const lines = [
    `middle: ${rounded(middle)}`,
    `spread: ${rounded(spread)}`,
    `least: ${rounded(at(0.01) / BEYOND, 2)}`,
    `most: ${rounded(at(0.99) * BEYOND, 2)}`,
    `shares: { ${shares} }`,
  ];
  return `{\n${lines.map((line) => `    ${line},\n`).join('')}  }`;
}

/** Returns the constants of `levels.data.ts`. */
export async function fittedPay(folder: string): Promise<string> {
  const stated = await statedPay(folder);
  const currencies = [...new Set(stated.map(({ currency }) => currency))].sort();
  const of = (currency: string) => stated.filter((each) => each.currency === currency);
  const own = currencies.filter((currency) => of(currency).length >= LEAST);
  for (const currency of own) console.log(`${currency}: ${of(currency).length} postings`);
  const others = stated.filter(({ currency }) => !own.includes(currency) && A_DOLLAR[currency] !== undefined);
  console.log(`other currencies: ${others.length} postings`);
  const lines = own.map(
    (currency) => `  ${currency}: ${levelOf(of(currency), ['Hourly', 'Monthly', 'Annually'])},`,
  );
  const world = worldLevel(others, stated);
  return `export const LEVELS: Readonly<Record<string, CurrencyLevel>> = {\n${lines.join('\n')}\n};\n\n/** In dollars, of currencies that have too few postings of their own. */\nexport const WORLD: Pick<CurrencyLevel, 'least' | 'most'> & { usual: number } = ${world};\n`;
}

/** Too few postings to know what is usual: the least of them, and the most of all. */
function worldLevel(others: readonly Stated[], all: readonly Stated[]): string {
  const yearly = (list: readonly Stated[]) =>
    list
      .map(({ amount, currency, scale }) => (amount * TIMES_A_YEAR[scale]) / (A_DOLLAR[currency] ?? 1))
      .sort((a, b) => a - b);
  const [few, many] = [
    yearly(others),
    yearly(all.filter(({ currency }) => A_DOLLAR[currency] !== undefined)),
  ];
  const least = (few[0] ?? 0) / BEYOND;
  const usual = many[Math.round(0.99 * (many.length - 1))] ?? 0;
  return `{ least: ${rounded(least, 2)}, usual: ${rounded(usual, 2)}, most: ${rounded(usual * BEYOND, 2)} }`;
}
