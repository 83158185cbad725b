import { z } from 'zod';
import { done, type Outcome, refused } from '../outcome';
import { records } from '../store';
import { audit } from '../store/audit';
import { defineUseCase } from '../use-case';
import { MailboxError } from './client';
import { countUnread } from './fetch';
import { findMailbox, keepMailbox, type Mailbox } from './stored';
import { MAIL_SECURITY, type MailboxState, type MailboxTest } from './types';
import { askForMail } from './worker';

const NO_MAILBOX: MailboxState = {
  ...{ from: 'nowhere', host: '', port: 993, security: 'tls', username: '', passwordIsSet: false },
  ...{ folder: 'INBOX', doneFolder: '', lookedAt: null, problem: null },
};

/** The mailbox that CVs are fetched from, without its password. Owners only. */
export const mailboxSettings = defineUseCase('owner', z.void(), async (): Promise<Outcome<MailboxState>> => {
  const found = await findMailbox();
  if (!found) return done(NO_MAILBOX);
  const { mailbox, from, lookedAt, problem } = found;
  const { password, ...shown } = mailbox;
  return done({ from, ...shown, passwordIsSet: password !== '', lookedAt, problem });
});

const line = (message: string) => z.string().trim().min(1, message).max(300, 'Use at most 300 characters.');

/** An empty password keeps the one that is set. */
const MAILBOX = z.object({
  host: line('Enter the name of the mail server.').regex(
    /^[\w.:-]+$/,
    'Enter a name such as imap.example.com.',
  ),
  port: z.coerce
    .number('Enter a port.')
    .int('Enter a port.')
    .min(1, 'Enter a port.')
    .max(65_535, 'Enter a port.'),
  security: z.enum(MAIL_SECURITY),
  username: line('Enter the user.'),
  password: z.string().max(1000).default(''),
  folder: line('Enter a folder such as INBOX.'),
  doneFolder: z.string().trim().max(300).default(''),
});

const ASKED_AGAIN =
  'Enter the password. It is asked for again when the server, its security or the user changes.';

/** The password that is set stays where none is given, unless it would go to another server or by a weaker way. */
async function withPassword(given: z.output<typeof MAILBOX>): Promise<Mailbox | undefined> {
  if (given.password) return given;
  const known = await findMailbox();
  if (known?.from !== 'settings') return undefined;
  const isSame = (['host', 'port', 'security', 'username'] as const).every(
    (name) => known.mailbox[name] === given[name],
  );
  return isSame ? { ...given, password: known.mailbox.password } : undefined;
}

/** Sets the mailbox; CVs are fetched from it from now on. Owners only. */
export const setMailbox = defineUseCase('owner', MAILBOX, async (actor, given): Promise<Outcome<null>> => {
  const mailbox = await withPassword(given);
  if (!mailbox) return refused('invalid', ASKED_AGAIN, 'password');
  await keepMailbox(mailbox, actor.id);
  await audit(await records(), { actorId: actor.id, action: 'mailbox-set' });
  await askForMail();
  return done(null);
});

/** Tries a mailbox without changing anything in it; says what is wrong. Owners only. */
export const testMailbox = defineUseCase(
  'owner',
  MAILBOX,
  async (_actor, given): Promise<Outcome<MailboxTest>> => {
    const mailbox = await withPassword(given);
    if (!mailbox) return refused('invalid', ASKED_AGAIN, 'password');
    try {
      const unread = await countUnread(mailbox);
      const mails = unread === 1 ? '1 unread mail' : `${unread} unread mails`;
      return done({ unread, message: `It works. ${mails} in “${mailbox.folder}”.` });
    } catch (error) {
      if (error instanceof MailboxError) return refused('invalid', error.message);
      throw error;
    }
  },
);

/** Forgets the mailbox that was set; that of the environment counts again, where there is one. Owners only. */
export const removeMailbox = defineUseCase('owner', z.void(), async (actor): Promise<Outcome<null>> => {
  const db = await records();
  await db.deleteFrom('mailbox').execute();
  await audit(db, { actorId: actor.id, action: 'mailbox-removed' });
  return done(null);
});
