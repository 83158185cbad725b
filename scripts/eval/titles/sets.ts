import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** Titles with the unit groups of ISCO-08 that are right for them, from released classifications in a folder. */

/** What goes wrong is looked at in the half `seen` of the occupations alone. */
export type TitleCase = {
  title: string;
  language: string;
  groups: ReadonlySet<number>;
  half: 'seen' | 'held';
};

export type TitleSet = { name: string; cases: TitleCase[] };

type Row = Record<string, string>;

function csvRows(file: string): Row[] {
  return parse(readFileSync(file, 'utf8'), { columns: true, bom: true, relax_quotes: true });
}

function tabRows(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/u);
  const names = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell.trim()])),
  );
}

/** The half of an occupation, by its name alone, in every language the same. */
function halfOf(occupation: string): TitleCase['half'] {
  return crc32(occupation) % 2 === 0 ? 'seen' : 'held';
}

/** Every n-th case, so that a set has the wanted size and is the same in each run. */
function thinned(cases: TitleCase[], size: number): TitleCase[] {
  const step = Math.max(1, cases.length / size);
  return Array.from(
    { length: Math.min(size, cases.length) },
    (_, at) => cases[Math.floor(at * step)],
  ).flatMap((found) => found ?? []);
}

/** Alternative labels of the occupations of ESCO in a language. */
function escoSet(folder: string, language: string, size: number): TitleSet {
  const rows = csvRows(path.join(folder, 'esco', 'v1.2_partial', `occupations_${language}.csv`));
  const cases = rows.flatMap(({ altLabels = '', iscoGroup, conceptUri = '' }) =>
    altLabels
      .split('\n')
      .filter((title) => title.trim() !== '')
      .map((title) => ({ title, language, groups: new Set([Number(iscoGroup)]), half: halfOf(conceptUri) })),
  );
  return { name: `ESCO ${language}`, cases: thinned(cases, size) };
}

/** Titles that workers report to O*NET, and its alternate titles; right is any ISCO group of the occupation. */
function onetSet(folder: string, file: string, column: string, size: number): TitleSet {
  const groupsOfSoc = new Map<string, Set<number>>();
  for (const { soc10 = '', isco08 = '' } of csvRows(path.join(folder, 'crosswalk', 'soc10_isco08.csv'))) {
    const known = groupsOfSoc.get(soc10) ?? new Set();
    groupsOfSoc.set(soc10, known.add(Number(isco08)));
  }
  const oldCodes = new Map<string, string>();
  for (const row of csvRows(path.join(folder, 'crosswalk', 'onet_2010_to_2019_Crosswalk.csv')))
    oldCodes.set(row['O*NET-SOC 2019 Code'] ?? '', row['O*NET-SOC 2010 Code'] ?? '');
  const cases = tabRows(path.join(folder, 'onet', file)).flatMap((row) => {
    const code = row['O*NET-SOC Code'] ?? '';
    const groups = groupsOfSoc.get((oldCodes.get(code) ?? code).slice(0, 7).replace('-', ''));
    return groups ? [{ title: row[column] ?? '', language: 'en', groups, half: halfOf(code) }] : [];
  });
  return { name: `O*NET ${column}`, cases: thinned(cases, size) };
}

/** The sets of a folder with the released files of ESCO and O*NET. */
export function readTitleSets(folder: string, size: number): TitleSet[] {
  return [
    ...['en', 'de', 'es'].map((language) => escoSet(folder, language, size)),
    onetSet(folder, 'Sample_of_Reported_Titles.txt', 'Reported Job Title', size),
    onetSet(folder, 'Alternate_Titles.txt', 'Alternate Title', size),
  ];
}
