/**
 * The job market, pure: the model of postings and jobs, the words they are searched by, and the query language.
 * Storing, fetching and HTTP are left to the service.
 */
export type { MarketFacts, MarketPosting } from './posting';
export * from './query';
export {
  ADVERTISER_TYPES,
  CONTRACT_TYPES,
  type ContractTypeKey,
  codeOf,
  EDUCATION_LEVELS,
  type EducationLevelKey,
  EXPERIENCE_LEVELS,
  type ExperienceLevelKey,
  INDUSTRIES,
  type IndustryKey,
  LABEL_LANGUAGES,
  type LabelLanguage,
} from './vocabulary';
