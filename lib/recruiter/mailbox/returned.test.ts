import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { togetherOn } from '../collaboration/together';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { letterDesk, sendLetterAgain, sendLetters } from '../letters/send';
import { startLetters } from '../letters/worker';
import { given } from '../testing/given';
import { idsByName, lettersSettled, sendBy } from '../testing/letters';
import { startMailServer, testMail } from '../testing/mail-server';
import { startTestParser } from '../testing/parser';
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

beforeAll(async () => {
  [parser, inbox, outbox] = [await startTestParser(), await startMailServer(), await startSmtpServer()];
  Object.assign(process.env, {
    PRIVATE_HOSTS: `127.0.0.1:${inbox.port},127.0.0.1:${outbox.port}`,
    ...{ IMAP_HOST: '127.0.0.1', IMAP_PORT: String(inbox.port), IMAP_SECURITY: 'none' },
    ...{ IMAP_USER: 'jobs', IMAP_PASSWORD: 'letter box', MAIL_PER_MINUTE: '1000' },
  });
  recruiter = await memberOfRole('recruiter');
  await sendBy(await memberOfRole('owner'), outbox.port);
  await startUploadWorker();
  await startLetters();
});

afterAll(async () => {
  await shutdown();
  await Promise.all([inbox.stop(), outbox.stop()]);
  parser.stop();
});

const mail = () => ({ whom: { ids: [candidate] }, jobId: null, subject: 'Free?', body: 'Are you free?' });
const send = () => sendLetters(recruiter, { ...mail(), key: randomUUID() });
const sentId = () => /^Message-ID: (<.+>)\r?$/im.exec(outbox.received.at(-1)?.content ?? '')?.[1] ?? '';

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier'] as const) await db.deleteFrom(table).execute();
  outbox.received.length = 0;
  await upload(recruiter, { name: 'Noor Haddad', email: 'Noor@example.net' });
  candidate = (await idsByName(recruiter))['Noor Haddad'] ?? '';
  given(await send());
  await lettersSettled();
});

type Report = {
  fields: string[];
  /** Header of the mail that came back, and whether all of it does. */
  original?: string;
  part?: 'text/rfc822-headers' | 'message/rfc822' | 'message/rfc822-headers';
  status?: string;
};

/** A report as mail servers write it: words for people, fields for programs, and the mail or its header. */
function report({
  fields,
  original,
  part = 'message/rfc822',
  status = 'message/delivery-status',
}: Report): string {
  const id = original ?? sentId();
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
    'To: jobs@example.org',
    `Message-ID: <${randomUUID()}@mx.example.org>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="rep"',
    '',
    '--rep\r\nContent-Type: text/plain; charset=us-ascii\r\n\r\nI am sorry to inform you.',
    `--rep\r\nContent-Type: ${status}\r\n\r\n${fields.join('\r\n')}\r\n`,
    `--rep\r\nContent-Type: ${part}\r\n\r\nFrom: A <alerts@example.org>\r\nSubject: Free?\r\nMessage-ID: ${id}\r\n\r\nAre you free?`,
    '--rep--\r\n',
  ].join('\r\n');
}

const PERMANENT = [
  'Reporting-MTA: dns; mx.example.org',
  'Arrival-Date: Mon, 23 Nov 2026 10:00:00 +0000',
  '',
  'Final-Recipient: rfc822; noor@example.net',
  'Original-Recipient: rfc822;noor@example.net',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <noor@example.net>: Recipient address rejected:',
  '    User unknown',
];

async function letters() {
  while (await lookIntoMailbox());
  return given(await togetherOn(recruiter, candidate)).letters;
}

const problem = async () => given(await letterDesk(recruiter, mail())).people[0]?.problem;

describe('a mail that came back', () => {
  it.each<[string, Report]>([
    ['with the whole mail', { fields: PERMANENT }],
    ['with its header alone', { fields: PERMANENT, part: 'text/rfc822-headers' }],
    ['in UTF-8 (RFC 6533)', { fields: PERMANENT, status: 'message/global-delivery-status' }],
    [
      'from where it was forwarded to',
      {
        fields: [
          ...PERMANENT.slice(0, 3),
          'Final-Recipient: rfc822;n@other.example',
          'Action: Failed',
          'Status: 5.2.1 (off)',
        ],
      },
    ],
    [
      'among other recipients',
      {
        fields: [
          ...[
            'Reporting-MTA: dns; mx',
            '',
            'Final-Recipient: rfc822; other@example.net',
            'Action: delivered',
            'Status: 2.0.0',
          ],
          ...PERMANENT.slice(2),
        ],
      },
    ],
  ])('is shown on the history, and stops further mails: %s', async (_what, given_) => {
    inbox.deliver(report(given_));
    const [letter] = await letters();
    expect(letter).toMatchObject({ state: 'returned', answers: [] });
    expect(letter?.problem).toMatch(
      /^It came back\. The other mail server said: (?:550 5\.1\.1 .*User unknown|5\.2\.1)$/,
    );
    expect(await problem()).toBe('An e-mail to this address came back.');
    expect(await send()).toMatchObject({ problem: { code: 'invalid' } });
    expect(inbox.unread()).toBe(0);
  });

  it('stops mails that wait already', async () => {
    given(await send());
    inbox.deliver(report({ fields: PERMANENT }));
    await letters();
    await lettersSettled();
    expect(outbox.received).toHaveLength(1);
    expect((await letters()).map(({ state }) => state)).toEqual(['failed', 'returned']);
  });

  it('may be sent again, which its old report does not undo', async () => {
    inbox.deliver(report({ fields: PERMANENT }));
    const [letter] = await letters();
    given(await sendLetterAgain(recruiter, { id: letter?.id ?? '' }));
    await lettersSettled();
    inbox.markUnread();
    expect((await letters())[0]).toMatchObject({ state: 'sent', problem: null });
    expect(await problem()).toBeNull();
    inbox.deliver(report({ fields: PERMANENT }));
    expect((await letters())[0]?.state).toBe('returned');
    expect(await problem()).not.toBeNull();
  });

  it('stops nothing where a server only gave up', async () => {
    const fields = PERMANENT.map((line) => line.replace('Status: 5.1.1', 'Status: 4.4.7'));
    inbox.deliver(report({ fields }));
    expect((await letters())[0]?.state).toBe('returned');
    expect(await problem()).toBeNull();
  });
});

describe('a mail that did not come back', () => {
  it.each<[string, (fields: string[]) => string]>([
    [
      'one that is late',
      (fields) => report({ fields: fields.map((line) => line.replace('failed', 'delayed')) }),
    ],
    [
      'one that arrived',
      (fields) => report({ fields: fields.map((line) => line.replace('failed', 'delivered')) }),
    ],
    ['one of somebody else', (fields) => report({ fields, original: `<${randomUUID()}@localhost>` })],
    ['one without its header', (fields) => report({ fields, original: '<none@example.org>' })],
    [
      'one whose report is of others',
      (fields) => {
        const others = fields.map((line) => line.replaceAll('noor@', 'other@'));
        return report({ fields: [...others, '', ...others.slice(3)] });
      },
    ],
    [
      'an answer that quotes a report',
      (fields) => testMail({ headers: [`In-Reply-To: ${sentId()}`], text: fields.join('\n') }),
    ],
  ])('stays as it is: %s', async (_what, written) => {
    inbox.deliver(written(PERMANENT));
    expect((await letters())[0]?.state).toBe('sent');
    expect(await problem()).toBeNull();
  });
});
