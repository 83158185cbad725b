/**
 * The words and pure functions of this half that code in the browser may use too; everything else stays on the server.
 */
export { isDoubtful } from './candidates/doubts';
export type { CandidateFilters, CandidateListQuery } from './candidates/query';
export { CANDIDATE_LIST } from './candidates/query';
export type * from './candidates/types';
export { CANDIDATE_COLUMNS } from './candidates/types';
export type { ListQuery, ListQueryParams } from './dossiers/list-query';
export type * from './dossiers/types';
export type * from './exports/types';
export type * from './indexing/types';
export type { JobFilters, JobListQuery } from './jobs/query';
export { JOB_LIST } from './jobs/query';
export type * from './jobs/types';
export { fitting } from './market/search/fitting';
export type * from './market/search/types';
export type { MarketFilter, MarketSort, MarketView } from './market/search/view';
export {
  alternativesIn,
  EVERYTHING,
  filteredBy,
  filterOfValue,
  isChosen,
  MARKET_PAGE_SIZE,
  MARKET_REACH,
  MARKET_SORTS,
  marketPageCount,
  marketViewFrom,
  marketViewParams,
  valueOfFilter,
  WORDS,
  withValueToggled,
} from './market/search/view';
export type * from './market/types';
export { isUnderWay, MAPPING_TARGETS } from './market/types';
export type * from './matcher/types';
export { MATCHER_ACTS } from './matcher/types';
export type * from './matching/types';
export type { Outcome, Problem } from './outcome';
export type * from './provider/types';
export { stateAfter } from './shortlists/change';
export type * from './shortlists/types';
export { SHORTLIST_FORMATS } from './shortlists/types';
export type { ShortlistSort, ShortlistView } from './shortlists/view';
export {
  entriesIn,
  MOST_COMPARED,
  SHORTLIST_SORTS,
  shortlistViewFrom,
  shortlistViewParams,
} from './shortlists/view';
export type * from './uploads/types';
export type * from './users/types';
