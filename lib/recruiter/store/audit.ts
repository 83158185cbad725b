import { createHmac } from 'node:crypto';
import { secret } from '@/lib/platform';
import type { Executor } from '.';

/** What is worth an entry of its own. */
export type AuditedAction =
  | 'owner-set-up'
  | 'member-invited'
  | 'member-joined'
  | 'member-role-changed'
  | 'member-disabled'
  | 'member-enabled'
  | 'password-changed'
  | 'candidate-deleted'
  | 'candidate-exported'
  | 'list-exported'
  | 'duplicate-decided'
  | 'service-account-created'
  | 'service-account-rotated'
  | 'service-account-revoked';

/** A name for something that leads back to it only for who has both the thing and this installation's secret. */
export async function pseudonym(of: string): Promise<string> {
  return createHmac('sha256', await secret('audit-pseudonym'))
    .update(of)
    .digest('base64url')
    .slice(0, 22);
}

/** Writes an entry. `detail` must hold nothing that identifies a candidate. */
export async function audit(
  executor: Executor,
  entry: {
    actorId: string | null;
    action: AuditedAction;
    subject?: string;
    detail?: Record<string, string | number>;
  },
): Promise<void> {
  await executor
    .insertInto('audit')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject === undefined ? null : await pseudonym(entry.subject),
      detail: entry.detail === undefined ? null : JSON.stringify(entry.detail),
    })
    .execute();
}
