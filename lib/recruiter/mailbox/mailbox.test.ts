import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shutdown } from '@/lib/platform';
import { freePort } from '@/lib/platform/testing/free-port';
import { candidateArrivals } from '../applications/list';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { candidateProvenance } from '../privacy/provenance';
import { startMailServer, testMail } from '../testing/mail-server';
import { startTestParser, type TestDocument, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { startUploadWorker } from '../uploads/worker';
import { attachmentsIn } from './attachments';
import { mailboxSettings, removeMailbox, setMailbox, testMailbox } from './settings';
import { lookIntoMailbox } from './worker';

process.env.MAX_DOCUMENT_MB = '1';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let server: Awaited<ReturnType<typeof startMailServer>>;
let closedPort: number;
let owner: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  server = await startMailServer();
  closedPort = await freePort();
  process.env.PRIVATE_HOSTS = `127.0.0.1:${server.port},localhost:${server.port},127.0.0.1:${closedPort}`;
  owner = await memberOfRole('owner');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  await server.stop();
  parser.stop();
});

const settings = (change: object = {}) => ({
  ...{ host: '127.0.0.1', port: server.port, security: 'none' as const, username: 'jobs' },
  ...{ password: 'letter box', folder: 'INBOX', doneFolder: '' },
  ...change,
});

const cv = (document: TestDocument, name = 'cv.txt') => ({ name, bytes: testDocument(document) });

async function arrivals() {
  const db = await records();
  return db
    .selectFrom('arrival')
    .innerJoin('upload_item', 'upload_item.id', 'arrival.item_id')
    .select(['upload_item.name as document', 'arrival.name', 'email', 'subject', 'consent'])
    .orderBy('arrived_at')
    .orderBy('upload_item.name')
    .execute();
}

