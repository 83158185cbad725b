import { config } from '@/lib/config';
import { seal, unseal } from '@/lib/platform';
import { records } from '../ground/store';
import type { MailHost } from './host';

/** The secret of the installation by which the password is sealed. */
const MAIL_SECRET = 'mail-secret';
const OWNER = 'mail-server';

/** Settings for sending mail; the user is empty where the server asks nobody to sign in. */
export type MailServer = MailHost & { sender: string };

function serverOfEnvironment(): MailServer | undefined {
  const { SMTP_HOST, SMTP_PORT, SMTP_SECURITY, SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = config();
  if (!SMTP_HOST || !MAIL_FROM) return undefined;
  return {
    ...{ host: SMTP_HOST, port: SMTP_PORT, security: SMTP_SECURITY, sender: MAIL_FROM },
    ...{ username: SMTP_USER, password: SMTP_PASSWORD },
  };
}

/** Returns the server that owners have set, else that of the environment; undefined without either. */
export async function findMailServer() {
  const db = await records();
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst();
  if (!row) {
    const server = serverOfEnvironment();
    return server && { server, from: 'environment' as const };
  }
  const { host, port, security, username, sender } = row;
  const password = await unseal(MAIL_SECRET, row.secret, OWNER);
  return { server: { host, port, security, username, password, sender }, from: 'settings' as const };
}

/** Returns whether mail can be sent at all. */
export async function mailIsSet(): Promise<boolean> {
  return (await findMailServer()) !== undefined;
}

/** Stores a server with its password sealed; the problem of the previous one is forgotten. */
export async function keepMailServer({ password, ...rest }: MailServer, setBy: string): Promise<void> {
  const row = { ...rest, secret: await seal(MAIL_SECRET, password, OWNER), set_by: setBy };
  const db = await records();
  await db
    .insertInto('mail_server')
    .values(row)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(row))
    .execute();
  await noteAttempt(null);
}

/** Returns when a mail was last accepted, and the problem at the last attempt. */
export async function mailState() {
  const db = await records();
  return db.selectFrom('mail_state').select(['sent_at', 'problem']).executeTakeFirstOrThrow();
}

/** Notes the result of the last attempt: accepted, or the problem. */
export async function noteAttempt(problem: string | null, sentAt?: Date): Promise<void> {
  const db = await records();
  await db
    .updateTable('mail_state')
    .set({ problem, ...(sentAt && { sent_at: sentAt }) })
    .execute();
}
