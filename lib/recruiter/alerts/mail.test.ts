import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { shutdown } from '@/lib/platform';
import { freePort } from '@/lib/platform/testing/free-port';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import {
  canMail,
  mailServerSettings,
  removeMailServer,
  setMailServer,
  testMailServer,
} from '../mail/settings';
import { saveSearch } from '../saved/saved';
import { startTestMarket } from '../testing/market';
import { startSmtpServer } from '../testing/smtp-server';
import { memberOfRole } from '../testing/store';
import { setAlert } from './alerts';
import { alertsByMail, mailOffUrl, turnMailOff } from './mail-off';
import { postMailOff } from './mail-off-route';
import { startMailing } from './mailer';
import { tellDueAlerts } from './worker';

const DAY_MS = 24 * 60 * 60_000;

let market: Awaited<ReturnType<typeof startTestMarket>>;
let server: Awaited<ReturnType<typeof startSmtpServer>>;
let withTls: Awaited<ReturnType<typeof startSmtpServer>>;
let closedPort: number;
let owner: Actor;

beforeAll(async () => {
  market = await startTestMarket((path) => [200, path === 'search' ? { total_count: 4, results: [] } : {}]);
  [server, withTls] = await Promise.all([startSmtpServer(), startSmtpServer({ offersTls: true })]);
  closedPort = await freePort();
  const allowed = [server.port, withTls.port, closedPort].map((port) => `127.0.0.1:${port}`);
  process.env.PRIVATE_HOSTS = [...allowed, `localhost:${server.port}`].join();
  owner = await memberOfRole('owner');
}, 60_000);

afterEach(() => server.refuse(undefined));

afterAll(async () => {
  await shutdown();
  await Promise.all([server.stop(), withTls.stop()]);
  market.stop();
});

const settings = (change: object = {}) => ({
  ...{ host: '127.0.0.1', port: server.port, security: 'none' as const, username: 'alerts' },
  ...{ password: 'letter box', sender: 'Shortlist <alerts@example.org>' },
  ...change,
});

async function alertOf(actor: Actor, name: string, byMail = true): Promise<void> {
  const made = await saveSearch(actor, {
    ...{ kind: 'market', name, params: 'full_text=baker', pinned: false, shared: false },
  });
  if (!made.ok) throw new Error(made.problem.message);
  await setAlert(actor, { id: made.value.id, every: 'day', byMail, byWebhook: false });
}

/** Settles when every mail that waits was tried and none is on its way. */
function tried() {
  return vi.waitFor(
    async () => {
      const db = await records();
      const waiting = await db
        .selectFrom('queue_task')
        .select(['attempts', 'leased_until'])
        .where('name', '=', 'alert-mail')
        .execute();
      expect(waiting).not.toEqual([]);
      for (const { attempts, leased_until } of waiting)
        expect([attempts > 0, leased_until]).toEqual([true, null]);
    },
    { timeout: 20_000 },
  );
}

let daysOn = 0;
/** Each call is two days after the one before. */
function tellOfNextDays() {
  daysOn += 2;
  return tellDueAlerts(new Date(Date.now() + daysOn * DAY_MS));
}

async function mailsOf(memberId: string) {
  const db = await records();
  return db.selectFrom('alert_mail').selectAll().where('member_id', '=', memberId).execute();
}

/** Makes waiting tasks due now instead of later. */
async function hurry() {
  const db = await records();
  await db
    .updateTable('queue_task')
    .set({ run_at: new Date(0) })
    .where('name', '=', 'alert-mail')
    .execute();
}

const textOf = (content: string) => content.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('a test of the mail server', () => {
  it.each([
    ['a wrong password', { password: 'nope' }, 'refused the user or the password'],
    ['a closed port', () => ({ port: closedPort }), 'Nothing answers at'],
    ['TLS where there is none', { security: 'tls' }, 'does not speak TLS at once'],
    ['STARTTLS where there is none', { security: 'starttls' }, 'offers no STARTTLS'],
    [
      'a certificate that nobody vouches for',
      () => ({ port: withTls.port, security: 'starttls' }),
      'The certificate of 127.0.0.1 cannot be trusted',
    ],
    ['an unknown name', { host: 'smtp.invalid' }, 'The name smtp.invalid is not known'],
    ['a private address', { port: 25 }, 'inside a private network'],
    ['no sender', { sender: 'Shortlist' }, 'Enter an address such as'],
    ['two senders', { sender: 'a@example.org, b@example.org' }, 'Enter an address such as'],
    ['a line break', { sender: 'a@example.org\r\nBcc: b@example.org' }, 'Enter an address such as'],
  ])('says what is wrong with %s', async (_what, change, message) => {
    const given = settings(typeof change === 'function' ? change() : change);
    expect(await testMailServer(owner, given)).toMatchObject({
      problem: { message: expect.stringContaining(message) },
    });
  });

  it('gives up on a server that speaks another protocol', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => other.listen(closedPort, '127.0.0.1', resolve));
    expect(await testMailServer(owner, settings({ port: closedPort }))).toMatchObject({ ok: false });
    await new Promise((resolve) => other.close(resolve));
  });

  it('sends who asks one mail and sets nothing', async () => {
    expect(await testMailServer(owner, settings())).toMatchObject({ ok: true });
    expect(server.received).toMatchObject([{ to: [owner.email] }]);
    expect(await canMail(owner, undefined)).toEqual({ ok: true, value: false });
    server.received.length = 0;
  });
});

