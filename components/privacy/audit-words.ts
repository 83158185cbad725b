import { counted } from '@/components/dossier/words';
import type { AuditedAction, AuditLine } from '@/lib/recruiter/vocabulary';
import { BASIS_WORDS } from './basis-words';

/** Names of everything that is written into the log. */
const ACTION_WORDS: Readonly<Record<AuditedAction, string>> = {
  'owner-set-up': 'Workspace created',
  'member-invited': 'Member invited',
  'member-joined': 'Member joined',
  'member-role-changed': 'Role of a member changed',
  'member-disabled': 'Member disabled',
  'member-enabled': 'Member enabled',
  'member-provisioned': 'Member added by the sign-in provider',
  'member-renamed': 'Name or e-mail of a member changed',
  'member-removed': 'Member removed by the sign-in provider',
  'group-changed': 'Group of the sign-in provider changed',
  'group-removed': 'Group of the sign-in provider removed',
  'scim-token-made': 'SCIM token made',
  'scim-token-revoked': 'SCIM token revoked',
  'password-changed': 'Password changed',
  'second-factor-enabled': 'Second factor turned on',
  'second-factor-removed': 'Second factor turned off',
  'second-factor-reset': 'Second factor of a member reset',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'recovery-code-used': 'Recovery code used',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'signed-out-by-provider': 'Signed out by the sign-in provider',
  'candidate-deleted': 'Candidate deleted for good',
  'candidate-binned': 'Candidate moved to the bin',
  'candidate-restored': 'Candidate restored',
  'candidate-data-exported': 'Data held on a candidate downloaded',
  'provenance-changed': 'Source and consent changed',
  'candidate-handed-over': 'Candidate handed over as a file',
  'handover-made': 'Pack shared under a link',
  'handover-opened': 'Pack opened under its link',
  'handover-revoked': 'Link of a pack revoked',
  'feedback-given': 'Feedback on a candidate given',
  'brand-changed': 'Look of packs changed',
  'table-moved-in': 'Candidates imported from a table',
  'move-in-undone': 'Import from a table undone',
  'handover-default-changed': 'Default for handing over changed',
  'candidate-exported': 'Candidate exported',
  'job-deleted': 'Job deleted for good',
  'job-binned': 'Job moved to the bin',
  'job-restored': 'Job restored',
  'job-exported': 'Job exported',
  'page-fetched': 'Posting read from its page',
  'list-exported': 'List exported',
  'list-changed': 'All results of a search changed',
  'list-change-undone': 'Change of all results undone',
  'audit-exported': 'Audit log exported',
  'retention-configured': 'Retention rules changed',
  'shortlist-exported': 'Shortlist exported',
  'shortlists-configured': 'Stages of shortlists changed',
  'duplicate-decided': 'Duplicate in an upload decided',
  'candidates-merged': 'Candidates merged',
  'candidates-parted': 'Merge undone',
  'service-account-created': 'API account created',
  'service-account-rotated': 'Key of an API account renewed',
  'service-account-revoked': 'API account revoked',
  'signing-secret-rotated': 'Signing secret renewed',
  'matching-pages-set': 'Matching pages of an account set',
  'indexes-rebuilt': 'Matching index rebuilt',
  'indexing-turned-on': 'Matching index turned on',
  'indexing-turned-off': 'Matching index turned off',
  'connection-changed': 'Connection changed',
  'credits-granted': 'Credits added',
  'credits-configured': 'Credit warning changed',
  'questions-configured': 'CV questions changed',
  'rule-added': 'Rule added',
  'rule-removed': 'Rule removed',
  'rule-turned-on': 'Rule turned on',
  'rule-turned-off': 'Rule turned off',
  'custom-fields-configured': 'Custom fields changed',
  'model-reading-configured': 'Reading by a model changed',
  'event-endpoint-added': 'Event endpoint added',
  'event-endpoint-changed': 'Event endpoint changed',
  'event-endpoint-removed': 'Event endpoint removed',
  'event-settings-changed': 'Event settings changed',
  'application-form-set': 'Application form of a job changed',
  'application-consent-set': 'Consent text of application forms changed',
  'capture-token-made': 'Token for sending pages made',
  'capture-token-revoked': 'Token for sending pages revoked',
  'page-captured': 'Page sent by a bookmark',
  'career-page-set': 'Career page changed',
  'job-published': 'Job put on the career page',
  'job-unpublished': 'Job taken off the career page',
  'mailbox-set': 'Intake mailbox set',
  'mailbox-removed': 'Intake mailbox removed',
  'mail-server-set': 'Mail server set',
  'mail-server-removed': 'Mail server removed',
  'candidate-mailed': 'E-mail to a candidate written',
  'mails-taken-back': 'E-mails taken back before they were sent',
  'mail-sent-again': 'E-mail to a candidate sent again',
  'mail-template-changed': 'E-mail template changed',
  'mail-template-deleted': 'E-mail template deleted',
  'candidate-stopped-mail': 'Unsubscribed from e-mail',
  'candidate-allowed-mail': 'Subscribed to e-mail again',
  'interview-arranged': 'Interview arranged or changed',
  'interview-cancelled': 'Interview cancelled',
  'interview-times-offered': 'Times for an interview offered',
  'interview-times-withdrawn': 'Offered times withdrawn',
  'interview-time-picked': 'Time for an interview picked by the candidate',
  'scorecard-filled': 'Scorecard filled in',
  'scorecard-removed': 'Scorecard removed',
  'scorecard-lines-changed': 'Lines of the scorecards of a job changed',
  'consent-rule-set': 'Duration of consent set',
  'consent-asked': 'Candidate asked to renew consent',
  'consent-renewed': 'Consent renewed by the candidate',
  'consent-withdrawn': 'Consent withdrawn by the candidate',
  'calendar-address-made': 'Address of a calendar made',
  'calendar-address-revoked': 'Address of a calendar ended',
};

