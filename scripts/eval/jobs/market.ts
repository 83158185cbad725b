import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { countryByCode, countryByName } from '@/lib/engine/taxonomy';
import { LAYOUTS, type Posting } from './layouts.ts';
import type { JobCase, JobTruth } from './model.ts';

/**
 * Real postings (`ashby.jsonl` of EVAL_JOBS_DIR: text and structured columns) set in the layouts of job boards. The
 * truth of a field is its column, where the document states it: a place or an amount that is nowhere in it is not
 * measured.
 */

type Row = {
  id: string;
  title: string;
  organization: string;
  location: string | null;
  city: string | null;
  country: string | null;
  salary_min: number | string | null;
  salary_max: number | string | null;
  currency: string | null;
  salary_period: string | null;
  employment_type: string | null;
  remote: boolean | null;
  description: string;
};

const EMPLOYMENT: Record<string, string> = { FullTime: 'fulltime', PartTime: 'parttime' };
const CONTRACT: Record<string, string> = {
  Contract: 'temporary|freelance',
  Intern: 'internship',
  Temporary: 'temporary',
};
const TIMES: Record<string, number> = { '1 YEAR': 1, '1 MONTH': 12, '1 HOUR': 40 * 52 };
const SCALES: Record<string, string> = { '1 YEAR': 'Annually', '1 MONTH': 'Monthly', '1 HOUR': 'Hourly' };

/** The column holds the handle of a board: "acme-labs" is shown as "Acme Labs". */
function shownEmployer(handle: string): string {
  return handle
    .replace(/\.(?:com|io|ai|health|co)$/iu, '')
    .split(/[-_\s]+|%20/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Returns the ways in which an amount may be in a text. */
function spellings(amount: number): string[] {
  const whole = Math.round(amount);
  const grouped = whole.toLocaleString('en-US');
  const short = whole >= 1000 ? [`${whole / 1000}k`, `${whole / 1000}K`] : [];
  return [
    grouped,
    grouped.replaceAll(',', '.'),
    grouped.replaceAll(',', ' '),
    String(amount),
    amount.toFixed(2),
    ...short,
  ];
}

function standsIn(text: string, amount: number): boolean {
  return spellings(amount).some((spelling) => {
    for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1))
      if (!/[\d.,]/u.test(text[at - 1] ?? '') && !/^[,.]?\d/u.test(text.slice(at + spelling.length)))
        return true;
    return false;
  });
}

function countryOf(name: string | null): string | undefined {
  if (!name) return undefined;
  return countryByName(name) ?? (/^[A-Z]{2,3}$/u.test(name) ? countryByCode(name) : undefined);
}

function salaryTruth(row: Row, text: string): JobTruth['salary'] {
  const [minimum, maximum] = [Number(row.salary_min), Number(row.salary_max)];
  const factor = TIMES[row.salary_period ?? ''];
  if (!row.salary_min || !row.salary_max || !factor) return undefined;
  if (!standsIn(text, minimum) || !standsIn(text, maximum)) return undefined;
  return {
    minimum: Math.round(minimum * factor),
    maximum: Math.round(maximum * factor),
    currency: row.currency ?? undefined,
    timeScale: SCALES[row.salary_period ?? ''],
  };
}

function postingOf(row: Row): Posting {
  const { title, location, description, employment_type, remote } = row;
  const amounts = row.salary_min && row.salary_max && row.currency && TIMES[row.salary_period ?? ''];
  return {
    title: title.trim(),
    employer: shownEmployer(row.organization),
    location: location ?? '',
    description,
    employmentType: employment_type ?? '',
    isRemote: remote === true,
    ...(amounts
      ? {
          pay: {
            minimum: Number(row.salary_min),
            maximum: Number(row.salary_max),
            currency: row.currency ?? 'USD',
            period: row.salary_period ?? '',
          },
        }
      : {}),
  };
}

function truthOf(row: Row, posting: Posting, document: string, shows: ReadonlySet<string>): JobTruth {
  const says = (text: string | null) =>
    text !== null && text !== '' && document.toLowerCase().includes(text.toLowerCase());
  const city =
    row.city && row.city !== 'Remote' && says(row.city) && says(row.location) ? row.city : undefined;
  const country = countryOf(row.country);
  const saysCountry = says(row.location) && (city !== undefined || says(row.country));
  return {
    title: says(row.title.trim()) ? row.title : undefined,
    employer:
      shows.has('employer') ||
      document
        .toLowerCase()
        .replace(/[\s&-]/gu, '')
        .includes(row.organization.toLowerCase().replace(/[\s&-]/gu, ''))
        ? posting.employer
        : undefined,
    city,
    country: country && saysCountry ? country : undefined,
    employmentType: shows.has('employment') ? EMPLOYMENT[row.employment_type ?? ''] : undefined,
    contractType: shows.has('employment') ? CONTRACT[row.employment_type ?? ''] : undefined,
    salary: salaryTruth(row, document),
  };
}

/** Returns a number that depends only on the text. */
function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}

/** Returns every `step`-th posting, each in one of the layouts. */
export async function marketCases(directory: string, step: number): Promise<JobCase[]> {
  const lines = (await readFile(path.join(directory, 'ashby.jsonl'), 'utf8')).split('\n').filter(Boolean);
  const rows = lines.filter((_, at) => at % step === 0).map((line) => JSON.parse(line) as Row);
  return rows.flatMap((row) => {
    const layout = LAYOUTS[hash(row.id) % LAYOUTS.length];
    if (!layout) return [];
    const posting = postingOf(row);
    const document = layout.write(posting);
    const truth = truthOf(row, posting, document, layout.shows);
    return [{ id: row.id, group: layout.name, bytes: Buffer.from(document), truth }];
  });
}
