import {
  LABEL_LANGUAGES,
  type LabelLanguage,
  type Skill,
  type SkillCategory,
  type SkillType,
  type SubTaxonomy,
} from './model';

/**
 * Reads the tables. Lines that begin with `#` say what a table holds; columns are parted by tabs.
 *
 * A line that does not follow the form is left out and named in `problems`: an imported table may be of another
 * version, and what it holds besides is still good.
 */

/** The tables by name (the file name without `.tsv`): `categories`, `tree`, `contexts`, and any number with skills. */
export type SkillTables = Readonly<Record<string, string>>;

const OTHER_TABLES: ReadonlySet<string> = new Set(['categories', 'tree', 'contexts']);

/** The lines of a table, parted into columns, without blank lines and remarks. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\r$/, '').split('\t'));
}

function readTree(table: string): Map<string, SubTaxonomy> {
  const parents = new Map<string, { id: string; name: string }>();
  const places = new Map<string, SubTaxonomy>();
  for (const [id = '', parentId = '', name = ''] of rowsOf(table)) {
    const parent = parents.get(parentId);
    if (parentId === '') parents.set(id, { id, name });
    else if (parent) places.set(id, { id, name, parent });
  }
  return places;
}

const TYPES: Readonly<Record<string, SkillType>> = { IT: 'IT', Professional: 'Professional', Soft: 'Soft' };

function readGroups(cell: string) {
  const groups = cell.split(',').flatMap((part) => {
    const [groupId, weight] = part.split(':').map(Number);
    return groupId && weight && groupId > 0 && weight > 0 ? [{ groupId, weight }] : [];
  });
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  return groups.map(({ groupId, weight }) => ({ groupId, weight: weight / total }));
}

/** The categories by code. */
export function readCategories(tables: SkillTables, problems: string[]): Map<string, SkillCategory> {
  const places = readTree(tables.tree ?? '');
  const categories = new Map<string, SkillCategory>();
  for (const [code = '', written = '', placeId = '', groups = '', name = ''] of rowsOf(
    tables.categories ?? '',
  )) {
    const type = TYPES[written];
    const place = places.get(placeId);
    if (type && place) categories.set(code, { code, name, type, place, groups: readGroups(groups) });
    else problems.push(`categories: ${code}`);
  }
  return categories;
}

const MARK = '~';

/** True for a term of a cell that needs context. */
export function hasMark(term: string): boolean {
  return term.endsWith(MARK);
}

/** A term of a cell as it is written. */
export function withoutMark(term: string): string {
  return hasMark(term) ? term.slice(0, -1) : term;
}

/** The label of a cell: what stands before its first synonym. */
function labelOf(cell: string): string {
  const end = cell.indexOf('|');
  return withoutMark(end < 0 ? cell : cell.slice(0, end));
}

/** One cell stands for all languages; an empty one takes the English label. */
function labelsOf(cells: readonly string[]): Record<LabelLanguage, string> {
  const [english = ''] = cells;
  const own = (at: number) => labelOf(cells[at] || english);
  return { en: own(0), de: own(1), es: own(2), fr: own(3), it: own(4), nl: own(5) };
}

/** The terms of a cell with their marks, the label first. */
export function termsOf(cell: string): string[] {
  return cell === '' ? [] : cell.split('|');
}

/** In place of a category: the line adds terms to a skill of another table. */
export const ADDED_TERMS = '+';

function withTerms(skill: Skill, added: readonly string[]): Skill {
  const cells = LABEL_LANGUAGES.map((language, at) => {
    const own = skill.cells[at] ?? '';
    const more = added[at] ?? '';
    if (more === '') return own;
    return `${own === '' ? skill.labels[language] : own}|${more}`;
  });
  return { ...skill, cells };
}

/** The skills of all tables, in the order of the tables; an id counts where it comes first. */
export function readSkills(
  tables: SkillTables,
  categories: ReadonlyMap<string, SkillCategory>,
  problems: string[],
): Map<string, Skill> {
  const skills = new Map<string, Skill>();
  for (const [name, table] of Object.entries(tables)) {
    if (OTHER_TABLES.has(name)) continue;
    for (const [id = '', code = '', ...cells] of rowsOf(table)) {
      const category = categories.get(code);
      const known = skills.get(id);
      const isWhole = cells.length === 1 || cells.length === LABEL_LANGUAGES.length;
      if (known && code === ADDED_TERMS) skills.set(id, withTerms(known, cells));
      else if (!category || !isWhole || !cells[0] || known) problems.push(`${name}: ${id}`);
      else skills.set(id, { id, type: category.type, category, labels: labelsOf(cells), cells });
    }
  }
  return skills;
}
