import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { countOf, dayOf, numberOf, placesOf, truthOf, wrapped } from './values';

type Resume = HrXmlResumeData['resume'];
type Summary = Resume['userArea']['resumeUserArea']['experienceSummary'];
type Skills = NonNullable<ParsedResume['skills']>;
type Root = NonNullable<
  NonNullable<NonNullable<NonNullable<Summary>['skillsTaxonomyOutput']>['taxonomyRoot']>[number]
>;
type Taxonomy = NonNullable<Root['taxonomy']>[number];
type Subtaxonomy = NonNullable<Taxonomy['subtaxonomy']>[number];
type Skill = NonNullable<Subtaxonomy['skill']>[number];

function rawSkills(competencies: NonNullable<Resume['structuredXMLResume']['qualifications']>['competency']) {
  return competencies?.map(({ name, competencyEvidence }): NonNullable<Skills['raw']>[number] => {
    const [evidence] = competencyEvidence ?? [];
    const { description, text } = evidence?.numericValue ?? {};
    return {
      name,
      foundIn: placesOf(evidence?.typeDescription),
      monthsExperience: description === 'Total Months' ? wrapped(countOf(text)) : undefined,
      lastUsed: wrapped(dayOf(evidence?.lastUsed)),
    };
  });
}

/** Returns the skills of a resume, as written and by the taxonomy. Version 9 has no classes of professions. */
export function skillsOf({ structuredXMLResume, userArea }: Resume): Skills | undefined {
  const raw = rawSkills(structuredXMLResume.qualifications?.competency);
  const found = userArea.resumeUserArea.experienceSummary?.normalizedSkills?.normalizedSkill;
  const normalized = found?.map((skill): NonNullable<Skills['normalized']>[number] => ({
    name: skill.name,
    id: skill.id,
    type: skill.type,
    rawSkills: skill.rawSkill,
    foundIn: placesOf(skill.whereFound),
    monthsExperience: wrapped(countOf(skill.totalMonths)),
    lastUsed: wrapped(dayOf(skill.lastUsed)),
  }));
  return raw || normalized ? { raw, normalized } : undefined;
}

function usageOf({ name, id, existsInText, totalMonths, lastUsed, whereFound }: Omit<Skill, 'childSkill'>) {
  return {
    name,
    id,
    existsInText: truthOf(existsInText),
    monthsExperience: wrapped(countOf(totalMonths)),
    lastUsed: wrapped(dayOf(lastUsed)),
    foundIn: placesOf(whereFound),
  };
}

function subtaxonomyOf(found: Subtaxonomy) {
  return {
    subTaxonomyId: found.id,
    subTaxonomyName: found.name,
    percentOfOverall: numberOf(found.percentOfOverall),
    percentOfParent: numberOf(found.percentOfParentTaxonomy),
    skills: found.skill?.map((skill) => ({
      ...usageOf(skill),
      variations: skill.childSkill?.map(usageOf),
      childrenMonthsExperience: wrapped(countOf(skill.childrenTotalMonths)),
      childrenLastUsed: wrapped(dayOf(skill.childrenLastUsed)),
    })),
  };
}

/** Returns the tree of the deprecated taxonomy, `SkillsData` of version 10. */
export function skillsDataOf(summary: Summary): ParsedResume['skillsData'] {
  return summary?.skillsTaxonomyOutput?.taxonomyRoot?.map(({ name, taxonomy }) => ({
    root: name,
    taxonomies: taxonomy?.map((found) => ({
      id: found.id,
      name: found.name,
      percentOfOverall: numberOf(found.percentOfOverall),
      subTaxonomies: found.subtaxonomy?.map(subtaxonomyOf),
    })),
  }));
}
