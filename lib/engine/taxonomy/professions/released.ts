import { parse } from 'csv-parse/sync';
import { squeeze } from '../../kernel';
import { TITLE_LANGUAGES, type TitleLanguage } from './model';
import { type CodedTitle, homeFinder } from './released-homes';
import type { ProfessionTaxonomy } from './taxonomy';

/**
 * Reads the occupations of the released classifications (O*NET as tab-separated text, ESCO as CSV) and merges their
 * titles with our professions by code: of those with the code, the most similar one. The result are tables to be loaded
 * after ours (`titles-…`: profession, language, titles; `names-…`: code, name).
 */

/** Must be shown where titles of O*NET are used; the licence requires naming who changed them. */
export const ONET_ATTRIBUTION =
  'This product includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Shortlist has modified some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.';

/** A file by name and text. */
export type ReleasedFile = { name: string; text: string };

/** Contents of a file: titles or names, the classification, the language. */
export type ReleasedKind =
  | { of: 'titles'; by: 'onet' | 'esco'; language: TitleLanguage }
  | { of: 'names'; by: 'onet' | 'isco' };

/**
 * A table by name, how many titles or names were new or there already, how many were too long to be titles or of
 * occupations that are not in force, and the codes of those that no profession was found for, a code for each title.
 */
export type ReleasedMerge = {
  name: string;
  table: string;
  added: number;
  known: number;
  tooLong: number;
  notInForce: number;
  homeless: string[];
};

type Row = Record<string, string>;

/** `isInForce`: its occupation is part of the release, and none that was given up. */
type ReleasedTitle = CodedTitle & { isInForce: boolean };

const LONGEST_TITLE = 100;
const ONET_TITLE_COLUMNS = ['Alternate Title', 'Reported Job Title'];

/** Returns the language that the name of a file ends in; undefined for one that has no titles here. */
function languageOf(name: string): TitleLanguage | undefined {
  const ending = /_([a-z]{2})\.csv$/iu.exec(name)?.[1]?.toLowerCase() ?? 'en';
  return TITLE_LANGUAGES.find((language) => language === ending);
}

/**
 * Returns the kind of a file, by the columns in its first line; undefined for others, and for languages without titles
 * here.
 */
export function kindOfReleased({ name, text }: ReleasedFile): ReleasedKind | undefined {
  const end = text.indexOf('\n');
  const head = text.slice(text.startsWith('\ufeff') ? 1 : 0, end < 0 ? undefined : end).trim();
  const tabs = head.split('\t');
  const commas = head.split(',');
  if (tabs.includes('O*NET-SOC Code')) {
    if (ONET_TITLE_COLUMNS.some((column) => tabs.includes(column)))
      return { of: 'titles', by: 'onet', language: 'en' };
    return tabs.length === 3 && tabs[1] === 'Title' ? { of: 'names', by: 'onet' } : undefined;
  }
  const language = languageOf(name);
  if (commas.includes('iscoGroup') && commas.includes('altLabels'))
    return language && { of: 'titles', by: 'esco', language };
  if (commas.includes('preferredLabel') && text.includes('/isco/C') && language === 'en')
    return { of: 'names', by: 'isco' };
  return undefined;
}

function tabRows(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/u);
  const names = head.replace(/^\ufeff/u, '').split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])));
}

function csvRows(text: string): Row[] {
  return parse(text, { columns: true, bom: true, relax_column_count: true });
}

function onetTitles(text: string): ReleasedTitle[] {
  return tabRows(text).map((row) => {
    const title = ONET_TITLE_COLUMNS.map((column) => row[column]).find((cell) => cell !== undefined) ?? '';
    return { code: row['O*NET-SOC Code'] ?? '', label: title, title, isInForce: true };
  });
}

function escoTitles(text: string): ReleasedTitle[] {
  return csvRows(text).flatMap(
    ({ iscoGroup = '', preferredLabel = '', altLabels = '', status = 'released' }) => {
      const titles = [...preferredLabel.split('/'), ...altLabels.split('\n')].filter((title) => title !== '');
      const isInForce = status === 'released';
      return titles.map((title) => ({ code: iscoGroup, label: preferredLabel, title, isInForce }));
    },
  );
}

function clean(title: string): string {
  return squeeze(title.replace(/\([^()]*\)/gu, ' ').replace(/[;\t\n]/gu, ' '));
}

function mergeTitles(
  taxonomy: ProfessionTaxonomy,
  file: ReleasedFile,
  kind: ReleasedKind & { of: 'titles' },
) {
  const { by, language } = kind;
  const all = by === 'onet' ? onetTitles(file.text) : escoTitles(file.text);
  const titles = all.filter(({ isInForce }) => isInForce);
  const home = homeFinder(taxonomy, titles, { by, language });
  const known = new Set(taxonomy.titles().map((line) => `${line.language}\t${line.title.toLowerCase()}`));
  const rows = new Map<number, string[]>();
  const counts = { added: 0, known: 0, tooLong: 0, notInForce: all.length - titles.length };
  const homeless: string[] = [];
  for (const coded of titles) {
    const title = clean(coded.title);
    if (title === '') continue;
    if (title.length > LONGEST_TITLE) {
      counts.tooLong++;
      continue;
    }
    const key = `${language}\t${title.toLowerCase()}`;
    const profession = known.has(key) ? undefined : home(coded);
    if (known.has(key)) counts.known++;
    else if (profession === undefined) homeless.push(coded.code);
    else {
      known.add(key);
      rows.set(profession.id, [...(rows.get(profession.id) ?? []), title]);
      counts.added++;
    }
  }
  const lines = [...rows].map(([id, titles]) => `${id}\t${language}\t${titles.join(';')}`);
  return { lines, homeless, ...counts };
}

function mergeNames({ text }: ReleasedFile, by: 'onet' | 'isco') {
  const named =
    by === 'onet'
      ? tabRows(text).map((row) => [row['O*NET-SOC Code'] ?? '', row.Title ?? ''])
      : csvRows(text).flatMap(({ code = '', preferredLabel = '' }) =>
          /^\d{4}$/u.test(code) ? [[String(Number(code)), preferredLabel]] : [],
        );
  const lines = named.map(([code = '', name = '']) => `${code}\t${clean(name)}`);
  return { lines, added: lines.length, known: 0, tooLong: 0, notInForce: 0, homeless: [] };
}

/** Returns the table of a released file; undefined where it is not a file of titles or names. */
export function mergeReleased(taxonomy: ProfessionTaxonomy, file: ReleasedFile): ReleasedMerge | undefined {
  const kind = kindOfReleased(file);
  if (!kind) return undefined;
  const { lines, ...counts } =
    kind.of === 'titles' ? mergeTitles(taxonomy, file, kind) : mergeNames(file, kind.by);
  const base = file.name
    .replace(/\.[a-z]+$/iu, '')
    .replace(/[^\w-]+/gu, '-')
    .toLowerCase();
  const name = kind.of === 'titles' ? `titles-${kind.by}-${base}` : `names-${kind.by}`;
  return {
    name,
    table: [`# Imported from ${file.name.replace(/\s+/gu, ' ')}.`, ...lines, ''].join('\n'),
    ...counts,
  };
}
