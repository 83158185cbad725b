import { z } from 'zod';
import { MAIL_SECURITY } from '../mailbox/types';
import { CONTROLS } from '../one-line';
import { done, type Outcome, refused } from '../outcome';
import { records } from '../store';
import { audit } from '../store/audit';
import { defineUseCase } from '../use-case';
import { findMailServer, keepMailServer, type MailServer, mailIsSet, mailState, noteAttempt } from './stored';
import { MailError, sendTrial } from './transport';
import type { MailServerState } from './types';

const NO_SERVER = {
  ...{ from: 'nowhere' as const, host: '', port: 587, security: 'starttls' as const, username: '' },
  ...{ passwordIsSet: false, sender: '' },
};

/** The server that mail is sent by, without its password. Owners only. */
export const mailServerSettings = defineUseCase(
  'owner',
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

/** Whether alerts can come by mail. Viewers may. */
export const canMail = defineUseCase(
  'viewer',
  z.void(),
  async (): Promise<Outcome<boolean>> => done(await mailIsSet()),
);

const line = (message: string) => z.string().trim().min(1, message).max(300, 'Use at most 300 characters.');
/** An address, alone or in angle brackets behind a name, and no more than one. */
const SENDER = /^(?:[^<>@,;:"\\]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

/** An empty password keeps the one that is set. */
const MAIL_SERVER = z.object({
  host: line('Enter the name of the mail server.').regex(
    /^[\w.:-]+$/,
    'Enter a name such as smtp.example.com.',
  ),
  port: z.coerce
    .number('Enter a port.')
    .int('Enter a port.')
    .min(1, 'Enter a port.')
    .max(65_535, 'Enter a port.'),
  security: z.enum(MAIL_SECURITY),
  username: z.string().trim().max(300).default(''),
  password: z.string().max(1000).default(''),
  sender: line('Enter the address that mail is from.').refine(
    (sender) => sender.search(CONTROLS) < 0 && SENDER.test(sender),
    {
      error: 'Enter an address such as Shortlist <alerts@example.com>.',
    },
  ),
});

const ASKED_AGAIN =
  'Enter the password. It is asked for again when the server, its security or the user changes.';

/** The password that is set stays where none is given, unless it would go to another server or by a weaker way. */
async function withPassword(given: z.output<typeof MAIL_SERVER>): Promise<MailServer | undefined> {
  if (given.password || given.username === '') return given;
  const known = await findMailServer();
  if (known?.from !== 'settings') return undefined;
  const isSame = (['host', 'port', 'security', 'username'] as const).every(
    (name) => known.server[name] === given[name],
  );
  return isSame ? { ...given, password: known.server.password } : undefined;
}

/** Sets the server; mail is sent by it from now on. Owners only. */
export const setMailServer = defineUseCase(
  'owner',
  MAIL_SERVER,
  async (actor, given): Promise<Outcome<null>> => {
    const server = await withPassword(given);
    if (!server) return refused('invalid', ASKED_AGAIN, 'password');
    await keepMailServer(server, actor.id);
    await audit(await records(), { actorId: actor.id, action: 'mail-server-set' });
    return done(null);
  },
);

/** Sends whoever asks a mail by a server, whether it is set or not; says what is wrong. Owners only. */
export const testMailServer = defineUseCase(
  'owner',
  MAIL_SERVER,
  async (actor, given): Promise<Outcome<{ message: string }>> => {
    const server = await withPassword(given);
    if (!server) return refused('invalid', ASKED_AGAIN, 'password');
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