describe('a test of the mailbox', () => {
  it.each([
    ['a wrong password', { password: 'nope' }, 'refused the user or the password'],
    ['a closed port', () => ({ port: closedPort }), 'Nothing answers at'],
    ['TLS where there is none', { security: 'tls' }, 'does not speak TLS at once'],
    ['STARTTLS where there is none', { security: 'starttls' }, 'offers no STARTTLS'],
    ['an unknown folder', { folder: 'Nowhere' }, 'There is no folder “Nowhere”'],
    ['an unknown folder to move to', { doneFolder: 'Nowhere' }, 'There is no folder “Nowhere” to move'],
    ['an unknown name', { host: 'imap.invalid' }, 'The name imap.invalid is not known'],
    ['a private address', { host: '127.0.0.1', port: 25 }, 'inside a private network'],
    ['no server', { host: 'a b' }, 'Enter a name'],
  ])('says what is wrong with %s', async (_what, change, message) => {
    const given = settings(typeof change === 'function' ? change() : change);
    expect(await testMailbox(owner, given)).toMatchObject({
      problem: { message: expect.stringContaining(message) },
    });
  });

  it('gives up on a server that speaks another protocol', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    process.env.PRIVATE_HOSTS = '';
    const outcome = await testMailbox(owner, settings({ port }));
    expect(outcome.ok).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  it('works, counts and changes nothing', async () => {
    server.deliver(testMail({ files: [cv({ name: 'Tested Only' })], id: '<test@x>' }));
    expect(await testMailbox(owner, settings({ doneFolder: 'Done' }))).toMatchObject({
      value: { unread: 1 },
    });
    expect(server.unread()).toBe(1);
    expect(await arrivals()).toEqual([]);
  });
});

describe('the password', () => {
  it('is sealed, never shown, and asked for again where it would go elsewhere', async () => {
    expect(await setMailbox(owner, settings())).toEqual({ ok: true, value: null });
    const db = await records();
    expect(JSON.stringify(await db.selectFrom('mailbox').selectAll().execute())).not.toContain('letter box');
    const shown = await mailboxSettings(owner);
    expect(shown).toMatchObject({ value: { from: 'settings', passwordIsSet: true } });
    expect(JSON.stringify(shown)).not.toContain('letter box');
    expect(await setMailbox(owner, settings({ password: '' }))).toEqual({ ok: true, value: null });
    for (const change of [{ host: 'localhost' }, { username: 'other' }, { security: 'starttls' }])
      expect(await setMailbox(owner, settings({ password: '', ...change }))).toMatchObject({
        problem: { field: 'password' },
      });
  });
});

describe('unread mails', () => {
  it('become candidates once, with their sender, whenever the server is killed in between', async () => {
    server.deliver(
      testMail({
        from: '=?utf-8?Q?J=C3=B8rn_=22Evil=22?= <jorn@example.org>',
        subject: '=?utf-8?Q?Bewerbung_f=C3=BCr_den_Hafen?=',
        files: [
          cv({ name: 'Jorn Mail' }, 'lebenslauf ü.txt'),
          { name: 'photo.jpg', bytes: Buffer.from('x') },
        ],
      }),
      testMail({ files: [] }),
    );
    expect(await lookIntoMailbox()).toBe(false);
    expect(server.unread()).toBe(0);
    const all = await arrivals();
    expect(all.map(({ document }) => document)).toEqual(['cv.txt', 'lebenslauf ü.txt']);
    expect(all[1]).toMatchObject({
      email: 'jorn@example.org',
      subject: 'Bewerbung für den Hafen',
      consent: null,
    });
    // As after a kill between keeping the CVs and marking the mails.
    server.markUnread();
    await lookIntoMailbox();
    expect(await arrivals()).toHaveLength(2);
    expect(await mailboxSettings(owner)).toMatchObject({
      value: { problem: null, lookedAt: expect.any(String) },
    });
  });

  it('tell where a candidate came from, and nothing of consent', async () => {
    const db = await records();
    const id = await vi.waitFor(
      async () =>
        (
          await db
            .selectFrom('dossier')
            .select('id')
            .where('name', '=', 'Jorn Mail')
            .executeTakeFirstOrThrow()
        ).id,
      { timeout: 10_000 },
    );
    expect(await candidateProvenance(owner, id)).toMatchObject({
      value: { source: 'Mail from jorn@example.org: Bewerbung für den Hafen', basis: 'unknown', since: null },
    });
    expect(await candidateArrivals(owner, id)).toMatchObject({ value: [{ channel: 'mail', consent: null }] });
    const told = db.selectFrom('queue_task').select('subject').where('name', '=', 'announce-import');
    expect(await told.where('subject', '=', id).execute()).toHaveLength(1);
  });

  it('come in by their text where that may be the CV, and no program wrote it', async () => {
    const before = (await arrivals()).length;
    const text = [
      'Rowan Ashgrove, rowan@mail.example, Leeds',
      'I work with plants and people, and led a team of six in the gardens of the town for many years.',
      'Experience: Head Gardener, Kewside Nurseries, 2018 - 2024. Gardener, Town of Leeds, 03/2011 – 05/2018.',
      'Education: Diploma in Horticulture, Askham Bryan College, 2008 - 2011. Languages: English, French, some Welsh.',
    ].join('\r\n\r\n');
    server.deliver(
      testMail({ subject: 'In the text', text }),
      testMail({ subject: 'A list', text, headers: ['List-Unsubscribe: <https://list.example/u>'] }),
      testMail({ subject: 'A robot', text, headers: ['Auto-Submitted: auto-replied'] }),
      testMail({ subject: 'A question', text: 'How long was the post open in 2019? '.repeat(20) }),
    );
    while (await lookIntoMailbox());
    server.markUnread();
    while (await lookIntoMailbox());
    const came = (await arrivals()).slice(before);
    expect(came.map(({ document }) => document)).toEqual(['In the text.eml']);
  });

  it('come in whole or not at all, and what is too large is said and left unread', async () => {
    const before = (await arrivals()).length;
    const text = 'Gardener, Town of Leeds, 03/2011 – 05/2018. Head Gardener, Kewside, 2018 - 2024. '.repeat(
      8,
    );
    const picture = (bytes: number) => ({ name: 'garden.jpg', bytes: Buffer.alloc(bytes, 7) });
    server.deliver(
      testMail({ subject: 'With a picture', text, files: [picture(600_000)] }),
      testMail({ subject: 'With a large picture', text, files: [picture(2_500_000)] }),
      testMail({ subject: 'No CV, and large', text: 'See the garden.', files: [picture(2_500_000)] }),
    );
    while (await lookIntoMailbox());
    const came = (await arrivals()).slice(before);
    expect(came.map(({ document }) => document)).toEqual(['With a picture.eml']);
    expect(server.unread()).toBe(1);
    expect(await mailboxSettings(owner)).toMatchObject({
      value: { problem: 'A document of more than 1 MB is in one mail, which is left unread.' },
    });
    server.markRead();
  });

  it('are moved where that is wanted; a folder that went is said', async () => {
    await setMailbox(owner, settings({ doneFolder: 'Done' }));
    server.deliver(testMail({ files: [cv({ name: 'Moved Along' })] }));
    await lookIntoMailbox();
    expect(server.count('Done')).toBeGreaterThan(0);
    await setMailbox(owner, settings({ folder: 'Gone' }));
    expect(await lookIntoMailbox()).toBe(false);
    expect(await mailboxSettings(owner)).toMatchObject({
      value: { problem: expect.stringContaining('There is no folder “Gone”') },
    });
    await setMailbox(owner, settings());
  });

  it('that mean harm are bounded and end as any other', async () => {
    const before = (await arrivals()).length;
    const inner = testMail({ files: [cv({ name: 'Nested Person' }, 'nested.txt')] });
    server.deliver(
      testMail({
        subject: 'many',
        files: Array.from({ length: 1000 }, (_, n) => cv({ name: `P ${n}` }, `p${n}.txt`)),
      }),
      testMail({
        subject: 'huge',
        files: [{ name: 'huge.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2 ** 21)]) }],
      }),
      testMail({ subject: 'nested', inside: inner }),
      testMail({
        subject: 'spoofed',
        files: [
          { name: '../../../etc/passwd.pdf', bytes: Buffer.from('%PDF-1.7') },
          { name: 'cv.pdf', bytes: Buffer.from('MZ no PDF'), type: 'application/pdf' },
          { name: 'bomb.docx.zip', bytes: Buffer.from('PK\u0003\u0004') },
          { name: 'page.html', bytes: Buffer.from('<html><script>1</script>') },
        ],
      }),
      testMail({ subject: `long ${'x'.repeat(5000)}`, from: '', id: '', files: [cv({ name: 'No Sender' })] }),
      'no mail at all',
    );
    while (await lookIntoMailbox());
    const state = await mailboxSettings(owner);
    // This server has no part beyond the ninth: that mail is left, and those after it come in.
    expect(state).toMatchObject({
      value: {
        problem:
          'The server could not hand over one mail, which is left unread. A document of more than 1 MB is in one mail, which is left unread.',
      },
    });
    expect(server.unread()).toBe(2);
    const came = (await arrivals()).slice(before);
    expect(came.filter(({ subject }) => subject === 'many')).toHaveLength(8);
    expect(came.filter(({ subject }) => subject === 'huge')).toEqual([]);
    expect(came.map(({ document }) => document)).toContain('nested.txt');
    expect(came.filter(({ subject }) => subject === 'spoofed').map(({ document }) => document)).toEqual([
      'etc/passwd.pdf',
    ]);
    expect(Math.max(...came.map(({ subject }) => subject.length))).toBeLessThanOrEqual(200);
  });

  it('wait while no mailbox is set', async () => {
    await removeMailbox(owner);
    expect(await lookIntoMailbox()).toBeNull();
    expect(await mailboxSettings(owner)).toMatchObject({ value: { from: 'nowhere', host: '' } });
  });
});

it('looks at no more parts of a mail than it needs', () => {
  const leaf = { type: 'application/pdf', part: '9', size: 1, parameters: { name: 'cv.pdf' } };
  let deep: object = leaf;
  for (let depth = 0; depth < 50; depth += 1) deep = { type: 'multipart/mixed', childNodes: [deep] };
  type Structure = Parameters<typeof attachmentsIn>[0];
  expect(attachmentsIn(deep as Structure)).toEqual([]);
  expect(attachmentsIn(leaf as Structure)).toEqual([{ part: '9', name: 'cv.pdf', size: 1 }]);
});
