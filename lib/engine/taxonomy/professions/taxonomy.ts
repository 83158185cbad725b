import { type NamedVectors, type TitleSpace, vectorsOf } from '../title-space';
import type {
  OnetVersion,
  Profession,
  ProfessionClass,
  ProfessionGroup,
  ProfessionTables,
  TitleLanguage,
} from './model';
import { buildTitleIndex } from './retrieval/build';
import type { Retriever } from './retrieval/evidence';
import type { TitleIndex } from './retrieval/model';
import { openTitleIndex, packTitleIndex } from './retrieval/pack';
import { unitsOf } from './retrieval/units';
import { readFieldWords, readTables, readTitles, type TitleLine } from './tables';

const NOWHERE: NamedVectors = { ids: new Uint32Array(), vectors: new Float32Array() };

/** The tables in memory with their index: an immutable value, made once and shared. */
export type ProfessionTaxonomy = {
  classes: ReadonlyMap<number, ProfessionClass>;
  groups: ReadonlyMap<number, ProfessionGroup>;
  professions: ReadonlyMap<number, Profession>;
  /** The professions by their places in the index. */
  list: readonly Profession[];
  /** Read at the first question. */
  titles: () => readonly TitleLine[];
  /** The titles of a profession in a language, the label first. */
  titlesOf: (id: number, language: TitleLanguage) => readonly TitleLine[];
  /** The space of titles, where there is one. */
  space: TitleSpace | undefined;
  /** Opened at first use, or built where no packed index was given, which takes some tenths of a second. */
  retriever: () => Retriever;
  /** Returns the name of a unit group of ISCO-08 (four digits) and of an occupation of O*NET-SOC. */
  nameOfIsco: (code: number) => string;
  nameOfOnet: (code: string, version: OnetVersion) => string;
};

function atFirst<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function retrieverOf(
  index: TitleIndex,
  list: readonly Profession[],
  space: TitleSpace | undefined,
): Retriever {
  const units = unitsOf(index, list);
  const ids = list.map(({ id }) => id);
  return {
    index,
    units,
    space,
    unitVectors: vectorsOf(space?.units ?? NOWHERE, units.codes),
    professionVectors: vectorsOf(space?.professions ?? NOWHERE, ids),
  };
}

/** Data that is built beforehand and read with the tables. */
export type ProfessionExtras = {
  /** The index of the titles of these very tables (`packTitles`); made at the first title where it is not given. */
  packed?: Uint8Array | undefined;
  /** The space of titles; without it titles are compared only by their letters. */
  space?: TitleSpace | undefined;
};

/** Makes the taxonomy from the text of its tables; throws where a table contradicts itself. */
export function createProfessionTaxonomy(
  tables: ProfessionTables,
  { packed, space }: ProfessionExtras = {},
): ProfessionTaxonomy {
  const { classes, groups, professions, iscoNames, onetNames } = readTables(tables);
  const titles = atFirst(() => readTitles(tables, professions));
  const byProfession = atFirst(() =>
    Map.groupBy(titles(), ({ profession, language }) => `${profession.id} ${language}`),
  );
  return {
    classes,
    groups,
    professions: new Map(professions.map((profession) => [profession.id, profession])),
    list: professions,
    titles,
    titlesOf: (id, language) => byProfession().get(`${id} ${language}`) ?? [],
    space,
    retriever: atFirst(() => {
      const index = packed ? openTitleIndex(packed) : indexOf(tables, professions);
      return retrieverOf(index, professions, space);
    }),
    nameOfIsco: (code) => iscoNames.get(String(code)) ?? '',
    nameOfOnet: (code, version) => onetNames[version].get(code) ?? '',
  };
}

function indexOf(tables: ProfessionTables, professions: readonly Profession[]): TitleIndex {
  return buildTitleIndex(
    [...readTitles(tables, professions), ...readFieldWords(tables, professions)],
    professions,
  );
}

/** Packs the index of the titles of the tables as one block of bytes. */
export function packTitles(tables: ProfessionTables): Uint8Array {
  return packTitleIndex(indexOf(tables, readTables(tables).professions));
}

/** Returns the label of something of the taxonomy in a language, in English where the language has none. */
export function labelIn(of: Profession | ProfessionGroup | ProfessionClass, language: string): string {
  return of.labels[language as TitleLanguage] || of.labels.en;
}
