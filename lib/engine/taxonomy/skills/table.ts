import {
  LABEL_LANGUAGES,
  type LabelLanguage,
  type Skill,
  type SkillCategory,
  type SkillType,
  type SubTaxonomy,
  TABLE_LANGUAGES,
  type Term,
} from './model';

/**
 * Reads the tables. Lines that begin with `#` are remarks; columns are separated by tabs.
 *
 * A malformed line is left out and listed in `problems`: an imported table may be of another version, and its other
 * lines are still good.
 */

/**
 * The tables by name (the file name without `.tsv`): `categories`, `tree`, `contexts`, `common-words`, `labels`
 * (further languages), `phrases`, and any number with skills.
 */
export type SkillTables = Readonly<Record<string, string>>;

const OTHER_TABLES: ReadonlySet<string> = new Set([
  'categories',
  'tree',
  'contexts',
  'common-words',
  'labels',
  'phrases',
]);

/** Splits the lines of a table into columns, without empty lines and remarks. */
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

/** Reads the categories by code. */
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

const MARKS: Readonly<Record<string, Term['needsContext']>> = { '~': 'name', '*': 'everyday' };

/** Returns the context that a term of a cell needs: `~` after it marks a name, `*` an everyday word. */
export function markOf(term: string): Term['needsContext'] {
  return MARKS[term.slice(-1)] ?? false;
}

/** True for a term of a cell that needs context. */
export function hasMark(term: string): boolean {
  return markOf(term) !== false;
}

/** Returns a term of a cell as it is written. */
export function withoutMark(term: string): string {
  return hasMark(term) ? term.slice(0, -1) : term;
}

/** Returns the label of a cell: the part before its first synonym. */
function labelOf(cell: string): string {
  const end = cell.indexOf('|');
  return withoutMark(end < 0 ? cell : cell.slice(0, end));
}

/** One cell stands for all languages; an empty one takes the English label. */
function labelsOf(cells: readonly string[]): Record<LabelLanguage, string> {
  const [english = ''] = cells;
  const labels = LABEL_LANGUAGES.map((language, at) => [language, labelOf(cells[at] || english)]);
  return Object.fromEntries(labels) as Record<LabelLanguage, string>;
}

/** Returns the terms of a cell with their marks, the label first. */
export function termsOf(cell: string): string[] {
  return cell === '' ? [] : cell.split('|');
}

/** In place of a category: the line adds terms to a skill of another table. */
export const ADDED_TERMS = '+';

/** Terms in a single cell for a name that is the same everywhere leave it one. */
function withTerms(skill: Skill, added: readonly string[]): Skill {
  if (skill.cells.length === 1 && added.length === 1)
    return { ...skill, cells: [`${skill.cells[0]}|${added[0]}`] };
  const cells = LABEL_LANGUAGES.map((language, at) => {
    const own = skill.cells[at] ?? '';
    const more = added[at] ?? '';
    if (more === '') return own;
    return `${own === '' ? skill.labels[language] : own}|${more}`;
  });
  return { ...skill, cells };
}

/**
 * The cells of the languages that not every skill has a label in. Columns: id, then the languages after the tables'.
 */
function readFurtherCells(table: string): Map<string, readonly string[]> {
  return new Map(rowsOf(table).map(([id = '', ...cells]) => [id, cells]));
}

function isWhole(cells: readonly string[]): boolean {
  const lengths = [1, TABLE_LANGUAGES.length, LABEL_LANGUAGES.length];
  return lengths.includes(cells.length) && cells[0] !== '';
}

/** Entry in the column of the category: its code, or the id of the activity that a tool serves. */
type Place = { category: SkillCategory; activity?: Skill };

/** Reads the skills of all tables, in the order of the tables; an id counts where it comes first. */
export function readSkills(
  tables: SkillTables,
  categories: ReadonlyMap<string, SkillCategory>,
  problems: string[],
): Map<string, Skill> {
  const skills = new Map<string, Skill>();
  const further = readFurtherCells(tables.labels ?? '');
  const placeOf = (code: string): Place | undefined => {
    const category = categories.get(code);
    const activity = skills.get(code);
    return category ? { category } : activity && { category: activity.category, activity };
  };
  for (const [name, table] of Object.entries(tables)) {
    if (OTHER_TABLES.has(name)) continue;
    for (const [id = '', code = '', ...own] of rowsOf(table)) {
      const place = placeOf(code);
      const known = skills.get(id);
      if (known && code === ADDED_TERMS) skills.set(id, withTerms(known, own));
      else if (!place || !isWhole(own) || known) problems.push(`${name}: ${id}`);
      else {
        const more = further.get(id);
        const cells = more ? [...TABLE_LANGUAGES.map((_, at) => own[at] ?? ''), ...more] : own;
        skills.set(id, { id, type: place.category.type, ...place, labels: labelsOf(cells), cells });
      }
    }
  }
  return skills;
}
