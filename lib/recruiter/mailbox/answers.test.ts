import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { togetherOn } from '../collaboration/together';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { sendLetters } from '../letters/send';
import { startLetters } from '../letters/worker';
import { idsByName, lettersSettled, sendBy } from '../testing/letters';
import { startMailServer, testMail } from '../testing/mail-server';
import { startTestParser, testDocument } from '../testing/parser';
import { startSmtpServer } from '../testing/smtp-server';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { lookIntoMailbox } from './worker';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let inbox: Awaited<ReturnType<typeof startMailServer>>;
let outbox: Awaited<ReturnType<typeof startSmtpServer>>;
let recruiter: Actor;
let candidate: string;
let messageId: string;

beforeAll(async () => {
  [parser, inbox, outbox] = [await startTestParser(), await startMailServer(), await startSmtpServer()];
  Object.assign(process.env, {
    PRIVATE_HOSTS: `127.0.0.1:${inbox.port},127.0.0.1:${outbox.port}`,
    ...{ IMAP_HOST: '127.0.0.1', IMAP_PORT: String(inbox.port), IMAP_SECURITY: 'none' },
    ...{ IMAP_USER: 'jobs', IMAP_PASSWORD: 'letter box' },
  });
  recruiter = await memberOfRole('recruiter');
  await sendBy(await memberOfRole('owner'), outbox.port);
  await startUploadWorker();
  await startLetters();
  await upload(recruiter, { name: 'Noor Haddad', email: 'noor@example.net' });
  candidate = (await idsByName(recruiter))['Noor Haddad'] ?? '';
  const mail = { whom: { ids: [candidate] }, jobId: null, subject: 'Free?', body: 'Are you free?' };
  await sendLetters(recruiter, { ...mail, key: randomUUID() });
  await lettersSettled();
  messageId = /^Message-ID: (<.+>)\r?$/im.exec(outbox.received[0]?.content ?? '')?.[1] ?? '';
});

afterAll(async () => {
  await shutdown();
  await Promise.all([inbox.stop(), outbox.stop()]);
  parser.stop();
});

async function answers() {
  while (await lookIntoMailbox());
  const together = await togetherOn(recruiter, candidate);
  return together.ok ? together.value.letters.flatMap((letter) => letter.answers) : [];
}

it('keeps an answer with the mail that it names, once however often it is read', async () => {
  const text = 'Yes, from May.\n\nNoor\n\nOn Monday A recruiter wrote:\n> Are you free?\n> --';
  inbox.deliver(testMail({ subject: 'Re: Free?', headers: [`In-Reply-To: ${messageId}`], text }));
  const kept = await answers();
  expect(kept).toMatchObject([
    {
      from: 'Noor Sender, noor@example.org',
      subject: 'Re: Free?',
      text: 'Yes, from May.\n\nNoor',
      automatic: false,
    },
  ]);
  inbox.markUnread();
  expect(await answers()).toEqual(kept);
});

it('knows an answer by the thread it is in, reads HTML as words, and takes the CV in it as any other', async () => {
  const files = [{ name: 'cv.txt', bytes: testDocument({ name: 'Noor Haddad', email: 'noor@example.net' }) }];
  const headers = [`References: <other@example.org> ${messageId}`];
  inbox.deliver(testMail({ headers, files }));
  expect((await answers()).at(-1)?.text).toBe('Please find my CV attached.');
  const db = await records();
  expect(await db.selectFrom('arrival').select('email').execute()).toEqual([{ email: 'noor@example.org' }]);
});

it('says of an answer that a program sent it', async () => {
  const headers = [`In-Reply-To: ${messageId}`, 'Auto-Submitted: auto-replied'];
  inbox.deliver(testMail({ headers, text: 'I am away.' }));
  expect((await answers()).at(-1)).toMatchObject({ text: 'I am away.', automatic: true });
});

it('keeps nothing of a mail that names none of ours', async () => {
  const before = (await answers()).length;
  const strange = [
    `<${randomUUID()}@localhost>`,
    messageId.replace('@localhost', '@example.org'),
    '<x@localhost>',
    '',
  ];
  inbox.deliver(...strange.map((id) => testMail({ headers: [`In-Reply-To: ${id}`], text: 'Hello' })));
  expect(await answers()).toHaveLength(before);
  expect(inbox.unread()).toBe(0);
});
