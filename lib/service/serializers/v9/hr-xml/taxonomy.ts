import type { ParsedResume } from '@/lib/contracts';
import { textOf, unlessNone, whereFound } from './values';

type Root = NonNullable<ParsedResume['skillsData']>[number];
type Taxonomy = NonNullable<Root['taxonomies']>[number];
type Subtaxonomy = NonNullable<Taxonomy['subTaxonomies']>[number];
type Skill = NonNullable<Subtaxonomy['skills']>[number];
type Variation = NonNullable<Skill['variations']>[number];

function usage({ name, id, existsInText, monthsExperience, lastUsed, foundIn }: Variation) {
  return {
    name,
    id,
    existsInText: textOf(existsInText),
    totalMonths: textOf(monthsExperience?.value),
    lastUsed: lastUsed?.value,
    whereFound: whereFound(foundIn),
  };
}

function skill(found: Skill) {
  return {
    ...usage(found),
    childrenTotalMonths: textOf(found.childrenMonthsExperience?.value),
    childrenLastUsed: found.childrenLastUsed?.value,
    childSkill: unlessNone(found.variations?.map(usage)),
  };
}

function subtaxonomy(found: Subtaxonomy) {
  return {
    name: found.subTaxonomyName,
    id: found.subTaxonomyId,
    percentOfOverall: textOf(found.percentOfOverall),
    percentOfParentTaxonomy: textOf(found.percentOfParent),
    skill: unlessNone(found.skills?.map(skill)),
  };
}

/** Returns the tree of skills (parsing.md, SkillsData) as version 9 writes it. */
export function taxonomyOutput(skillsData: ParsedResume['skillsData']) {
  if (!skillsData?.length) return undefined;
  return {
    taxonomyRoot: skillsData.map(({ root, taxonomies }) => ({
      name: root,
      taxonomy: unlessNone(
        taxonomies?.map((found) => ({
          name: found.name,
          id: found.id,
          percentOfOverall: textOf(found.percentOfOverall),
          subtaxonomy: unlessNone(found.subTaxonomies?.map(subtaxonomy)),
        })),
      ),
    })),
  };
}
