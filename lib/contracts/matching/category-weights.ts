import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { maybe } from '../parsing/shared';

/** wire-facts 2.3: the eight categories, as the members of the weights spell them. */
export const MATCH_CATEGORIES = [
  'Education',
  'JobTitles',
  'Skills',
  'Industries',
  'Languages',
  'Certifications',
  'ExecutiveType',
  'ManagementLevel',
] as const;

/** The same as version 9 calls them, in the same order. */
export const MATCH_CATEGORIES_V9 = [
  'EDUCATION',
  'JOB_TITLES',
  'SKILLS',
  'INDUSTRIES',
  'LANGUAGES',
  'CERTIFICATIONS',
  'EXECUTIVE_TYPE',
  'MANAGEMENT_LEVEL',
] as const;

const weight = maybe(z.number());
const hasData = maybe(z.boolean());

/** wire-facts 2.3. `…HasData` is true if the source has anything to compare in a category. */
export const CategoryWeights = z.object({
  Education: weight,
  JobTitles: weight,
  Skills: weight,
  Industries: weight,
  Languages: weight,
  Certifications: weight,
  ExecutiveType: weight,
  ManagementLevel: weight,
  EducationHasData: hasData,
  JobTitlesHasData: hasData,
  SkillsHasData: hasData,
  IndustriesHasData: hasData,
  LanguagesHasData: hasData,
  CertificationsHasData: hasData,
  ExecutiveTypeHasData: hasData,
  ManagementLevelHasData: hasData,
});

/** The legacy form of a request: names as version 9 has them (`JOB_TITLES`), or as the members are spelled. */
export const LegacyCategoryWeights = z.array(z.object({ Category: z.string(), Weight: z.number() }));

export type CategoryWeightsData = DecodedOf<typeof CategoryWeights>;
