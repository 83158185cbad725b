import type { Role } from '../ground/actor';
import { mailServer } from './secretless';

const interview = {
  ...{ kind: 'video', day: '2026-12-01', time: '14:00', minutes: 60, timeZone: 'UTC', place: '' },
  ...{ memberIds: [], invite: false },
};

const offer = {
  ...{ kind: 'video', minutes: 60, timeZone: 'UTC', place: '', invite: false, days: 7 },
  times: [{ day: '2026-12-01', time: '14:00' }],
};

const report = { from: null, to: null, jobId: null, memberId: null };

/** The use cases of mail to candidates, interviews, scorecards, reports, the career page and custom fields, for the test of roles: the least role, and input about things that do not exist. */
export const deskUseCases = (id: string): Record<string, [Role, unknown]> => ({
  changeChosen: ['recruiter', { kind: 'candidate', ids: [id], act: { kind: 'tag', tag: 'x' } }],
  provisioningSettings: ['owner', undefined],
  makeScimToken: ['owner', undefined],
  revokeScimToken: ['owner', undefined],
  ruleSettings: ['owner', undefined],
  addRule: ['owner', { stageId: id, jobId: null, act: { kind: 'tag', tag: 'x' } }],
  changeRule: ['owner', { id, isOn: false }],
  customFields: ['viewer', 'candidate'],
  customFieldSettings: ['owner', undefined],
  configureCustomFields: ['owner', { kind: 'candidate', fields: [] }],
  suggestCustomValues: ['viewer', { kind: 'candidate', key: null, typed: 'x' }],
  canMail: ['viewer', undefined],
  mailServerSettings: ['owner', undefined],
  setMailServer: ['owner', mailServer],
  testMailServer: ['owner', mailServer],
  removeMailServer: ['owner', undefined],
  letterTemplates: ['viewer', undefined],
  saveLetterTemplate: ['recruiter', { id, name: 'x', subject: 'x', body: 'x' }],
  deleteLetterTemplate: ['recruiter', { id }],
  letterDesk: ['recruiter', { whom: { ids: [id] }, jobId: null }],
  sendLetters: ['recruiter', { whom: { ids: [id] }, jobId: null, key: id, subject: 'x', body: 'x' }],
  takeBackLetters: ['recruiter', { key: id }],
  sendLetterAgain: ['recruiter', { id }],
  arrangeInterview: ['recruiter', { ...interview, id, jobId: id, candidateId: id }],
  cancelInterview: ['recruiter', { id }],
  offerTimes: ['recruiter', { ...offer, id, jobId: id, candidateId: id, memberIds: [id] }],
  ownTakenTimes: ['recruiter', undefined],
  withdrawOffer: ['recruiter', { id }],
  fillScorecard: ['viewer', { id, jobId: id, candidateId: id, verdict: 'yes', comment: '', lines: [] }],
  removeScorecard: ['viewer', { id, removed: true }],
  setScorecardLines: ['recruiter', { jobId: id, lines: [] }],
  ownReport: ['viewer', { ...report, of: null }],
  exportReport: ['viewer', { ...report, id: 'stages', format: 'csv' }],
  captureTokens: ['recruiter', undefined],
  makeCaptureToken: ['recruiter', { name: 'x' }],
  revokeCaptureToken: ['recruiter', { id }],
  careerPage: ['viewer', undefined],
  configureCareers: ['owner', { open: true, heading: '', lead: '' }],
  publicationOf: ['viewer', id],
  setPublication: ['recruiter', { jobId: id, published: true, showsEmployer: false, showsPay: false }],
  consentRule: ['recruiter', undefined],
  previewConsent: ['owner', { months: 12, askDays: 30 }],
  configureConsent: ['owner', { months: null, askDays: 30 }],
  calendarFeed: ['viewer', undefined],
  makeCalendarFeed: ['viewer', undefined],
  revokeCalendarFeed: ['viewer', undefined],
});
