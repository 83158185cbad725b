import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { type Actor, ROLES, type Role } from './ground/actor';
import type { Outcome } from './ground/outcome';
import { deskUseCases } from './testing/desk-use-cases';
import { startTestMarket } from './testing/market';
import { startTestParser } from './testing/parser';
import { endpoint, hosted, mailbox } from './testing/secretless';
import { memberOfRole } from './testing/store';
import { CANDIDATE_LIST, EVERYTHING, JOB_LIST } from './vocabulary';

/** Every use case, the least role that may do it, and input of the right shape about things that do not exist. */
const id = randomUUID();
const query = CANDIDATE_LIST.defaults;
const jobQuery = JOB_LIST.defaults;
const file = { batchId: id, itemId: id, name: 'cv.pdf', lastModified: '', body: (async function* () {})() };
const USE_CASES: Record<string, [Role, unknown]> = {
  candidateDetail: ['viewer', id],
  blindCandidate: ['viewer', id],
  listCandidates: ['viewer', query],
  candidateFacets: ['viewer', undefined],
  listAttributions: ['viewer', undefined],
  jobDetail: ['viewer', id],
  candidateLeads: ['viewer', id],
  listJobs: ['viewer', jobQuery],
  jobFacets: ['viewer', undefined],
  dossierOriginal: ['viewer', { id, document: null }],
  dossierHtml: ['viewer', { id, document: id }],
  showDocument: ['recruiter', { id, document: id }],
  exportCandidate: ['viewer', { id, format: 'pdf' }],
  exportCandidateList: ['viewer', { query, columns: ['name'] }],
  dossierAsApi: ['viewer', id],
  exportJob: ['viewer', { id, format: 'json-ld' }],
  exportJobList: ['viewer', { query: jobQuery, columns: ['name'] }],
  openUploads: ['viewer', undefined],
  uploadBatch: ['viewer', id],
  waitingDuplicates: ['viewer', undefined],
  readPeople: ['recruiter', { name: 'people.csv', body: (async function* () {})() }],
  startMoveIn: ['recruiter', { id, roles: ['name'], files: [] }],
  moveInState: ['viewer', id],
  listMoveIns: ['viewer', undefined],
  undoMoveIn: ['recruiter', { id }],
  changeName: ['viewer', { name: 'Someone' }],
  changePassword: ['viewer', { current: 'x', next: 'a long enough password' }],
  endSession: ['viewer', { sessionId: id }],
  secondFactorState: ['viewer', undefined],
  beginSecondFactor: ['viewer', { password: 'x' }],
  confirmSecondFactor: ['viewer', { code: '000000' }],
  renewRecoveryCodes: ['viewer', { password: 'x' }],
  removeSecondFactor: ['viewer', { password: 'x' }],
  resetSecondFactor: ['owner', { memberId: id }],
  correctDossier: ['recruiter', { id, path: 'objective', value: 'x' }],
  removeCorrection: ['recruiter', { id, path: 'objective' }],
  undoCorrection: ['recruiter', { id }],
  changeAll: ['recruiter', { all: { kind: 'candidate', query, seen: 0 }, act: { kind: 'tag', tag: 'x' } }],
  undoAll: ['recruiter', { id }],
  shortlistAll: ['recruiter', { all: { kind: 'candidate', query, seen: 0 }, jobId: id }],
  changeTags: ['recruiter', { ids: [id], add: ['x'] }],
  deleteDossiers: ['recruiter', { ids: [id] }],
  binDossiers: ['recruiter', { ids: [id] }],
  restoreDossiers: ['recruiter', { ids: [id] }],
  listBin: ['recruiter', undefined],
  candidateProvenance: ['viewer', id],
  setProvenance: ['recruiter', { id, source: '', basis: 'consent', since: null }],
  applicationForm: ['viewer', id],
  setApplicationForm: ['recruiter', { jobId: id, open: true, closesOn: null }],
  candidateArrivals: ['viewer', id],
  dossierAttachments: ['viewer', id],
  attachmentFile: ['viewer', id],
  applicationSettings: ['owner', undefined],
  configureApplications: ['owner', { consent: 'I agree that my application is kept.' }],
  mailboxSettings: ['owner', undefined],
  setMailbox: ['owner', mailbox],
  testMailbox: ['owner', mailbox],
  removeMailbox: ['owner', undefined],
  ...deskUseCases(id),
  exportHeldData: ['recruiter', id],
  privacyRules: ['recruiter', undefined],
  previewRetention: ['owner', { binDays: 30, retentionMonths: null, keepShortlisted: true }],
  configureRetention: ['owner', { binDays: 30, retentionMonths: null, keepShortlisted: true }],
  workspaceBrand: ['viewer', undefined],
  handoverDefault: ['viewer', undefined],
  setHandoverDefault: ['owner', { level: 'blind' }],
  previewPack: ['viewer', { ids: [id], level: null, employers: true }],
  setBrand: ['owner', { name: '', colour: '#14694f', footer: '', logo: null }],
  exportPack: ['viewer', { ids: [id], level: 'blind', employers: true, title: '', format: 'pdf' }],
  makeHandover: ['recruiter', { ids: [id], level: 'blind', employers: true, title: '', days: 7 }],
  revokeHandover: ['recruiter', { id }],
  handoversOf: ['viewer', id],
  auditLog: ['owner', { page: 1 }],
  exportAuditLog: ['owner', {}],
  parseAgain: ['recruiter', { id }],
  startUpload: ['recruiter', { kind: 'job' }],
  acceptUpload: ['recruiter', file],
  pasteText: ['recruiter', { kind: 'job', text: ' ' }],
  fetchJob: ['recruiter', { address: 'http://127.0.0.1/' }],
  retryUploads: ['recruiter', { batchId: id }],
  dismissUpload: ['recruiter', { batchId: id }],
  duplicateQueue: ['viewer', undefined],
  countDuplicates: ['viewer', undefined],
  setApart: ['recruiter', { one: id, other: id, apart: true }],
  mergedWith: ['viewer', id],
  mergeCandidates: ['recruiter', { keep: id, merge: id }],
  undoMerge: ['recruiter', { merged: id }],
  decideDuplicate: ['recruiter', { itemId: id, decision: 'keep-both' }],
  undoDecision: ['recruiter', { itemId: id }],
  loadSamples: ['recruiter', undefined],
  removeSamples: ['recruiter', undefined],
  listMembers: ['owner', undefined],
  changeRole: ['owner', { memberId: id, role: 'viewer' }],
  disableMember: ['owner', { memberId: id }],
  enableMember: ['owner', { memberId: id }],
  inviteMember: ['owner', { email: 'new@example.org', role: 'viewer' }],
  listInvitations: ['owner', undefined],
  revokeInvitation: ['owner', { invitationId: id }],
  listServiceAccounts: ['owner', undefined],
  createServiceAccount: ['owner', { name: 'x' }],
  rotateServiceAccount: ['owner', { accountId: 'x' }],
  rotateSigningSecret: ['owner', undefined],
  matchingPages: ['owner', { accountId: 'x' }],
  setMatchingPages: ['owner', { accountId: 'x', frameOrigins: [], logo: null, skillsLists: [] }],
  openMatcherFor: ['viewer', { session: 'x'.repeat(22), visitor: 'x'.repeat(43) }],
  revokeServiceAccount: ['owner', { accountId: 'x' }],
  providerAccount: ['owner', undefined],
  questionSettings: ['owner', undefined],
  configureQuestions: ['owner', { questions: [] }],
  configureModelReading: ['owner', { isOn: true }],
  creditOverview: ['owner', { days: 30, account: null }],
  creditNotice: ['recruiter', undefined],
  configureCredits: ['owner', { warnsBelow: 10 }],
  checkCredits: ['owner', undefined],
  addCredits: ['owner', { accountId: 'x', credits: 1, expiresOn: '' }],
  shortlistOf: ['viewer', { jobId: id, blind: false }],
  membershipsOf: ['viewer', id],
  entryStory: ['viewer', { jobId: id, candidateId: id }],
  shortlistSettings: ['viewer', undefined],
  configureShortlists: ['owner', { stages: [{ name: 'New' }], reasons: ['Other'] }],
  changeShortlist: ['recruiter', { jobId: id, candidateIds: [id], change: { kind: 'remove' } }],
  addShortlistNote: ['recruiter', { jobId: id, candidateId: id, text: 'A note', mentions: [] }],
  removeShortlistNote: ['recruiter', { id }],
  togetherOn: ['viewer', id],
  forMe: ['viewer', undefined],
  countUnreadMentions: ['viewer', undefined],
  seeMentions: ['viewer', { notes: [id] }],
  addNote: ['recruiter', { id, text: 'A note', mentions: [] }],
  switchNote: ['recruiter', { note: id, removed: true }],
  addTask: ['recruiter', { id, text: 'Call', dueOn: null }],
  changeTask: ['recruiter', { task: id, done: true }],
  undoShortlistAct: ['recruiter', { act: id }],
  matchCandidates: ['viewer', { jobId: id }],
  matchJobs: ['viewer', { candidateId: id }],
  indexState: ['owner', undefined],
  rebuildIndexes: ['owner', undefined],
  switchIndexing: ['owner', { on: false }],
  marketOverview: ['viewer', undefined],
  jobBesideMarket: ['viewer', id],
  jobPayStanding: ['viewer', id],
  jobTimeStanding: ['viewer', id],
  listMarketFields: ['viewer', undefined],
  findMarketJobs: ['viewer', EVERYTHING],
  exportMarketJobs: ['viewer', EVERYTHING],
  marketTrend: ['viewer', { filters: [] }],
  exportFigure: ['viewer', { filters: [], unit: 'month', currency: null, id: 'trend', format: 'csv' }],
  loadDashboard: ['viewer', { filters: [], unit: 'month', currency: null, panels: [] }],
  loadComparison: [
    'viewer',
    { filters: [], unit: 'month', currency: null, questions: [[]], measure: 'count' },
  ],
  exportComparison: [
    'viewer',
    {
      ...{ filters: [], unit: 'month', currency: null, questions: [[]], measure: 'count' },
      ...{ id: 'keyFigures', format: 'csv' },
    },
  ],
  exploreMarket: [
    'viewer',
    { filters: [], endpoint: 'aggregate', groups: ['region'], metric: 'count', limit: 10 },
  ],
  knownTags: ['viewer', 'candidate'],
  marketSubjectName: ['viewer', { field: 'profession', value: '7' }],
  marketValues: ['viewer', { field: 'region', filters: [] }],
  suggestMarketValues: ['viewer', { typed: 'nurse' }],
  readMarketJob: ['viewer', { id: '7' }],
  listMarketSources: ['owner', undefined],
  addMarketAddress: ['owner', { address: 'https://example.org/jobs', everyHours: null }],
  addMarketFile: ['owner', { name: 'jobs.csv', body: (async function* () {})() }],
  addMarketSample: ['owner', undefined],
  startMarketImport: ['owner', { sourceId: id }],
  marketSourceExamples: ['owner', { sourceId: id, mapping: {} }],
  rejectedRows: ['owner', { importId: id }],
  removeMarketSource: ['owner', { sourceId: id, takeBack: true }],
  undoMarketImport: ['owner', { importId: id }],
  openMatcher: ['viewer', { source: { kind: 'job', id }, origin: 'https://example.org' }],
  namesForMatcher: ['viewer', { ids: [id], jobId: id }],
  savePreferences: ['recruiter', { id, preferences: {} }],
  compareCandidates: ['viewer', { jobId: id, candidateIds: [id], blind: false }],
  findAnything: ['viewer', { words: 'nurse' }],
  suggestFacts: ['viewer', { kind: 'candidate', field: null, typed: 'nurse' }],
  listSaved: ['viewer', undefined],
  saveSearch: ['viewer', { kind: 'candidates', name: 'x', params: '', shared: false, pinned: false }],
  changeSaved: ['viewer', { id, name: 'x' }],
  deleteSaved: ['viewer', { id }],
  setAlert: ['viewer', { id, every: 'day', byWebhook: false }],
  seeNotices: ['viewer', {}],
  listBoards: ['viewer', undefined],
  readBoard: ['viewer', { id }],
  addBoard: ['viewer', { name: 'x', shared: false }],
  changeBoard: ['viewer', { id, name: 'x' }],
  addToBoard: ['viewer', { board: id, name: 'x', subject: { kind: 'question', figure: null, params: '' } }],
  changeBoardItem: ['viewer', { board: id, id, removed: true }],
  arrangeBoard: ['viewer', { board: id, items: [id] }],
  loadBoard: ['viewer', { id }],
  lookAtSaved: ['viewer', { id }],
  connectionSettings: ['owner', undefined],
  connectHosted: ['owner', hosted],
  testConnection: ['owner', hosted],
  connectOtherwise: ['owner', { api: 'market', to: 'environment' }],
  exportShortlist: ['viewer', { jobId: id, format: 'csv', params: new URLSearchParams() }],
  eventSettings: ['owner', undefined],
  configureEvents: ['owner', { announcesUploads: false }],
  connectEventProvider: ['owner', { filesUrl: '', tokenUrl: '', signingSecret: '' }],
  disconnectEventProvider: ['owner', undefined],
  addEventEndpoint: ['owner', endpoint],
  changeEventEndpoint: ['owner', { ...endpoint, id }],
  switchEventEndpoint: ['owner', { id, on: false }],
  rotateEventSecret: ['owner', { id }],
  removeEventEndpoint: ['owner', { id }],
  testEventEndpoint: ['owner', { id }],
  eventDeliveries: ['owner', { id }],
  replayEventDelivery: ['owner', { id, delivery: id }],
  listReceivedEvents: ['viewer', { page: 1 }],
  countUnreadEvents: ['viewer', undefined],
  readEvents: ['viewer', { newest: 0 }],
  matchesOfDay: ['viewer', { day: '2026-11-02' }],
};

