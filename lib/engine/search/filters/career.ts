import type { FilterCriteriaData } from '@/lib/contracts';
import { all } from '../../market';
import { hashOfSkill, type ListColumn } from '../columns';
import { hasWords, itemMatches, type Sought, several, within } from '../conditions';
import type { CriteriaReader } from './reader';

/** Low is 0 to 3 years, Mid 4 to 6, High 7 and more (wire-facts 2.2). */
const MONTHS = { Low: [0, 47], Mid: [48, 83], High: [84, null] } as const;

/** Titles of jobs, held now or ever. */
export function titles(reader: CriteriaReader) {
  const filters = reader.listed('JobTitles', reader.criteria.jobTitles);
  const conditions = filters.flatMap(({ title, isCurrent }, at) => {
    const member = `JobTitles[${at}].Title`;
    if (!title?.trim()) return reader.refuse(member, 'is required') ?? [];
    return [title, ...reader.context.titlesLike(title)].flatMap((each) => {
      const sought = reader.sought(member, each);
      return sought
        ? [flagged(reader, { column: 'titles', flags: 'title_is_current' }, sought, isCurrent ?? false)]
        : [];
    });
  });
  if (conditions.length > 0) reader.add(several(conditions, false));
}

/** Employers, of now or ever. */
export function employers(reader: CriteriaReader) {
  const { employers, employersMustAllBeCurrentEmployer } = reader.criteria;
  const conditions = reader.values('Employers', employers).flatMap((name) => {
    const sought = reader.sought('Employers', name);
    return sought
      ? [
          flagged(
            reader,
            { column: 'employers', flags: 'employer_is_current' },
            sought,
            employersMustAllBeCurrentEmployer ?? false,
          ),
        ]
      : [];
  });
  if (conditions.length > 0) reader.add(several(conditions, false));
}

function flagged(
  reader: CriteriaReader,
  { column, flags }: { column: ListColumn; flags: string },
  sought: Sought,
  mustBeCurrent: boolean,
): string {
  const whole = column === 'titles' && reader.context.exactTitles;
  const matches = itemMatches('item', sought, reader.parameters, whole);
  const found = mustBeCurrent
    ? `arrayExists((item, is_current) -> is_current and ${matches}, ${column}, ${flags})`
    : `arrayExists(item -> ${matches}, ${column})`;
  const words = column === 'titles' ? 'title' : 'employer';
  return all([...hasWords(words, sought, reader.parameters), found]);
}

/** Skills, with how long and whether now. */
export function skills(reader: CriteriaReader) {
  const filters = reader.listed('Skills', reader.criteria.skills);
  const conditions = filters.flatMap((filter, at) => {
    const member = `Skills[${at}]`;
    if (!filter.skillName?.trim()) return reader.refuse(`${member}.SkillName`, 'is required') ?? [];
    const sought = reader.sought(`${member}.SkillName`, filter.skillName);
    if (!sought) return [];
    const found = hasSkill(reader, sought, skillMonths(reader, member, filter), filter.isCurrent ?? false);
    return [all([...hasWords('skill', sought, reader.parameters), found])];
  });
  if (conditions.length > 0) reader.add(several(conditions, reader.criteria.skillsMustAllExist ?? false));
}

/** Returns the condition that a skill is listed, with these conditions on its months; unused columns are not read. */
function hasSkill(reader: CriteriaReader, sought: Sought, months: readonly string[], mustBeCurrent: boolean) {
  const isPattern = sought.pattern !== undefined;
  const named = isPattern
    ? itemMatches('item', sought, reader.parameters, true)
    : `item = ${hashOfSkill(reader.parameters.of('String', sought.words.join(' ')))}`;
  const asked = [
    { name: 'item', column: isPattern ? 'skills' : 'skill_hashes', conditions: [named] },
    { name: 'has_months', column: 'skill_months', conditions: months },
    { name: 'is_current', column: 'skill_is_current', conditions: mustBeCurrent ? ['is_current'] : [] },
  ].filter(({ conditions }) => conditions.length > 0);
  const names = asked.map(({ name }) => name).join(', ');
  const columns = asked.map(({ column }) => column).join(', ');
  return `arrayExists((${names}) -> ${all(asked.flatMap(({ conditions }) => conditions))}, ${columns})`;
}

function skillMonths(
  reader: CriteriaReader,
  member: string,
  { experienceLevel, monthsOfExperienceRange }: NonNullable<FilterCriteriaData['skills']>[number],
): string[] {
  const range = monthsOfExperienceRange ?? {};
  const conditions = reader.isRange(`${member}.MonthsOfExperienceRange`, range)
    ? [within('has_months', range, reader.parameters)]
    : [];
  if (!experienceLevel) return conditions;
  const level = (['Low', 'Mid', 'High'] as const).find(
    (each) => each.toLowerCase() === experienceLevel.toLowerCase(),
  );
  if (!level) return reader.refuse(`${member}.ExperienceLevel`, 'must be Low, Mid or High') ?? [];
  const [minimum, maximum] = MONTHS[level];
  return [...conditions, within('has_months', { minimum, maximum }, reader.parameters)];
}
