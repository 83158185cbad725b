import { config } from '@/lib/config';
import { seal, unseal } from '@/lib/platform';
import { records } from '../ground/store';
import type { MailHost } from '../mail/host';

/** The secret of the installation by which the password is sealed. */
const MAILBOX_SECRET = 'mailbox-secret';
const OWNER = 'mailbox';

/** Settings for opening a mailbox. */
export type Mailbox = MailHost & { folder: string; doneFolder: string };

async function mailboxRow() {
  const db = await records();
  return db.selectFrom('mailbox').selectAll().executeTakeFirst();
}

function mailboxOfEnvironment(): Mailbox | undefined {
  const { IMAP_HOST, IMAP_PORT, IMAP_SECURITY, IMAP_USER, IMAP_PASSWORD, IMAP_FOLDER, IMAP_DONE_FOLDER } =
    config();
  if (!IMAP_HOST || !IMAP_USER || !IMAP_PASSWORD) return undefined;
  return {
    ...{ host: IMAP_HOST, port: IMAP_PORT, security: IMAP_SECURITY, username: IMAP_USER },
    ...{ password: IMAP_PASSWORD, folder: IMAP_FOLDER, doneFolder: IMAP_DONE_FOLDER },
  };
}

/** Returns the mailbox that owners have set, else that of the environment; undefined without either. */
export async function findMailbox() {
  const row = await mailboxRow();
  if (!row) {
    const mailbox = mailboxOfEnvironment();
    return mailbox && { mailbox, from: 'environment' as const, setBy: null, lookedAt: null, problem: null };
  }
  const { host, port, security, username, folder, done_folder: doneFolder } = row;
  const password = await unseal(MAILBOX_SECRET, row.secret, OWNER);
  return {
    mailbox: { host, port, security, username, password, folder, doneFolder },
    from: 'settings' as const,
    setBy: row.set_by,
    lookedAt: row.looked_at?.toISOString() ?? null,
    problem: row.problem,
  };
}

/** Keeps a mailbox with its password sealed. */
export async function keepMailbox({ password, doneFolder, ...rest }: Mailbox, setBy: string): Promise<void> {
  const secret = await seal(MAILBOX_SECRET, password, OWNER);
  const row = { ...rest, secret, done_folder: doneFolder, set_by: setBy, looked_at: null, problem: null };
  const db = await records();
  await db
    .insertInto('mailbox')
    .values(row)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(row))
    .execute();
}

/** Notes the result of checking the mailbox. */
export async function noteLook(problem: string | null): Promise<void> {
  const db = await records();
  await db.updateTable('mailbox').set({ looked_at: new Date(), problem }).execute();
}
