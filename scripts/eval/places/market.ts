import { readFileSync } from 'node:fs';
import path from 'node:path';
import { majorityCountry, placeOf } from '@/lib/engine/postings/normalise/places';
import { countryByCode, countryByName, type Gazetteer } from '@/lib/engine/taxonomy';
import { rowsOfTable } from '@/lib/service/market-import/tables';

/** Rows of real sources: whether they are in the country, and the state, that the source states. */

type Asked = { text: string; country: string; state?: string };

const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);

function usRow(text: string): Asked[] {
  const state = /^[^,]+, ([A-Z]{2})(?: \d{5})?(?: \(.*)?$/u.exec(text.trim())?.[1];
  return state && STATES.has(state) ? [{ text, country: 'US', state }] : [];
}

function ashbyRows(file: string): { states: Asked[]; countries: Asked[] } {
  const states: Asked[] = [];
  const countries: Asked[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const { location, country } = JSON.parse(line) as { location: string | null; country: string | null };
    const name = country?.trim() ?? '';
    const code = countryByName(name) ?? countryByCode(name);
    if (!location || !code) continue;
    if (code === 'US') states.push(...usRow(location));
    if (!/remote|anywhere|headquarters|\bhq\b/iu.test(location))
      countries.push({ text: location, country: code });
  }
  return { states, countries };
}

async function foreignRows(folder: string, file: string, column: string): Promise<string[]> {
  const bytes = readFileSync(path.join(folder, file));
  const kind = file.endsWith('.csv') ? 'csv' : 'json-lines';
  const texts: string[] = [];
  async function* stream() {
    yield bytes;
  }
  for await (const row of rowsOfTable(kind, stream(), { title: column }))
    if (!('reason' in row)) texts.push(row.title);
  return texts;
}

function measure(name: string, rows: readonly Asked[], places: Gazetteer, showsErrors: boolean) {
  const majority = majorityCountry(
    rows.map(({ text }) => ({ places: [{ text }] })),
    places,
  );
  const wrong = new Map<string, number>();
  let right = 0;
  for (const { text, country: meant, state } of rows) {
    const found = placeOf({ text }, { majority }, places);
    const region = found?.region?.id ?? '';
    if (found?.country === meant && (!state || region === `US.${state}` || region.startsWith(`US.${state}.`)))
      right++;
    else {
      const key = `${text}  ->  ${found?.country ?? '-'}, ${found?.town?.name ?? found?.townText ?? '-'}, ${region}  (${meant})`;
      wrong.set(key, (wrong.get(key) ?? 0) + 1);
    }
  }
  console.log(`${name}: ${right} of ${rows.length} (${((100 * right) / rows.length).toFixed(1)} %)`);
  if (!showsErrors) return;
  const most = [...wrong].sort(([, one], [, other]) => other - one).slice(0, 40);
  for (const [key, count] of most) console.log(`  ${count} x ${key}`);
}

/** Prints how many rows of the sources in a folder are put where they are. */
export async function measureSources(folder: string, places: Gazetteer, showsErrors: boolean): Promise<void> {
  const { states, countries } = ashbyRows(path.join(folder, 'ashby.jsonl'));
  measure('ashby, "City, ST"', states, places, showsErrors);
  measure('ashby, country', countries, places, showsErrors);
  const foreign = path.join(folder, 'foreign');
  const us = await foreignRows(foreign, 'us-board.csv', 'location');
  measure('US board, "City, ST"', us.flatMap(usRow), places, showsErrors);
  const swiss = (
    JSON.parse(readFileSync(path.join(foreign, 'ch-retail.json'), 'utf8')) as { location?: string }[]
  ).flatMap(({ location }) => location ?? []);
  measure(
    'Swiss board',
    swiss.map((text) => ({ text, country: 'CH' })),
    places,
    showsErrors,
  );
  const spanish = await foreignRows(foreign, 'es-board.jsonl', 'city');
  measure(
    'Spanish board',
    spanish.map((text) => ({ text, country: 'ES' })),
    places,
    showsErrors,
  );
}
