/** Compares CVs and postings: profiles of them, and scores of pairs of profiles. See README.md. */
export { explainScores } from './explain';
export { createMatchKnowledge, type MatchKnowledge, type RarityTables } from './knowledge';
export { type Likeness, LOOKUP_COLUMNS, type LookupRow, likenessTo, lookupOf, nearnessTo } from './likely';
export { monthAt } from './months';
export {
  type DescribedProfile,
  openProfile,
  PROFILE_FORMAT,
  type Profile,
  packProfile,
  profileOfJob,
  profileOfResume,
} from './profile';
export { type PairScore, type ScoreOptions, type Side, scorePair, scorePairFrom, sideOf } from './score/pair';
export { hasData, isBare, suggestedWeights } from './score/weights';
export { tradeOf, tradesByNearness } from './trades';
