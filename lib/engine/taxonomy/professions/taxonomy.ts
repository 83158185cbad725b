import type { Profession, ProfessionClass, ProfessionGroup, ProfessionTables, TitleLanguage } from './model';
import { buildTitleIndex } from './retrieval/build';
import { type Groups, groupsOf } from './retrieval/groups';
import type { TitleIndex } from './retrieval/model';
import { openTitleIndex, packTitleIndex } from './retrieval/pack';
import { readFieldWords, readTables, readTitles, type TitleLine } from './tables';

/** The titles by their features, and the groups that they belong to. */
export type Retriever = { index: TitleIndex; groups: Groups };

/** The tables in memory with their index: an immutable value, made once and shared. */
export type ProfessionTaxonomy = {
  classes: ReadonlyMap<number, ProfessionClass>;
  groups: ReadonlyMap<number, ProfessionGroup>;
  professions: ReadonlyMap<number, Profession>;
  /** The professions by their places in the index. */
  list: readonly Profession[];
  /** Read at the first question. */
  titles: () => readonly TitleLine[];
  /** Opened at the first question, or made where no packed index was given, which takes some tenths of a second. */
  retriever: () => Retriever;
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

function atFirst<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Makes the taxonomy from the text of its tables; throws where a table contradicts itself. `packed` is the index of the
 * titles of these very tables (`packTitles`), where it was made before.
 */
export function createProfessionTaxonomy(tables: ProfessionTables, packed?: Uint8Array): ProfessionTaxonomy {
  const { classes, groups, professions, iscoNames, onetNames } = readTables(tables);
  const namesByOnet = atFirst(() => namesOfOnet(professions, onetNames));
  return {
    classes,
    groups,
    professions: new Map(professions.map((profession) => [profession.id, profession])),
    list: professions,
    titles: atFirst(() => readTitles(tables, professions)),
    retriever: atFirst(() => {
      const index = packed ? openTitleIndex(packed) : indexOf(tables, professions);
      return { index, groups: groupsOf(index, professions) };
    }),
    nameOfIsco: (code) => iscoNames.get(String(code)) ?? '',
    nameOfOnet: (code) => namesByOnet().get(code) ?? '',
  };
}

function indexOf(tables: ProfessionTables, professions: readonly Profession[]): TitleIndex {
  return buildTitleIndex(
    [...readTitles(tables, professions), ...readFieldWords(tables, professions)],
    professions,
  );
}

/** The index of the titles of the tables as one block of bytes. */
export function packTitles(tables: ProfessionTables): Uint8Array {
  return packTitleIndex(indexOf(tables, readTables(tables).professions));
}

/** The label of something of the taxonomy in a language, in English where the language has none. */
export function labelIn(of: Profession | ProfessionGroup | ProfessionClass, language: string): string {
  return of.labels[language as TitleLanguage] || of.labels.en;
}
