import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { ENTER_PASSWORD, mailHostFields, requiredLine, withKnownPassword } from '../mail/host';
import { MailboxError } from './client';
import { countUnread } from './fetch';
import { findMailbox, keepMailbox, type Mailbox } from './stored';
import type { MailboxState, MailboxTest } from './types';
import { askForMail } from './worker';

const NO_MAILBOX: MailboxState = {
  ...{ from: 'nowhere', host: '', port: 993, security: 'tls', username: '', passwordIsSet: false },
  ...{ folder: 'INBOX', doneFolder: '', lookedAt: null, problem: null },
};

/** The mailbox that CVs are fetched from, without its password. Owners only. */
export const mailboxSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<MailboxState>> => {
    const found = await findMailbox();
    if (!found) return done(NO_MAILBOX);
    const { mailbox, from, lookedAt, problem } = found;
    const { password, ...shown } = mailbox;
    return done({ from, ...shown, passwordIsSet: password !== '', lookedAt, problem });
  },
);

const MAILBOX = z.object({
  ...mailHostFields('imap.example.com'),
  username: requiredLine('Enter the user.'),
  folder: requiredLine('Enter a folder such as INBOX.'),
  doneFolder: z.string().trim().max(300).default(''),
});

async function withPassword(given: Mailbox): Promise<Mailbox | undefined> {
  const known = await findMailbox();
  return withKnownPassword(given, known?.from === 'settings' ? known.mailbox : undefined);
}

/** Sets the mailbox; CVs are fetched from it from now on. Owners only. */
export const setMailbox = defineUseCase('owner', MAILBOX, async (actor, given): Promise<Outcome<null>> => {
  const mailbox = await withPassword(given);
  if (!mailbox) return refused('invalid', ENTER_PASSWORD, 'password');
  await keepMailbox(mailbox, actor.id);
  await audit(await records(), { actorId: actor.id, action: 'mailbox-set' });
  await askForMail();
  return done(null);
});

/** Tries a mailbox without changing anything in it; returns the problem. Owners only. */
export const testMailbox = defineUseCase(
  'owner',
  MAILBOX,
  async (_actor, given): Promise<Outcome<MailboxTest>> => {
    const mailbox = await withPassword(given);
    if (!mailbox) return refused('invalid', ENTER_PASSWORD, 'password');
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