const isAudited = (action: string): action is AuditedAction => Object.hasOwn(ACTION_WORDS, action);

/** Returns what was done, in words. */
export function actionText(action: string): string {
  return isAudited(action) ? ACTION_WORDS[action] : action.replaceAll('-', ' ');
}

/** Names of the values of a detail, by the name of the detail. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  decision: { 'keep-both': 'kept both', merge: 'merged', replace: 'replaced the one that was here' },
  basis: BASIS_WORDS,
  role: { owner: 'Owner', recruiter: 'Recruiter', viewer: 'Viewer' },
  level: { full: 'full', contacts: 'without contacts', blind: 'blind' },
  via: { scim: 'by SCIM' },
  verdict: { yes: 'yes', no: 'no' },
  act: { tag: 'tagged', untag: 'tag removed', bin: 'moved to the bin', shortlist: 'added to a shortlist' },
  of: { candidate: 'candidates', job: 'jobs', market: 'market' },
  format: {
    csv: 'CSV',
    xlsx: 'Excel',
    pdf: 'PDF',
    docx: 'Word',
    v10: 'JSON of the API',
    'json-resume': 'JSON Resume',
    'json-ld': 'JSON-LD',
  },
  open: { yes: 'open', no: 'closed' },
  address: { new: 'new address' },
  reads: { yes: 'on', no: 'off' },
  blind: { 1: 'blind', 0: 'with names' },
};

/** Words for the number of a detail, by the name of the detail. */
const NUMBER_WORDS: Readonly<Record<string, (count: number) => string>> = {
  rows: (count) => counted(count, 'row'),
  people: (count) => counted(count, 'candidate'),
  documents: (count) => counted(count, 'document'),
  questions: (count) => counted(count, 'question'),
  members: (count) => counted(count, 'member'),
  sessions: (count) => counted(count, 'session'),
  credits: (count) => counted(count, 'credit'),
  found: (count) => `${count.toLocaleString('en')} found`,
  changed: (count) => `${count.toLocaleString('en')} changed`,
  days: (count) => `open for ${counted(count, 'day')}`,
  warnsBelow: (count) => `warns below ${counted(count, 'credit')}`,
  binDays: (count) => `bin kept for ${counted(count, 'day')}`,
  retentionMonths: (count) =>
    count === 0 ? 'candidates kept without limit' : `candidates kept for ${counted(count, 'month')}`,
};

/** Returns what else the log holds of an entry, in words; a name that is not known here is shown with its value. */
export function detailText(detail: AuditLine['detail']): string {
  const words = Object.entries(detail).map(([name, value]) => {
    const number = NUMBER_WORDS[name];
    if (number && typeof value === 'number') return number(value);
    return VALUE_WORDS[name]?.[String(value)] ?? `${name}: ${value}`;
  });
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
