import 'server-only';

/** The use cases of the recruiter half: see README.md. Server code only. */
export { blindCandidate, candidateDetail } from './candidates/detail';
export { candidateFacets, listCandidates } from './candidates/list';
export { correctDossier, removeCorrection, undoCorrection } from './dossiers/corrections';
export { deleteDossiers } from './dossiers/delete';
export { parseAgain } from './dossiers/parse-again';
export { changeTags } from './dossiers/tags';
export { getHealth } from './http/health';
export {
  getCandidateExport,
  getCandidateListExport,
  getJobExport,
  getJobListExport,
  getMarketExport,
  getOriginal,
  getOriginalHtml,
  getUpload,
  getUploads,
  postMarketFile,
  postUpload,
  putUploadItem,
} from './http/routes';
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
export { marketOverview } from './market/overview';
export { findMarketJobs } from './market/search/find-jobs';
export { listMarketFields } from './market/search/list-fields';
export { readMarketJob } from './market/search/read-job';
export { suggestMarketValues } from './market/search/suggest';
export { marketTrend } from './market/search/trend';
export { marketValues } from './market/search/values';
export {
  addMarketAddress,
  addMarketSample,
  listMarketSources,
  managesMarketSources,
  rejectedRows,
  startMarketImport,
  undoMarketImport,
} from './market/sources';
export { openMatcher } from './matcher/open';
export { savePreferences } from './matcher/preferences';
export { matchCandidates, matchesFreely, matchJobs } from './matching/match';
export { apiAddress } from './provider/api-address';
export { listAttributions } from './provider/attributions';
export { openMatcherFor, rotateSigningSecret } from './provider/matching-ui-account';
export {
  createServiceAccount,
  listServiceAccounts,
  managesServiceAccounts,
  providerAccount,
  revokeServiceAccount,
  rotateServiceAccount,
} from './provider/service-accounts';
export { loadSamples, removeSamples } from './samples/samples';
export { changeShortlist } from './shortlists/entries';
export { addShortlistNote, removeShortlistNote } from './shortlists/notes';
export { configureShortlists, shortlistSettings } from './shortlists/settings';
export { membershipsOf, shortlistOf } from './shortlists/shortlist';
export { undoShortlistAct } from './shortlists/undo';
export { startRecruiter } from './start';
export { pasteText } from './uploads/accept';
export { decideDuplicate, undoDecision } from './uploads/duplicates';
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
