/** Professions and the titles that stand for them. See README.md. */
export { describeProfession, ISCO_VERSION, type NormalizedProfession, type OnetVersion } from './describe';
export { normalisesTitlesIn } from './languages';
export { normaliseTitle, type ProfessionMatch, type TitleOptions } from './match';
export {
  kindOfReleased,
  mergeReleased,
  ONET_ATTRIBUTION,
  type ReleasedFile,
} from './released';
export { PACKED_TITLES_FORMAT } from './retrieval/pack';
export { createProfessionTaxonomy, type ProfessionTaxonomy, packTitles } from './taxonomy';
