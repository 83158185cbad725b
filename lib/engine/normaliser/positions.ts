import type { ParsedResume } from '@/lib/contracts';
import { remembered } from '../kernel';
import {
  dominantTaxonomy,
  type FoundSkill,
  findSkills,
  type RawSkill,
  type SkillOfDocument,
  type SkillTaxonomy,
  skillsOfDocument,
} from '../taxonomy';

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

/** What a position speaks of: the raw skills that were found in it, and those in its text. */
function skillsOfPosition(
  { id, jobTitle, description }: Position,
  rawSkills: readonly RawSkill[],
  language: string,
  taxonomy: SkillTaxonomy,
): Pick<SkillOfDocument, 'skill'>[] {
  const used = rawSkills.filter(({ foundIn }) => foundIn?.some((place) => place.id === id));
  const known = skillsOfDocument(taxonomy, used, language);
  const text = [jobTitle?.raw, description].filter(Boolean).join('\n');
  const named = skillsOfText(taxonomy, text, language);
  return [...new Map([...named, ...known].map(({ skill }) => [skill.id, { skill }])).values()];
}

/** The branch of the V1 tree that most skills of a position belong to; nothing when there are too few. */
export function withTaxonomy(
  position: Position,
  rawSkills: readonly RawSkill[],
  language: string,
  taxonomy: SkillTaxonomy,
): Position {
  const skills = skillsOfPosition(position, rawSkills, language, taxonomy);
  const dominant = dominantTaxonomy(skills);
  if (!dominant.subTaxonomy) return position;
  return {
    ...position,
    taxonomyName: dominant.taxonomy.name,
    subTaxonomyName: dominant.subTaxonomy.name,
    taxonomyPercentage: dominant.percent,
  };
}

function endOf({ isCurrent, endDate, startDate }: Position): string {
  if (isCurrent) return '9999';
  return endDate?.date ?? startDate?.date ?? '';
}

/** The positions with a title that ended last, the most recent first. */
export function mostRecent(positions: readonly Position[], count: number): Position[] {
  const titled = positions.filter(({ jobTitle }) => jobTitle?.raw);
  return titled
    .map((position, at) => ({ position, at, end: endOf(position) }))
    .sort((one, other) => other.end.localeCompare(one.end) || one.at - other.at)
    .slice(0, count)
    .map(({ position }) => position);
}
