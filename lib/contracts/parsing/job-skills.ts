import { z } from 'zod';
import { ProfessionClass, SectionIdentifier } from './resume-skills';
import { maybe } from './shared';

const required = { Required: maybe(z.boolean()) };

/** parsing.md, JobData `Skills`; `Normalized` and `RelatedProfessionClasses` are arrays (wire-facts 2.10). */
export const JobSkills = z.object({
  Raw: maybe(z.array(z.object({ Name: maybe(z.string()), ...required }))),
  Normalized: maybe(
    z.array(
      z.object({
        Name: maybe(z.string()),
        Type: maybe(z.string()),
        Id: maybe(z.string()),
        ...required,
        RawSkills: maybe(z.array(z.string())),
      }),
    ),
  ),
  RelatedProfessionClasses: maybe(z.array(ProfessionClass)),
});

const variation = {
  Id: maybe(z.string()),
  Name: maybe(z.string()),
  FoundIn: maybe(z.array(SectionIdentifier)),
  ExistsInText: maybe(z.boolean()),
  Type: maybe(z.string()),
  ...required,
};

const SubTaxonomy = z.object({
  SubTaxonomyId: maybe(z.string()),
  SubTaxonomyName: maybe(z.string()),
  PercentOfOverall: maybe(z.number()),
  PercentOfParent: maybe(z.number()),
  Skills: maybe(z.array(z.object({ ...variation, Variations: maybe(z.array(z.object(variation))) }))),
});

/** The deprecated taxonomy tree of a job (wire-facts 2.10, `JobData.SkillsData`). */
export const JobSkillsData = z.array(
  z.object({
    Root: maybe(z.string()),
    Taxonomies: maybe(
      z.array(
        z.object({
          Id: maybe(z.string()),
          Name: maybe(z.string()),
          PercentOfOverall: maybe(z.number()),
          SubTaxonomies: maybe(z.array(SubTaxonomy)),
        }),
      ),
    ),
  }),
);
