import { createHmac } from 'node:crypto';
import { secret } from '@/lib/platform';
import { VISITOR_ID } from '../visitor';
import type { Executor } from '.';

/** Actions that are audited. */
export type AuditedAction =
  | 'owner-set-up'
  | 'member-invited'
  | 'member-joined'
  | 'member-role-changed'
  | 'member-disabled'
  | 'member-enabled'
  | 'member-provisioned'
  | 'member-renamed'
  | 'member-removed'
  | 'group-changed'
  | 'group-removed'
  | 'scim-token-made'
  | 'scim-token-revoked'
  | 'password-changed'
  | 'second-factor-enabled'
  | 'second-factor-removed'
  | 'second-factor-reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-by-provider'
  | 'candidate-deleted'
  | 'candidate-binned'
  | 'candidate-restored'
  | 'candidate-data-exported'
  | 'provenance-changed'
  | 'candidate-handed-over'
  | 'handover-made'
  | 'handover-opened'
  | 'handover-revoked'
  | 'feedback-given'
  | 'brand-changed'
  | 'handover-default-changed'
  | 'table-moved-in'
  | 'move-in-undone'
  | 'candidate-exported'
  | 'job-deleted'
  | 'job-binned'
  | 'job-restored'
  | 'job-exported'
  | 'page-fetched'
  | 'list-exported'
  | 'list-changed'
  | 'list-change-undone'
  | 'audit-exported'
  | 'retention-configured'
  | 'shortlist-exported'
  | 'shortlists-configured'
  | 'rule-added'
  | 'rule-removed'
  | 'rule-turned-on'
  | 'rule-turned-off'
  | 'duplicate-decided'
  | 'candidates-merged'
  | 'candidates-parted'
  | 'service-account-created'
  | 'service-account-rotated'
  | 'service-account-revoked'
  | 'signing-secret-rotated'
  | 'matching-pages-set'
  | 'indexes-rebuilt'
  | 'indexing-turned-on'
  | 'indexing-turned-off'
  | 'connection-changed'
  | 'credits-granted'
  | 'credits-configured'
  | 'questions-configured'
  | 'custom-fields-configured'
  | 'model-reading-configured'
  | 'event-endpoint-added'
  | 'event-endpoint-changed'
  | 'event-endpoint-removed'
  | 'event-settings-changed'
  | 'application-form-set'
  | 'application-consent-set'
  | 'capture-token-made'
  | 'capture-token-revoked'
  | 'page-captured'
  | 'career-page-set'
  | 'job-published'
  | 'job-unpublished'
  | 'mailbox-set'
  | 'mailbox-removed'
  | 'mail-server-set'
  | 'mail-server-removed'
  | 'candidate-mailed'
  | 'mails-taken-back'
  | 'mail-sent-again'
  | 'mail-template-changed'
  | 'mail-template-deleted'
  | 'candidate-stopped-mail'
  | 'candidate-allowed-mail'
  | 'interview-arranged'
  | 'interview-cancelled'
  | 'interview-times-offered'
  | 'interview-times-withdrawn'
  | 'interview-time-picked'
  | 'scorecard-filled'
  | 'scorecard-removed'
  | 'scorecard-lines-changed'
  | 'consent-rule-set'
  | 'consent-asked'
  | 'consent-renewed'
  | 'consent-withdrawn'
  | 'calendar-address-made'
  | 'calendar-address-revoked';

/** A name for something that leads back to it only for who has both the thing and this installation's secret. */
export async function pseudonym(of: string): Promise<string> {
  return createHmac('sha256', await secret('audit-pseudonym'))
    .update(of)
    .digest('base64url')
    .slice(0, 22);
}

type Entry = {
  actorId: string | null;
  action: AuditedAction;
  subject?: string;
  detail?: Record<string, string | number>;
};

async function rowOf({ actorId, action, subject, detail }: Entry) {
  return {
    actor_id: actorId,
    action,
    subject: subject === undefined ? null : await pseudonym(subject),
    detail: detail === undefined ? null : JSON.stringify(detail),
  };
}

/**
 * Writes entries. `detail` must hold nothing that identifies a candidate or a job. What visitors of a demonstration look at or
 * download is nobody else's business.
 */
export async function audit(executor: Executor, ...given: Entry[]): Promise<void> {
  const entries = given.filter(({ actorId }) => actorId !== VISITOR_ID);
  if (entries.length === 0) return;
  await executor
    .insertInto('audit')
    .values(await Promise.all(entries.map(rowOf)))
    .execute();
}
