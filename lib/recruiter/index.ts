import 'server-only';

export { seeNotices, setAlert } from './alerts/alerts';
export { alertsByMail, turnMailOff } from './alerts/mail-off';
export { postMailOff } from './alerts/mail-off-route';
/** The use cases of the recruiter half: see README.md. Server code only. */
export { apiDocumentation, apiEndpoint, apiSchema } from './api-docs/read';
export { applicationSettings, configureApplications } from './applications/consent';
export { applicationDraft, DRAFT_COOKIE } from './applications/draft';
export { applicationForm, setApplicationForm } from './applications/form';
export { candidateArrivals } from './applications/list';
export { publicForm } from './applications/public-form';
export { matchCandidates, matchesFreely, matchJobs } from './best-matches/match';
export { addBoard, changeBoard, listBoards, readBoard } from './boards/boards';
export { addToBoard, arrangeBoard, changeBoardItem } from './boards/items';
export { loadBoard } from './boards/load';
export { changeAll } from './bulk/change-all';
export { shortlistAll } from './bulk/shortlist-all';
export { undoAll } from './bulk/undo-all';
export { blindCandidate, candidateDetail } from './candidates/detail';
export { candidateFacets, listCandidates } from './candidates/list';
export { countUnreadMentions, forMe } from './collaboration/for-me';
export { addTask, changeTask } from './collaboration/tasks';
export { togetherOn } from './collaboration/together';
export { connectHosted, connectionSettings, connectOtherwise, testConnection } from './connections/settings';
export {
  addCredits,
  checkCredits,
  configureCredits,
  creditNotice,
  creditOverview,
} from './credits/settings';
export {
  addEventEndpoint,
  changeEventEndpoint,
  eventDeliveries,
  removeEventEndpoint,
  replayEventDelivery,
  rotateEventSecret,
  switchEventEndpoint,
  testEventEndpoint,
} from './events/endpoints';
export { postEvents, postEventToken } from './events/http';
export { countUnreadEvents, listReceivedEvents, readEvents } from './events/list';
export { matchesOfDay } from './events/matches-of-day';
export {
  configureEvents,
  connectEventProvider,
  disconnectEventProvider,
  eventSettings,
} from './events/settings';
export { getEventStream, getUnreadEvents } from './events/stream';
export { setBrand, workspaceBrand } from './handover/brand';
export { handoversOf, makeHandover, revokeHandover } from './handover/links';
export { giveFeedback, sharedPack } from './handover/shared';
export { postApplication } from './http/application-routes';
export { getBoard, getBoards } from './http/board-routes';
export { getAsApi, getTogether, getUnreadMentions } from './http/collaboration-routes';
export { getPack, getSharedFile } from './http/handover-routes';
export { getHealth, getLiveness } from './http/health';
export { getMarketSuggestions, getMarketValues } from './http/market-typing-routes';
export { getMetrics } from './http/metrics';
export { getAttachment, getAuditExport, getHeldData } from './http/privacy-routes';
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
export { getFindingValues, getFound, getSaved } from './http/search-routes';
export {
  getComparison,
  getMatcherNames,
  getShortlist,
  getShortlistEntry,
  getShortlistExport,
} from './http/shortlist-routes';
export { indexState, rebuildIndexes, switchIndexing } from './indexing/state';
export { jobDetail } from './jobs/detail';
export { candidateLeads } from './jobs/leads';
export { jobFacets, listJobs } from './jobs/list';
export { fetchJob } from './jobs/page/fetch-job';
export {
  canMail,
  mailServerSettings,
  removeMailServer,
  setMailServer,
  testMailServer,
} from './mail/settings';
export { mailboxSettings, removeMailbox, setMailbox, testMailbox } from './mailbox/settings';
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
export {
  addMarketAddress,
  addMarketSample,
  listMarketSources,
  managesMarketSources,
  rejectedRows,
  removeMarketSource,
  startMarketImport,
  undoMarketImport,
} from './market/sources';
export { openMatcher } from './match-page/open';
export { savePreferences } from './match-page/preferences';
export { mergeCandidates, mergedWith, undoMerge } from './merging/merge';
export { countDuplicates, duplicateQueue, setApart } from './merging/queue';
export { addNote, seeMentions, switchNote } from './notes/notes';
export { auditLog } from './privacy/audit-log';
export { binDossiers, listBin, restoreDossiers } from './privacy/bin';
export { candidateProvenance, setProvenance } from './privacy/provenance';
export { configureRetention, previewRetention, privacyRules } from './privacy/rules';
export { apiAddress } from './provider/api-address';
export { listAttributions } from './provider/attributions';
export { matchingPages, setMatchingPages } from './provider/matching-pages';
export { openMatcherFor, rotateSigningSecret } from './provider/matching-ui-account';
export {
  createServiceAccount,
  listServiceAccounts,
  managesServiceAccounts,
  providerAccount,
  revokeServiceAccount,
  rotateServiceAccount,
} from './provider/service-accounts';
export { configureModelReading, configureQuestions, questionSettings } from './questions/settings';
export { dossierAttachments } from './records/attachments';
export { correctDossier, removeCorrection, undoCorrection } from './records/corrections';
export { deleteDossiers } from './records/delete';
export { knownTags } from './records/known-tags';
export { showDocument } from './records/show-document';
export { changeTags } from './records/tags';
export { loadSamples, removeSamples } from './samples/samples';
export { changeSaved, deleteSaved, listSaved, lookAtSaved, saveSearch } from './saved/saved';
export { changeShortlist } from './shortlists/entries';
export { addShortlistNote, removeShortlistNote } from './shortlists/notes';
export { configureShortlists, shortlistSettings } from './shortlists/settings';
export { membershipsOf, shortlistOf } from './shortlists/shortlist';
export { undoShortlistAct } from './shortlists/undo';
export { startRecruiter } from './start';
export { pasteText } from './uploads/accept';
export { decideDuplicate, undoDecision } from './uploads/duplicates';
export { parseAgain } from './uploads/parse-again';
export { dismissUpload, retryUploads } from './uploads/progress';
export { authHandler } from './users/auth-handler';
export {
  acceptInvitation,
  inviteMember,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from './users/invitations';
export {
  changeName,
  changePassword,
  changeRole,
  disableMember,
  enableMember,
  listMembers,
} from './users/members';
export {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
} from './users/second-factor';
export { currentSession, currentUser } from './users/session';
export { endOtherSessions, endSession, listSessions } from './users/sessions';
export { needsSetup, setUpOwner } from './users/setup';
export { signInOptions } from './users/sign-in-options';
export * from './vocabulary';
