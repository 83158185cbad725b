import type { ProfessionTaxonomy } from '../../lib/engine/taxonomy/index.ts';
import { type Released, type Row, rowsNamed } from './released.ts';

/** The occupations of ESCO, O*NET and our own tables with their titles, and their descriptions. */

export type OccupationTitle = { text: string; language: string };

export type Occupation = {
  /** Its address in ESCO, its code in O*NET or its id here. */
  key: string;
  titles: OccupationTitle[];
  /** Unit groups of ISCO-08 that it may belong to. */
  units: ReadonlySet<number>;
  /** Codes of O*NET-SOC 2019. */
  onet: ReadonlySet<string>;
  /** Skills and tools by the codes of their classification. */
  skills: string[];
  description: string;
};

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const;
const LONGEST_TITLE = 100;

function titlesIn(text: string, language: string): OccupationTitle[] {
  return text
    .split(/[\n/]/u)
    .map((title) => title.trim())
    .filter((title) => title !== '' && title.length <= LONGEST_TITLE)
    .map((title) => ({ text: title, language }));
}

function grouped(pairs: Iterable<readonly [string, string]>): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return groups;
}

/** Codes of O*NET-SOC 2019 by those of 2010, and the other way round. */
function onetVersions(files: Released) {
  const rows = rowsNamed(files, 'onet_2010_to_2019_crosswalk.csv');
  const pairs = rows.map(
    (row) => [row['O*NET-SOC 2010 Code'] ?? '', row['O*NET-SOC 2019 Code'] ?? ''] as const,
  );
  return { newer: grouped(pairs), older: grouped(pairs.map(([old, current]) => [current, old])) };
}

function readEsco(files: Released): Occupation[] {
  const { newer } = onetVersions(files);
  const crosswalk = grouped(
    rowsNamed(files, 'esco_onet_crosswalk_nov2020.csv').flatMap(({ concept_uri = '', onet_code = '' }) =>
      [...(newer.get(onet_code) ?? [])].map((code) => [concept_uri, code] as const),
    ),
  );
  const skills = grouped(
    rowsNamed(files, 'occupationskillrelations.csv.gz').map(({ occupationUri = '', skillUri = '' }) => [
      occupationUri,
      skillUri,
    ]),
  );
  const occupations = new Map<string, Occupation>();
  for (const language of LANGUAGES)
    for (const row of rowsNamed(files, `occupations_${language}.csv`)) {
      const { conceptUri: key = '', preferredLabel = '', altLabels = '' } = row;
      if ((row.status ?? 'released') !== 'released') continue;
      const known = occupations.get(key) ?? escoOccupation(key, row, { crosswalk, skills });
      known.titles.push(...titlesIn(`${preferredLabel}\n${altLabels}`, language));
      occupations.set(key, known);
    }
  return [...occupations.values()];
}

type EscoLinks = { crosswalk: Map<string, Set<string>>; skills: Map<string, Set<string>> };

function escoOccupation(
  key: string,
  { iscoGroup = '', description = '' }: Row,
  { crosswalk, skills }: EscoLinks,
): Occupation {
  return {
    key,
    titles: [],
    units: new Set([Number(iscoGroup)]),
    onet: crosswalk.get(key) ?? new Set(),
    skills: [...(skills.get(key) ?? [])],
    description,
  };
}

/** Returns the unit groups of each occupation of O*NET-SOC 2019, by way of SOC 2010. */
function unitsOfOnet(files: Released): (code: string) => Set<number> {
  const { older } = onetVersions(files);
  const bySoc = grouped(
    rowsNamed(files, 'soc10_isco08.csv').map(({ soc10 = '', isco08 = '' }) => [soc10, isco08]),
  );
  return (code) => {
    const socs = [...(older.get(code) ?? [code])].map((old) => old.slice(0, 7).replace('-', ''));
    return new Set(socs.flatMap((soc) => [...(bySoc.get(soc) ?? [])].map(Number)));
  };
}

const withoutParentheses = (title: string) => title.replace(/\([^)]*\)/gu, ' ');

function readOnet(files: Released): Occupation[] {
  const unitsOf = unitsOfOnet(files);
  const code = (row: Row) => row['O*NET-SOC Code'] ?? '';
  const titles = [
    ...rowsNamed(files, 'alternate_titles.txt').map(
      (row) => [code(row), row['Alternate Title'] ?? ''] as const,
    ),
    ...rowsNamed(files, 'sample_of_reported_titles.txt').map(
      (row) => [code(row), row['Reported Job Title'] ?? ''] as const,
    ),
  ];
  const byCode = grouped(titles);
  const tools = grouped(
    rowsNamed(files, 'technology_skills.txt').flatMap((row) => [
      [code(row), row['Commodity Code'] ?? ''] as const,
      [code(row), row.Example ?? ''] as const,
    ]),
  );
  return rowsNamed(files, 'occupation_data.txt').map((row): Occupation => {
    const key = code(row);
    const texts = [row.Title ?? '', ...(byCode.get(key) ?? [])].map(withoutParentheses);
    return {
      key,
      titles: texts.flatMap((text) => titlesIn(text.replaceAll('/', ' '), 'en')),
      units: unitsOf(key),
      onet: new Set([key]),
      skills: [...(tools.get(key) ?? [])],
      description: row.Description ?? '',
    };
  });
}

function readOwn(taxonomy: ProfessionTaxonomy): Occupation[] {
  const titles = Map.groupBy(taxonomy.titles(), ({ profession }) => profession.id);
  return taxonomy.list.map((profession) => ({
    key: String(profession.id),
    titles: (titles.get(profession.id) ?? []).map(({ title, language }) => ({ text: title, language })),
    units: new Set([profession.isco]),
    onet: new Set([profession.onet2019]),
    skills: [`group ${profession.group.id}`, `class ${profession.class.id}`],
    description: '',
  }));
}

/** Reads all occupations; those of ESCO and O*NET only if the folder has their files. */
export function readOccupations(files: Released, taxonomy: ProfessionTaxonomy): Occupation[] {
  const occupations = [...readEsco(files), ...readOnet(files), ...readOwn(taxonomy)];
  return occupations.filter(({ titles }) => titles.length > 0);
}
