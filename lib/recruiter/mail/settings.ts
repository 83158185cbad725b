import { z } from 'zod';
import { CONTROLS } from '../ground/one-line';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { ENTER_PASSWORD, mailHostFields, requiredLine, withKnownPassword } from './host';
import { findMailServer, keepMailServer, type MailServer, mailIsSet, mailState, noteAttempt } from './stored';
import { MailError, sendTrial } from './transport';
import type { MailServerState } from './types';

const NO_SERVER = {
  ...{ from: 'nowhere' as const, host: '', port: 587, security: 'starttls' as const, username: '' },
  ...{ passwordIsSet: false, sender: '' },
};

/** The server that mail is sent by, without its password. Owners only. */
export const mailServerSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<MailServerState>> => {
    const found = await findMailServer();
    if (!found) return done({ ...NO_SERVER, sentAt: null, problem: null });
    const { password, ...shown } = found.server;
    const { sent_at, problem } = await mailState();
    return done({
      ...{ from: found.from, ...shown, passwordIsSet: password !== '' },
      ...{ sentAt: sent_at?.toISOString() ?? null, problem },
    });
  },
);

/** Returns whether alerts can come by mail. Any member. */
export const canMail = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<boolean>> => done(await mailIsSet()),
);

/** Exactly one address, with or without a name and angle brackets. */
const SENDER = /^(?:[^<>@,;:"\\]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

const MAIL_SERVER = z.object({
  ...mailHostFields('smtp.example.com'),
  username: z.string().trim().max(300).default(''),
  sender: requiredLine('Enter the address that mail is from.').refine(
    (sender) => sender.search(CONTROLS) < 0 && SENDER.test(sender),
    {
      error: 'Enter an address such as Shortlist <alerts@example.com>.',
    },
  ),
});

async function withPassword(given: MailServer): Promise<MailServer | undefined> {
  if (given.username === '') return given;
  const known = await findMailServer();
  return withKnownPassword(given, known?.from === 'settings' ? known.server : undefined);
}

/** Sets the server; mail is sent by it from now on. Owners only. */
export const setMailServer = defineUseCase(
  'owner',
  MAIL_SERVER,
  async (actor, given): Promise<Outcome<null>> => {
    const server = await withPassword(given);
    if (!server) return refused('invalid', ENTER_PASSWORD, 'password');
    await keepMailServer(server, actor.id);
    await audit(await records(), { actorId: actor.id, action: 'mail-server-set' });
    return done(null);
  },
);

/** Sends the caller a mail through a server, whether it is set or not; returns the problem. Owners only. */
export const testMailServer = defineUseCase(
  'owner',
  MAIL_SERVER,
  async (actor, given): Promise<Outcome<{ message: string }>> => {
    const server = await withPassword(given);
    if (!server) return refused('invalid', ENTER_PASSWORD, 'password');
    try {
      await sendTrial(server, { name: actor.name, address: actor.email });
      return done({ message: `It works. A test was sent to ${actor.email}.` });
    } catch (error) {
      if (error instanceof MailError) return refused('invalid', error.message);
      throw error;
    }
  },
);

/** Forgets the server that was set; that of the environment counts again, where there is one. Owners only. */
export const removeMailServer = defineUseCase('owner', z.void(), async (actor): Promise<Outcome<null>> => {
  const db = await records();
  await db.deleteFrom('mail_server').execute();
  await noteAttempt(null);
  await audit(db, { actorId: actor.id, action: 'mail-server-removed' });
  return done(null);
});
