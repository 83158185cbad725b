/** The codes of the market that no taxonomy has, each with its label in six languages. Codes are never reused. */
export { ADVERTISER_TYPES } from './advertiser-types';
export { CONTRACT_TYPES, type ContractTypeKey } from './contract-types';
export { EDUCATION_LEVELS, type EducationLevelKey } from './education-levels';
export { EXPERIENCE_LEVELS, type ExperienceLevelKey } from './experience-levels';
export { INDUSTRIES, type IndustryKey } from './industries';
export { codeOf, LABEL_LANGUAGES, type LabelLanguage } from './table';
