import 'server-only';

export { alertsByMail, turnMailOff } from './alerts/mail-off';
export { getMailOff, postMailOff } from './alerts/mail-off-route';
/** The use cases of the recruiter half: see README.md. Server code only. */
export { apiDocumentation, apiEndpoint, apiSchema } from './api-docs/read';
export { applicationSettings } from './applications/consent';
export { applicationDraft, DRAFT_COOKIE } from './applications/draft';
export { applicationForm } from './applications/form';
export { candidateArrivals } from './applications/list';
export { publicForm } from './applications/public-form';
export { matchCandidates, matchesFreely, matchJobs } from './best-matches/match';
export { listBoards, readBoard } from './boards/boards';
export { loadBoard } from './boards/load';
export { blindCandidate, candidateDetail } from './candidates/detail';
export { candidateFacets, listCandidates } from './candidates/list';
export { captureTokens } from './capture/tokens';
export { publicationOf } from './careers/publication';
export { careerPage } from './careers/settings';
export { countUnreadMentions, forMe } from './collaboration/for-me';
export { connectionSettings } from './connections/settings';
export { publicConsent } from './consent/answer';
export { consentRule } from './consent/rule';
export { creditNotice, creditOverview } from './credits/settings';
export { customFieldSettings, customFields } from './custom-fields/settings';
export { demonstration } from './demonstration/members';
export { postEvents, postEventToken } from './events/http';
export { countUnreadEvents, listReceivedEvents } from './events/list';
export { matchesOfDay } from './events/matches-of-day';
export { eventSettings } from './events/settings';
export { getEventStream, getUnreadEvents } from './events/stream';
export {
  getGuideImage,
  getGuideSearch,
  guideChapters,
  readGuide,
} from './guides/read';
export { handoverDefault, workspaceBrand } from './handover/brand';
export { handoversOf } from './handover/links';
export { giveFeedback, sharedPack } from './handover/shared';
export { postApplication } from './http/application-routes';
export { getBoard, getBoards } from './http/board-routes';
export {
  allowCapture,
  getCaptureReceipt,
  getCaptureWindow,
  postCapture,
} from './http/capture-routes';
export {
  getCareerJob,
  getCareers,
  getCareersFrame,
  getCareersJson,
  getCareersLogo,
  getCareersRss,
  getCareersSitemap,
} from './http/career-routes';
export { getAsApi, getTogether, getUnreadMentions } from './http/collaboration-routes';
export { postConsent } from './http/consent-routes';
export { getPack, getPackPreview, getSharedFile } from './http/handover-routes';
export { getHealth, getLiveness } from './http/health';
export { getMarketSuggestions, getMarketValues } from './http/market-typing-routes';
export { getMetrics } from './http/metrics';
export { getMoveIn, postPeople } from './http/move-in-routes';
export { getPickedCalendar, postPick } from './http/offer-routes';
export { getAttachment, getAuditExport, getHeldData } from './http/privacy-routes';
export { postBackChannelLogout } from './http/provider-routes';
export { getReportFigure } from './http/report-routes';
export {
  getCandidateExport,
  getCandidateListExport,
  getJobExport,
  getJobListExport,
  getMarketComparison,
  getMarketExport,
  getMarketFigure,
  getOriginal,
  getOriginalHtml,
  getUpload,
  getUploads,
  postMarketFile,
  postUpload,
  putUploadItem,
} from './http/routes';
export { answerScimRequest } from './http/scim-routes';
export { getFindingValues, getFound, getSaved } from './http/search-routes';
export {
  getComparison,
  getMatcherNames,
  getShortlist,
  getShortlistEntry,
  getShortlistExport,
} from './http/shortlist-routes';
export { indexState } from './indexing/state';
export { calendarFeed, getCalendar } from './interviews/feed';
export { jobDetail } from './jobs/detail';
export { candidateLeads } from './jobs/leads';
export { jobFacets, listJobs } from './jobs/list';
export { mailStopped, switchMail } from './letters/stop';
export { getNoMail, postNoMail } from './letters/stop-route';
export { letterTemplates } from './letters/templates';
export { canMail, mailServerSettings } from './mail/settings';
export { mailboxSettings } from './mailbox/settings';
export { loadComparison } from './market/compare/load';
export { loadDashboard } from './market/dashboard/load';
export { marketSubjectName } from './market/dashboard/subject-name';
export { marketTrend } from './market/dashboard/trend';
export { exploreMarket } from './market/explore/explore';
export { jobPayStanding } from './market/job-pay';
export { marketOverview } from './market/overview';
export { findMarketJobs } from './market/search/find-jobs';
export { listMarketFields } from './market/search/list-fields';
export { readMarketJob } from './market/search/read-job';
export { listMarketSources, managesMarketSources } from './market/sources';
export { mergedWith } from './merging/merge';
export { countDuplicates, duplicateQueue } from './merging/queue';
export { listMoveIns, moveInState } from './move-in/state';
export { publicOffer } from './offered-times/pick';
export { auditLog } from './privacy/audit-log';
export { listBin } from './privacy/bin';
export { candidateProvenance } from './privacy/provenance';
export { privacyRules } from './privacy/rules';
export { apiAddress } from './provider/api-address';
export { listAttributions } from './provider/attributions';
export { matchingPages } from './provider/matching-pages';
export { openMatcherFor } from './provider/matching-ui-account';
export { listServiceAccounts, managesServiceAccounts, providerAccount } from './provider/service-accounts';
export { provisioningSettings } from './provisioning/token';
export { questionSettings } from './questions/settings';
export { dossierAttachments } from './records/attachments';
export { knownTags } from './records/known-tags';
export { changeTags } from './records/tags';
export { jobBesideMarket } from './reports/beside-market';
export { ownReport } from './reports/report';
export { ruleSettings } from './rules/settings';
export { saveSearch } from './saved/saved';
export { shortlistSettings } from './shortlists/settings';
export { membershipsOf, shortlistOf } from './shortlists/shortlist';
export { startRecruiter } from './start';
export { waitingDuplicates } from './uploads/waiting';
export { authHandler } from './users/auth-handler';
export { acceptInvitation, listInvitations, readInvitation } from './users/invitations';
export { listMembers } from './users/members';
export { secondFactorState } from './users/second-factor';
export { currentSession, currentUser } from './users/session';
export { listSessions } from './users/sessions';
export { needsSetup, setUpOwner } from './users/setup';
export { signInOptions } from './users/sign-in-options';
export * from './vocabulary';