type UseCase = (actor: Actor | null, input: unknown) => Promise<Outcome<unknown>>;

const named: Record<string, UseCase> = {};
const actors = {} as Record<Role, Actor>;
let parser: Awaited<ReturnType<typeof startTestParser>>;
let market: Awaited<ReturnType<typeof startTestMarket>>;

beforeAll(async () => {
  parser = await startTestParser();
  // As with a hosted market: what only the built-in service answers is refused before it is asked.
  market = await startTestMarket();
  for (const file of sources()) Object.assign(named, await import(file));
  for (const role of ROLES) actors[role] = await memberOfRole(role);
});

afterAll(async () => {
  await shutdown();
  parser.stop();
  market.stop();
});

describe.each(Object.entries(USE_CASES))('%s', (name, [needed, input]) => {
  it('is refused to nobody and to weaker roles, and to no other', async () => {
    expect(await named[name]?.(null, input)).toMatchObject({ problem: { code: 'not-signed-in' } });
    for (const role of ROLES) {
      const outcome = await named[name]?.(actors[role], input);
      const code = outcome?.ok === false ? outcome.problem.code : 'done';
      expect({ role, allowed: code !== 'not-allowed' }).toEqual({
        role,
        allowed: ROLES.indexOf(role) >= ROLES.indexOf(needed),
      });
    }
  });

  it('refuses input of another shape without falling over', async () => {
    for (const nonsense of [null, 7, 'x', [], { ids: 'x' }, { __proto__: null, toString: 1 }]) {
      const outcome = await named[name]?.(actors.owner, nonsense);
      if (outcome?.ok === false) expect(outcome.problem.code).not.toBe('unavailable');
    }
  });
});

describe('the table above', () => {
  it('names every use case there is', () => {
    const declaration = /export const (\w+) = defineUseCase\(/g;
    const declared = sources().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name]) => name),
    );
    expect(declared.sort()).toEqual(Object.keys(USE_CASES).sort());
  });
});

/** The files that declare use cases. */
function sources(): string[] {
  return readdirSync(import.meta.dirname, { recursive: true })
    .map((name) => path.join(import.meta.dirname, String(name)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('use-case.ts'))
    .filter((file) => readFileSync(file, 'utf8').includes('= defineUseCase('));
}
