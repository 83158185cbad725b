import { z } from 'zod';
import { isoDate, maybe, wrapped } from './shared';

export const SectionIdentifier = z.object({ SectionType: maybe(z.string()), Id: maybe(z.string()) });

const usage = {
  FoundIn: maybe(z.array(SectionIdentifier)),
  MonthsExperience: maybe(wrapped(z.number().int())),
  LastUsed: maybe(wrapped(isoDate)),
};

const RawSkill = z.object({ Name: maybe(z.string()), ...usage });

const NormalizedSkill = z.object({
  Name: maybe(z.string()),
  Type: maybe(z.string()),
  Id: maybe(z.string()),
  RawSkills: maybe(z.array(z.string())),
  ...usage,
});

const ProfessionGroup = z.object({
  Name: maybe(z.string()),
  Id: maybe(z.string()),
  Percent: maybe(z.number()),
  NormalizedSkills: maybe(z.array(z.string())),
});

export const ProfessionClass = z.object({
  Name: maybe(z.string()),
  Id: maybe(z.string()),
  Percent: maybe(z.number()),
  Groups: maybe(z.array(ProfessionGroup)),
});

export const ResumeSkills = z.object({
  Raw: maybe(z.array(RawSkill)),
  Normalized: maybe(z.array(NormalizedSkill)),
  RelatedProfessionClasses: maybe(z.array(ProfessionClass)),
});

const skillVariation = {
  Id: maybe(z.string()),
  Name: maybe(z.string()),
  ExistsInText: maybe(z.boolean()),
  ...usage,
};

const TaxonomySkill = z.object({
  ...skillVariation,
  Variations: maybe(z.array(z.object(skillVariation))),
  ChildrenMonthsExperience: maybe(wrapped(z.number().int())),
  ChildrenLastUsed: maybe(wrapped(isoDate)),
});

const SubTaxonomy = z.object({
  PercentOfOverall: maybe(z.number()),
  PercentOfParent: maybe(z.number()),
  SubTaxonomyId: maybe(z.string()),
  SubTaxonomyName: maybe(z.string()),
  Skills: maybe(z.array(TaxonomySkill)),
});

/** The deprecated taxonomy tree of parsing.md, `SkillsData`. */
export const ResumeSkillsData = z.array(
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
