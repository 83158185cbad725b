import type { Profession, ProfessionClass, ProfessionGroup, ProfessionTables, TitleLanguage } from './model';
import { indexTitles, type TitleIndex } from './retrieval';
import { readTables, type TitleLine } from './tables';
import { COMPOUND_PARTS } from './titles/compound-words';

/** The tables in memory with their index: an immutable value, made once and shared. */
export type ProfessionTaxonomy = {
  classes: ReadonlyMap<number, ProfessionClass>;
  groups: ReadonlyMap<number, ProfessionGroup>;
  professions: ReadonlyMap<number, Profession>;
  /** The professions by their numbers in the index. */
  list: readonly Profession[];
  titles: readonly TitleLine[];
  /** Made at the first question, which takes some tenths of a second. */
  index: () => TitleIndex;
  /** What the unit group of ISCO-08 (four digits) and the occupation of O*NET-SOC are called. */
  nameOfIsco: (code: number) => string;
  nameOfOnet: (code: string) => string;
};

/** What the occupations of O*NET are called: as they were imported, else as the first of our professions. */
function namesOfOnet(professions: readonly Profession[], imported: ReadonlyMap<string, string>) {
  const names = new Map(imported);
  for (const { onet2010, onet2019, labels } of professions)
    for (const code of [onet2010, onet2019]) if (!names.has(code)) names.set(code, labels.en);
  return names;
}

/** Makes the taxonomy from the text of its tables; throws where a table contradicts itself. */
export function createProfessionTaxonomy(tables: ProfessionTables): ProfessionTaxonomy {
  const { classes, groups, professions, titles, iscoNames, onetNames, groupWords } = readTables(tables);
  const namesByOnet = namesOfOnet(professions, onetNames);
  let index: TitleIndex | undefined;
  return {
    classes,
    groups,
    professions: new Map(professions.map((profession) => [profession.id, profession])),
    list: professions,
    titles,
    index: () => {
      index ??= indexTitles(titles, groupWords, COMPOUND_PARTS);
      return index;
    },
    nameOfIsco: (code) => iscoNames.get(String(code)) ?? '',
    nameOfOnet: (code) => namesByOnet.get(code) ?? '',
  };
}

/** The label of something of the taxonomy in a language, in English where the language has none. */
export function labelIn(of: Profession | ProfessionGroup | ProfessionClass, language: string): string {
  return of.labels[language as TitleLanguage] || of.labels.en;
}
