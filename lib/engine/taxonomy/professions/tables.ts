import {
  type Labels,
  type Profession,
  type ProfessionClass,
  type ProfessionGroup,
  type ProfessionTables,
  TITLE_LANGUAGES,
  type TitleLanguage,
} from './model';

/** Reads the tables. A line that refers to nothing, or lacks columns, is an error of the table and throws. */

/** `language` is ISO 639-1. */
export type TitleLine = { profession: Profession; language: string; title: string };

const OTHER_TABLES: ReadonlySet<string> = new Set([
  'classes',
  'groups',
  'isco',
  'onet',
  'words',
  'more-titles',
]);
/** The languages of `more-titles`, in which documents are coded and nothing has a label. */
const MORE_LANGUAGES = [
  'pl',
  'pt',
  'zh',
  'ru',
  'uk',
  'ko',
  'ja',
  'sv',
  'tr',
  'ro',
  'cs',
  'da',
  'hu',
] as const;
const FIRST_LABEL = { ofNames: 1, ofProfessions: 4 };

function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function labelsOf(cells: readonly string[], from: number): Labels {
  const labels: Partial<Record<TitleLanguage, string>> = {};
  TITLE_LANGUAGES.forEach((language, at) => {
    const cell = cells[from + at] ?? '';
    const end = cell.indexOf(';');
    labels[language] = end < 0 ? cell : cell.slice(0, end);
  });
  return labels as Labels;
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined)
    throw new Error(`A table of professions refers to ${what}, which it does not have.`);
  return value;
}

function readClasses(table: string): Map<number, ProfessionClass> {
  return new Map(
    rowsOf(table).map((cells) => {
      const id = Number(cells[0]);
      return [id, { id, labels: labelsOf(cells, FIRST_LABEL.ofNames) }];
    }),
  );
}

function readGroups(
  table: string,
  classes: ReadonlyMap<number, ProfessionClass>,
): Map<number, ProfessionGroup> {
  return new Map(
    rowsOf(table).map((cells) => {
      const id = Number(cells[0]);
      const classId = Math.floor(id / 100);
      const labels = labelsOf(cells, FIRST_LABEL.ofNames);
      return [id, { id, class: found(classes.get(classId), `class ${classId}`), labels }];
    }),
  );
}

function readProfession(cells: readonly string[], groups: ReadonlyMap<number, ProfessionGroup>): Profession {
  const [id = '', isco = '', onet2010 = '', onet2019 = ''] = cells;
  const groupId = Math.floor(Number(id) / 100);
  const group = found(groups.get(groupId), `group ${groupId}`);
  const labels = labelsOf(cells, FIRST_LABEL.ofProfessions);
  return { id: Number(id), group, class: group.class, isco: Number(isco), onet2010, onet2019, labels };
}

/** Tables that an import made (released.ts). */
function isImported(name: string): boolean {
  return name.startsWith('titles-') || name.startsWith('names-');
}

type ProfessionsById = ReadonlyMap<string, Profession>;

/** Returns the tables of professions, a row each. */
function professionRows(tables: ProfessionTables): string[][] {
  const own = Object.entries(tables).filter(([name]) => !OTHER_TABLES.has(name) && !isImported(name));
  return own.flatMap(([, table]) => rowsOf(table));
}

function ownTitles(tables: ProfessionTables, byId: ProfessionsById): TitleLine[] {
  return professionRows(tables).flatMap((cells) => {
    const profession = found(byId.get(cells[0] ?? ''), `profession ${cells[0]}`);
    return TITLE_LANGUAGES.flatMap((language, at) => {
      const titles = (cells[FIRST_LABEL.ofProfessions + at] ?? '').split(';');
      return titles.filter((title) => title !== '').map((title) => ({ profession, language, title }));
    });
  });
}

/** Titles in languages in which not every profession has one. */
function moreTitles({ 'more-titles': table }: ProfessionTables, byId: ProfessionsById): TitleLine[] {
  return rowsOf(table ?? '').flatMap(([id, ...cells]) => {
    const profession = found(byId.get(id ?? ''), `profession ${id}`);
    return MORE_LANGUAGES.flatMap((language, at) =>
      (cells[at] ?? '')
        .split(';')
        .filter((title) => title !== '')
        .map((title) => ({ profession, language, title })),
    );
  });
}

/** Titles of imported tables; those of removed professions are left out. */
function importedTitles(tables: ProfessionTables, byId: ProfessionsById): TitleLine[] {
  const imported = Object.entries(tables).filter(([name]) => name.startsWith('titles-'));
  return imported.flatMap(([, table]) =>
    rowsOf(table).flatMap(([id = '', language = 'en', titles = '']) => {
      const profession = byId.get(id);
      if (!profession) return [];
      return titles.split(';').map((title) => ({ profession, language, title }));
    }),
  );
}

function namesIn(table: string | undefined): [string, string][] {
  return rowsOf(table ?? '').map(([code = '', name = '']) => [code, name]);
}

/** Returns the names of the occupations of O*NET-SOC in each version; imported ones belong to the later version. */
function onetNames({ onet, 'names-onet': imported }: ProfessionTables) {
  const rows = rowsOf(onet ?? '');
  const named = (version: 1 | 2) =>
    rows.flatMap(([code = '', ...names]): [string, string][] => {
      const name = names[version - 1] || names[0];
      return name ? [[code, name]] : [];
    });
  return { '2010': new Map(named(2)), '2019': new Map([...named(1), ...namesIn(imported)]) };
}

/** Returns the titles of the tables, those that were imported last. */
export function readTitles(tables: ProfessionTables, professions: readonly Profession[]): TitleLine[] {
  const byId = new Map(professions.map((profession) => [String(profession.id), profession]));
  return [...ownTitles(tables, byId), ...moreTitles(tables, byId), ...importedTitles(tables, byId)];
}

/** Words of the field of a unit group, each like a title of the first of its professions. */
export function readFieldWords(
  { words = '' }: ProfessionTables,
  professions: readonly Profession[],
): TitleLine[] {
  return rowsOf(words).flatMap(([code, ...cells]) => {
    const profession = professions.find(({ isco }) => isco === Number(code));
    if (!profession) return [];
    return cells.flatMap((cell, at) =>
      cell.split(' ').map((title) => ({ profession, language: TITLE_LANGUAGES[at] ?? 'en', title })),
    );
  });
}

/** Reads everything but the titles. */
export function readTables(tables: ProfessionTables) {
  const classes = readClasses(tables.classes ?? '');
  const groups = readGroups(tables.groups ?? '', classes);
  return {
    classes,
    groups,
    professions: professionRows(tables).map((cells) => readProfession(cells, groups)),
    iscoNames: new Map([...namesIn(tables.isco), ...namesIn(tables['names-isco'])]),
    onetNames: onetNames(tables),
  };
}
