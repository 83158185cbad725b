import type { ParsedResume } from '@/lib/contracts';
import { remembered } from '../kernel';
import {
  dominantTaxonomy,
  type FoundSkill,
  findSkills,
  type RawSkill,
  type Skill,
  type SkillTaxonomy,
  skillsOfDocument,
} from '../taxonomy';
import type { Taxonomies } from './options';
import { groupIdOf } from './professions';

export type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

/** The positions of a resume come again in its redacted twin. */
const POSITIONS = { texts: 50, longest: 20_000 };

const finders = new WeakMap<SkillTaxonomy, (question: string) => readonly FoundSkill[]>();

function skillsOfText(taxonomy: SkillTaxonomy, text: string, language: string): readonly FoundSkill[] {
  const finder =
    finders.get(taxonomy) ??
    remembered((question) => {
      const textAt = question.indexOf(' ') + 1;
      return findSkills(taxonomy, question.slice(textAt), question.slice(0, textAt - 1));
    }, POSITIONS);
  finders.set(taxonomy, finder);
  return finder(`${language} ${text}`);
}

/** Returns the skills of a position: the raw skills found in it, and those in its text. */
function skillsOfPosition(
  { id, jobTitle, description }: Position,
  rawSkills: readonly RawSkill[],
  language: string,
  taxonomy: SkillTaxonomy,
): Skill[] {
  const used = rawSkills.filter(({ foundIn }) => foundIn?.some((place) => place.id === id));
  const known = skillsOfDocument(taxonomy, used, language);
  const text = [jobTitle?.raw, description].filter(Boolean).join('\n');
  const named = skillsOfText(taxonomy, text, language);
  return [...new Map([...named, ...known].map(({ skill }) => [skill.id, skill])).values()];
}

/** Most positions whose titles are looked up; one look-up takes half a millisecond. */
const MOST_TITLES_PLACED = 6;

function groupOfTitle(
  { jobTitle, employer }: Position,
  language: string,
  taxonomies: Taxonomies,
): number | undefined {
  const context = { language, employer: employer?.name?.raw ?? undefined };
  return jobTitle?.raw ? groupIdOf(jobTitle.raw, context, taxonomies) : undefined;
}

/**
 * Adds to positions the branch of the V1 tree that most of their skills belong to, or else their title does; nothing
 * where neither decides.
 */
export function withTaxonomies(
  positions: readonly Position[],
  rawSkills: readonly RawSkill[],
  language: string,
  taxonomies: Taxonomies,
): Position[] {
  const looked = new Set(mostRecent(positions, MOST_TITLES_PLACED));
  return positions.map((position) => {
    const skills = skillsOfPosition(position, rawSkills, language, taxonomies.skills);
    const dominant = dominantTaxonomy(taxonomies.skills, skills, () =>
      looked.has(position) ? groupOfTitle(position, language, taxonomies) : undefined,
    );
    if (!dominant.subTaxonomy) return position;
    return {
      ...position,
      taxonomyName: dominant.taxonomy.name,
      subTaxonomyName: dominant.subTaxonomy.name,
      taxonomyPercentage: dominant.percent,
    };
  });
}

function endOf({ isCurrent, endDate, startDate }: Position): string {
  if (isCurrent) return '9999';
  return endDate?.date ?? startDate?.date ?? '';
}

/** Returns the positions with a title that ended last, the most recent first. */
export function mostRecent(positions: readonly Position[], count: number): Position[] {
  const titled = positions.filter(({ jobTitle }) => jobTitle?.raw);
  return titled
    .map((position, at) => ({ position, at, end: endOf(position) }))
    .sort((one, other) => other.end.localeCompare(one.end) || one.at - other.at)
    .slice(0, count)
    .map(({ position }) => position);
}
