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

export type TitleLine = { profession: Profession; language: TitleLanguage; title: string };

const OTHER_TABLES: ReadonlySet<string> = new Set(['classes', 'groups', 'isco', 'words']);
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

/** Titles of imported tables; those of professions that are gone are left out. */
function importedTitles(tables: ProfessionTables, professions: readonly Profession[]): TitleLine[] {
  const byId = new Map(professions.map((profession) => [String(profession.id), profession]));
  const imported = Object.entries(tables).filter(([name]) => name.startsWith('titles-'));
  return imported.flatMap(([, table]) =>
    rowsOf(table).flatMap(([id = '', language = 'en', titles = '']) => {
      const profession = byId.get(id);
      if (!profession) return [];
      return titles.split(';').map((title) => ({ profession, language: language as TitleLanguage, title }));
    }),
  );
}

function namesIn(table: string | undefined): [string, string][] {
  return rowsOf(table ?? '').map(([code = '', name = '']) => [code, name]);
}

export function readTables(tables: ProfessionTables) {
  const classes = readClasses(tables.classes ?? '');
  const groups = readGroups(tables.groups ?? '', classes);
  const professions: Profession[] = [];
  const titles: TitleLine[] = [];
  for (const [name, table] of Object.entries(tables)) {
    if (OTHER_TABLES.has(name) || isImported(name)) continue;
    for (const cells of rowsOf(table)) {
      const profession = readProfession(cells, groups);
      professions.push(profession);
      TITLE_LANGUAGES.forEach((language, at) => {
        const cell = cells[FIRST_LABEL.ofProfessions + at] ?? '';
        for (const title of cell.split(';')) if (title !== '') titles.push({ profession, language, title });
      });
    }
  }
  const groupWords = new Map(
    rowsOf(tables.words ?? '').map(([code, ...cells]) => [Number(code), cells.join(' ').split(' ')]),
  );
  titles.push(...importedTitles(tables, professions));
  const iscoNames = new Map([...namesIn(tables.isco), ...namesIn(tables['names-isco'])]);
  const onetNames = new Map(namesIn(tables['names-onet']));
  return { classes, groups, professions, titles, iscoNames, onetNames, groupWords };
}