describe('the password', () => {
  it('is sealed, never shown, and asked for again where it would go elsewhere', async () => {
    expect(await setMailServer(owner, settings())).toEqual({ ok: true, value: null });
    const db = await records();
    const kept = await db.selectFrom('mail_server').selectAll().execute();
    const shown = await mailServerSettings(owner);
    expect(shown).toMatchObject({ value: { from: 'settings', passwordIsSet: true } });
    expect(JSON.stringify([kept, shown])).not.toContain('letter box');
    expect(await setMailServer(owner, settings({ password: '' }))).toEqual({ ok: true, value: null });
    for (const change of [{ host: 'localhost' }, { username: 'other' }, { security: 'starttls' }])
      expect(await setMailServer(owner, settings({ password: '', ...change }))).toMatchObject({
        problem: { field: 'password' },
      });
    expect(await canMail(owner, undefined)).toEqual({ ok: true, value: true });
  });
});

describe('an alert by mail', () => {
  it('is one mail of all that is new for a member, as text and HTML, and nobody else gets it', async () => {
    const [recruiter, other] = [await memberOfRole('recruiter'), await memberOfRole('viewer')];
    await alertOf(recruiter, 'Bakers & “cooks” <b>');
    await alertOf(recruiter, 'Millers');
    await alertOf(other, 'Unmailed', false);
    await tellOfNextDays();
    expect(await mailsOf(recruiter.id)).toHaveLength(2);
    await startMailing();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000 });
    const [mail] = server.received;
    const content = textOf(mail?.content ?? '');
    expect(mail?.to).toEqual([recruiter.email]);
    expect(content).toContain('From: Shortlist <alerts@example.org>');
    expect(content).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(content).toContain('4 new jobs of the market in');
    const [, html = ''] = content.split('Content-Type: text/html');
    expect(html).toContain('Bakers &amp; ');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toContain('<b>');
    expect(content).toMatch(/http:\/\/localhost:3000\/market\?full_text=baker&date__range=/);
    expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(content).toContain('Auto-Submitted: auto-generated');
    await vi.waitFor(async () => {
      const settled = await mailsOf(recruiter.id);
      expect(settled.every(({ sent_at }) => sent_at !== null)).toBe(true);
    });
    expect(await mailServerSettings(owner)).toMatchObject({
      value: { sentAt: expect.any(String), problem: null },
    });
  });

  it('is tried again after a refusal for now, under the same Message-ID, and sent once', async () => {
    server.received.length = 0;
    const before = server.attempts();
    server.refuse({ responseCode: 451, message: 'Try later', at: 'mail' });
    await tellOfNextDays();
    await vi.waitFor(() => expect(server.attempts()).toBeGreaterThan(before), { timeout: 20_000 });
    await vi.waitFor(async () =>
      expect(await mailServerSettings(owner)).toMatchObject({
        value: { problem: expect.stringContaining('Try later') },
      }),
    );
    server.refuse(undefined);
    await vi.waitFor(
      async () => {
        await hurry();
        expect(server.received).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    const [first] = server.received;
    expect(first?.content).toMatch(/^Message-ID: <[\da-f-]{36}@localhost>/m);
  });

  it('is given up where the recipient is refused for good, and the reason is kept', async () => {
    const recruiter = await memberOfRole('recruiter');
    server.received.length = 0;
    server.refuse({ responseCode: 550, message: 'No such mailbox', at: 'recipient' });
    await tellOfNextDays();
    await vi.waitFor(
      async () => {
        const mails = await mailsOf(recruiter.id);
        expect(mails.filter(({ problem }) => problem?.includes('No such mailbox'))).toHaveLength(2);
      },
      { timeout: 20_000 },
    );
    expect(server.received).toEqual([]);
  });

  it('goes to nobody who was disabled meanwhile', async () => {
    const leaver = await memberOfRole('recruiter', 'leaver@example.org');
    await alertOf(leaver, 'Last day');
    server.refuse({ responseCode: 451, message: 'Try later', at: 'mail' });
    await tellOfNextDays();
    await tried();
    const db = await records();
    await db.updateTable('member').set({ disabled_at: new Date() }).where('id', '=', leaver.id).execute();
    server.refuse(undefined);
    await vi.waitFor(
      async () => {
        await hurry();
        const [mail] = await mailsOf(leaver.id);
        expect(mail?.sent_at === null && mail.problem === null).toBe(false);
      },
      { timeout: 20_000 },
    );
    expect(server.received.flatMap(({ to }) => to)).not.toContain(leaver.email);
  });
});

describe('turning mail off', () => {
  it('takes one press at the address of the mail, and no other address does it', async () => {
    const recruiter = await memberOfRole('recruiter');
    const token = (await mailOffUrl(recruiter.id)).split('/').at(-1) ?? '';
    const stranger = (await mailOffUrl(owner.id)).split('.').at(-1);
    expect(await alertsByMail(token)).toEqual({ ok: true, value: { count: 2 } });
    for (const wrong of ['', 'x', `${recruiter.id}.${stranger}`, token.slice(0, -1)])
      expect(await turnMailOff(wrong)).toMatchObject({ problem: { code: 'not-found' } });
    expect(await alertsByMail(token)).toMatchObject({ value: { count: 2 } });
    const press = () =>
      postMailOff(new Request('http://localhost/', { method: 'POST' }), {
        params: Promise.resolve({ token }),
      });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(200);
    expect(await alertsByMail(token)).toEqual({ ok: true, value: { count: 0 } });
    const before = (await mailsOf(recruiter.id)).length;
    await tellOfNextDays();
    expect(await mailsOf(recruiter.id)).toHaveLength(before);
  });

  it('and forgetting the server, leaves alerts in the app alone', async () => {
    await removeMailServer(owner);
    expect(await canMail(owner, undefined)).toEqual({ ok: true, value: false });
    const db = await records();
    const count = async () => (await db.selectFrom('alert_notice').select('id').execute()).length;
    const before = await count();
    await tellOfNextDays();
    expect(await count()).toBeGreaterThan(before);
  });
});
