/** Professions and the titles that stand for them. See README.md. */

export { describeProfession, ISCO_VERSION, type NormalizedProfession } from './describe';
export { normalisesTitlesIn } from './languages';
export { normaliseTitle, type ProfessionMatch, professionOfTitle, type TitleOptions } from './match';
export { type OnetVersion, TITLE_LANGUAGES } from './model';
export { relatedTitles, titlesOfSameProfession } from './related';
export {
  kindOfReleased,
  mergeReleased,
  ONET_ATTRIBUTION,
  type ReleasedFile,
  type ReleasedMerge,
} from './released';
export { PACKED_TITLES_FORMAT } from './retrieval/pack';
export {
  isPairOfTitles,
  isWordOfTitles,
  otherFormsOf,
  spellingsOf,
  wordOfTitlesNear,
  writtenOutBetween,
} from './spellings';
export { createProfessionTaxonomy, type ProfessionTaxonomy, packTitles } from './taxonomy';
export { type TitleEncoder, titleEncoderOf } from './title-encoder';
