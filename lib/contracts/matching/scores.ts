import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { maybe } from '../parsing/shared';
import { CategoryWeights } from './category-weights';

/** wire-facts 2.4: Evidence[].Type. */
export const EVIDENCE_TYPES = ['Negative', 'Mixed', 'Positive'] as const;

/** wire-facts 2.4: Education.Comparison. */
export const EDUCATION_COMPARISONS = ['DoesNotMeetExpected', 'MeetsExpected', 'ExceedsExpected'] as const;

const texts = z.array(z.string());

const scored = {
  /** 0 to 100. */
  UnweightedScore: z.number(),
  Evidence: z.array(z.object({ Fact: z.string(), Type: z.enum(EVIDENCE_TYPES) })),
};

const SimpleCategory = z.object({ ...scored, Found: texts, NotFound: texts });

const TaxonomyInfo = z.object({ Name: maybe(z.string()), Id: maybe(z.string()), Matched: z.boolean() });
const TaxonomyEvidence = z.object({
  Taxonomy: maybe(TaxonomyInfo),
  Subtaxonomy: maybe(TaxonomyInfo),
});
const DocumentTaxonomies = z.object({
  Primary: maybe(TaxonomyEvidence),
  Secondary: maybe(TaxonomyEvidence),
});

/** wire-facts 2.4. The category `Taxonomies` is called `Industries` in the weights. */
export const EnrichedScoreData = z.object({
  Languages: maybe(SimpleCategory),
  Certifications: maybe(SimpleCategory),
  ExecutiveType: maybe(SimpleCategory),
  Education: maybe(
    z.object({
      ...scored,
      ExpectedEducation: maybe(z.string()),
      ActualEducation: maybe(z.string()),
      Comparison: maybe(z.enum(EDUCATION_COMPARISONS)),
    }),
  ),
  Taxonomies: maybe(
    z.object({
      ...scored,
      ActualTaxonomies: maybe(DocumentTaxonomies),
      DesiredTaxonomies: maybe(DocumentTaxonomies),
    }),
  ),
  JobTitles: maybe(
    z.object({
      ...scored,
      Found: z.array(
        z.object({ RawTerm: z.string(), VariationOf: maybe(z.string()), IsCurrent: z.boolean() }),
      ),
      NotFound: texts,
    }),
  ),
  Skills: maybe(
    z.object({
      ...scored,
      Found: z.array(z.object({ Skill: z.string(), IsCurrent: z.boolean() })),
      NotFound: texts,
    }),
  ),
  ManagementLevel: maybe(
    z.object({
      ...scored,
      Actual: maybe(z.string()),
      Desired: maybe(z.string()),
      AmountOfExperienceMatches: z.boolean(),
    }),
  ),
});

const CategoryScore = z.object({
  Category: z.string(),
  UnweightedScore: z.number(),
  TermsFound: texts,
});

/** The members of a scored document (wire-facts 2.4); scores are whole and of 0 to 100. */
export const ScoredItem = z.object({
  Id: z.string(),
  SovScore: z.number().int(),
  WeightedScore: z.number().int(),
  ReverseCompatibilityScore: z.number().int(),
  UnweightedCategoryScores: maybe(z.array(CategoryScore)),
  EnrichedScoreData: maybe(EnrichedScoreData),
  EnrichedRCSScoreData: maybe(EnrichedScoreData),
});

/** The weights that the source suggests, and those that were applied. */
export const scoringWeights = {
  SuggestedCategoryWeights: maybe(CategoryWeights),
  AppliedCategoryWeights: maybe(CategoryWeights),
};

export type EnrichedScores = DecodedOf<typeof EnrichedScoreData>;
export type ScoredItemData = DecodedOf<typeof ScoredItem>;
