/**
 * The words and pure functions of this half that code in the browser may use too; everything else stays on the server.
 */

export type * from './api-docs/types';
export type * from './applications/types';
export { APPLICATION_FAULTS } from './applications/types';
export type * from './best-matches/types';
export type * from './boards/types';
export type { BulkAct } from './bulk/change-all';
export type * from './bulk/types';
export { experienceOf } from './candidates/career';
export { isDoubtful, isTownDoubtful } from './candidates/doubts';
export type { CandidateFilters, CandidateListQuery } from './candidates/query';
export { CANDIDATE_LIST } from './candidates/query';
export type * from './candidates/types';
export { CANDIDATE_COLUMNS } from './candidates/types';
export { bookmarkletFor } from './capture/bookmarklet';
export type * from './capture/types';
export type * from './careers/types';
export type * from './collaboration/types';
export type * from './connections/types';
export { CREDENTIALS_OF, REGIONS } from './connections/types';
export type * from './consent/types';
export type * from './credits/types';
export { USE_PERIODS } from './credits/types';
export { ANY_VALUE, FILTER_HINTS, filterFrom, filterText, NO_VALUE } from './custom-fields/filters';
export type * from './custom-fields/types';
export {
  CUSTOM_TYPES,
  customColumn,
  customPath,
  customText,
  customValueFrom,
  isCustomColumn,
  keyOfColumn,
  keyOfPath,
  partsOfFilter,
  wrongValue,
} from './custom-fields/types';
export type { EventView } from './events/query';
export { EVENT_LIST_PAGE, eventViewAddress, eventViewFrom } from './events/query';
export type * from './events/types';
export { EVENT_KINDS } from './events/types';
export type { Block } from './exports/profile';
export type * from './exports/types';
export { LIST_FORMATS } from './exports/types';
export type * from './ground/actor';
export type * from './ground/dossier-kind';
export type * from './ground/file';
export type * from './ground/label-languages';
export { LABEL_COOKIE, LABEL_LANGUAGES } from './ground/label-languages';
export type { Outcome, Problem } from './ground/outcome';
export type { AuditedAction } from './ground/store/audit';
export type * from './guides/types';
export type * from './handover/types';
export { HANDOVER_FORMATS, HANDOVER_LEVELS } from './handover/types';
export type * from './indexing/types';
export { INTERVIEW_KIND_WORDS, invitationText } from './interviews/invitation-text';
export { momentOf } from './interviews/times';
export type * from './interviews/types';
export { INTERVIEW_KINDS } from './interviews/types';
export type { JobFilters, JobListQuery } from './jobs/query';
export { JOB_LIST } from './jobs/query';
export type * from './jobs/types';
export { CONTRACT_WORDS, EMPLOYMENT_WORDS, payText, rangeText } from './jobs/words';
export type { LetterField, LetterPart } from './letters/fields';
export { faultsIn, fieldText, filledParts, LETTER_FIELDS, textOf } from './letters/fields';
export type * from './letters/types';
export { MOST_LETTERS, UNDO_SECONDS } from './letters/types';
export type { MailHostState, MailSecurity } from './mail/host';
export type * from './mail/types';
export type * from './mailbox/types';
export type { ComparedSummary, ComparisonParts } from './market/compare/load';
export type { ComparedId } from './market/compare/panels';
export { comparedTitle, KEY_FIGURES_ID } from './market/compare/panels';
export type { CompareView, Measure } from './market/compare/view';
export {
  compareViewFrom,
  compareViewParams,
  letterOf,
  MEASURES,
  MOST_QUESTIONS,
} from './market/compare/view';
export type * from './market/dashboard/types';
export type { DashboardView } from './market/dashboard/view';
export { dashboardViewFrom, dashboardViewParams } from './market/dashboard/view';
export type { Exploration } from './market/explore/explore';
export { metricLabel } from './market/explore/metric';
export type { Endpoint, ExploreView } from './market/explore/view';
export {
  exploreViewFrom,
  exploreViewParams,
  LIMITS,
  OPERATIONS,
  partsOfGroup,
} from './market/explore/view';
export type { Formats } from './market/figures/format';
export { formatsOf } from './market/figures/format';
export { HEADLINE_PANELS, headlinesOf } from './market/figures/headlines';
export type { PanelId } from './market/figures/panels';
export { panelTitle, possiblePanels } from './market/figures/panels';
export { periodChoices } from './market/figures/period-choices';
export { rankedFigure } from './market/figures/ranked';
export { sampleLabel } from './market/figures/sample-label';
export { spanLabel } from './market/figures/spans';
export type { SubjectField } from './market/figures/subjects';
export { isSubjectField, subjectFilter, subjectPath } from './market/figures/subjects';
export type * from './market/figures/types';
export { isOnlyTable, PERIOD_UNITS } from './market/figures/types';
export type { JobPayStanding } from './market/job-pay';
export type { JobTimeStanding } from './market/job-time';
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
export type * from './match-page/types';
export { MATCHER_ACTS } from './match-page/types';
export type * from './merging/types';
export { peopleOf } from './move-in/people';
export type * from './move-in/types';
export { COLUMN_ROLES } from './move-in/types';
export type * from './notes/types';
export { freeTimes, type Stretch } from './offered-times/free-times';
export { offerText } from './offered-times/offer-text';
export type * from './offered-times/types';
export { MOST_TIMES, OFFER_DAYS, PICK_FAULTS } from './offered-times/types';
export type * from './privacy/types';
export { BASES } from './privacy/types';
export type { AsApi } from './provider/as-api';
export type * from './provider/types';
export type * from './provisioning/types';
export type * from './questions/types';
export { ANSWER_TYPES } from './questions/types';
export type { FoundPlace } from './quick-search/find-anything';
export { countryName, languageName, placeOf } from './records/code-names';
export type { ListQuery, ListQueryParams } from './records/list-query';
export { pathOf, valueAt, withValueAt } from './records/paths';
export { personName } from './records/person-name';
export type * from './records/types';
export type { BesideMarket } from './reports/beside-market';
export type * from './reports/types';
export { reportViewFrom, reportViewParams } from './reports/view';
export type * from './rules/types';
export type * from './saved/types';
export type * from './scorecards/types';
export { MOST_LINES, SCORE_WORDS, VERDICT_WORDS, VERDICTS } from './scorecards/types';
export type { SuggestedFact } from './search/suggest';
export type * from './search/types';
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
