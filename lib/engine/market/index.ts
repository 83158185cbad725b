/**
 * The job market, pure: what a posting and a job are, the words they are searched by, and the language in which they
 * are asked for. Storing, fetching and HTTP are left to the service.
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
