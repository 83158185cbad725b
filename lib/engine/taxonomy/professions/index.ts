/** Professions and the titles that stand for them. See README.md. */
export { describeProfession, ISCO_VERSION, type NormalizedProfession, type OnetVersion } from './describe';
export { normalisesTitlesIn } from './languages';
export { normaliseTitle, type ProfessionMatch, type TitleOptions } from './match';
export type {
  Profession,
  ProfessionClass,
  ProfessionGroup,
  ProfessionTables,
  TitleLanguage,
} from './model';
export {
  kindOfReleased,
  mergeReleased,
  ONET_ATTRIBUTION,
  type ReleasedFile,
  type ReleasedMerge,
} from './released';
export { createProfessionTaxonomy, labelIn, type ProfessionTaxonomy } from './taxonomy';
