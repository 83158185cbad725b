import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { postBackChannelLogout } from '../http/provider-routes';
import { auditLog } from '../privacy/audit-log';
import { LOGOUT_EVENT, startIdentityProvider } from '../testing/identity-provider';
import { actorOf, clearMembers, sessionOf, setUp } from '../testing/members';
import { signInWithProvider } from './provider-sign-in';

const DEVICE = { userAgent: '', key: 'k'.repeat(43) };

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

beforeAll(async () => {
  provider = await startIdentityProvider();
  Object.assign(config(), { OIDC_ISSUER: `${provider.issuer}/`, OIDC_CLIENT_ID: 'shortlist' });
});

beforeEach(async () => {
  await clearMembers();
  await (await records()).deleteFrom('used_logout_token').execute();
  await setUp();
});

afterAll(async () => {
  await shutdown();
  provider.stop();
});

const signedIn = (sub: string, sid?: string) =>
  signInWithProvider({ sub, sid, email: `${sub}@example.org`, email_verified: true }, DEVICE);

const lives = async (session: unknown) => (await actorOf(session)) !== null;

function send(body: string | Uint8Array<ArrayBuffer>) {
  return postBackChannelLogout(
    new Request('http://localhost:3000/api/auth/back-channel-logout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
  );
}

const logOut = async (token: string | Promise<string>) =>
  send(new URLSearchParams({ logout_token: await token }).toString());

describe('a logout token', () => {
  it('ends the session that it names, and the other of the same person stays', async () => {
    const [here, there] = [await signedIn('ida', 'sid-1'), await signedIn('ida', 'sid-2')];
    const answer = await logOut(provider.sign({ payload: { sub: 'ida', sid: 'sid-1' } }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([await lives(here), await lives(there)]).toEqual([false, true]);
    expect((await logOut(provider.sign({ payload: { sid: 'sid-2' }, without: ['sub'] }))).status).toBe(200);
    expect(await lives(there)).toBe(false);
  });

  it('ends all sessions of a person where it names no session, and nobody else’s', async () => {
    const ida = [await signedIn('ida', 'sid-1'), await signedIn('ida')];
    const otto = await signedIn('otto', 'sid-3');
    const withPassword = await sessionOf(ida[0]?.id ?? '');
    await logOut(provider.sign({ payload: { sub: 'ida' }, header: { typ: 'JWT' } }));
    for (const session of [...ida, withPassword]) expect(await lives(session)).toBe(false);
    expect(await lives(otto)).toBe(true);
  });

  it('ends a session whose session with the provider is not known, with its person', async () => {
    const older = await signedIn('ida');
    await logOut(provider.sign({ payload: { sub: 'ida', sid: 'sid-9' } }));
    expect(await lives(older)).toBe(false);
  });

  it('of one person with the session of another ends neither', async () => {
    const [ida, otto] = [await signedIn('ida', 'sid-1'), await signedIn('otto', 'sid-2')];
    expect((await logOut(provider.sign({ payload: { sub: 'ida', sid: 'sid-2' } }))).status).toBe(200);
    expect([await lives(ida), await lives(otto)]).toEqual([true, true]);
  });

  it('is in the audit log as the provider’s', async () => {
    await signedIn('ida', 'sid-1');
    await logOut(provider.sign({ payload: { sub: 'ida' } }));
    const owner = await actorOf(await sessionOf((await setUpOwnerId()) ?? ''));
    const log = await auditLog(owner, { page: 1, action: 'signed-out-by-provider' });
    expect(log).toMatchObject({
      value: { lines: [{ by: 'The sign-in provider', detail: { sessions: 1 } }] },
    });
  });
});

async function setUpOwnerId() {
  const db = await records();
  return (await db.selectFrom('member').select('id').where('role', '=', 'owner').executeTakeFirst())?.id;
}

describe('what is no logout token of the provider', () => {
  const old = Math.floor(Date.now() / 1000) - 3600;
  const forged: [string, () => Promise<string> | string][] = [
    ['forged', async () => provider.sign({}, (await generateKeyPair('ES256')).privateKey)],
    ['unsigned', () => unsigned()],
    [
      'signed by what everybody knows',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .sign(Buffer.from(JSON.stringify(provider.publicKey))),
    ],
    ['for another client', () => provider.sign({ payload: { aud: 'other' } })],
    ['of another issuer', () => provider.sign({ payload: { iss: 'https://evil.example' } })],
    ['an ID token', () => provider.sign({ without: ['events'], payload: { nonce: 'n' } })],
    ['with a nonce', () => provider.sign({ payload: { nonce: 'n' } })],
    ['with the event of something else', () => provider.sign({ payload: { events: { other: {} } } })],
    ['with a text for an event', () => provider.sign({ payload: { events: { [LOGOUT_EVENT]: 'x' } } })],
    ['of nobody', () => provider.sign({ without: ['sub', 'sid'] })],
    ['without a number', () => provider.sign({ without: ['jti'] })],
    ['without a time', () => provider.sign({ without: ['iat'] })],
    ['old', () => provider.sign({ payload: { iat: old }, without: ['exp'] })],
    ['over', () => provider.sign({ payload: { exp: old } })],
    ['of another type', () => provider.sign({ header: { typ: 'at+jwt' } })],
    ['with another key', () => provider.sign({ header: { kid: 'k2' } })],
    ['an array of subjects', () => provider.sign({ payload: { sub: ['subject-1'] as unknown as string } })],
    ['no token', () => 'a.b.c'],
    ['no characters of one', () => '\0\u{1F600}..'],
  ];
  const claims = () => ({
    ...{ iss: provider.issuer, aud: 'shortlist', iat: Math.floor(Date.now() / 1000), jti: 'j' },
    ...{ sub: 'subject-1', events: { [LOGOUT_EVENT]: {} } },
  });
  const unsigned = () => new UnsecuredJWT(claims()).encode();

  it.each(forged)('is refused: %s', async (_what, make) => {
    const session = await signedIn('subject-1', 'sid-1');
    const answer = await logOut(make());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
    expect(await lives(session)).toBe(true);
  });

  it('is refused at its second use, also when both come at once', async () => {
    await signedIn('subject-1');
    const token = await provider.sign();
    const statuses = (await Promise.all([logOut(token), logOut(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    const again = await signedIn('subject-1');
    expect((await logOut(token)).status).toBe(400);
    expect(await lives(again)).toBe(true);
  });

  it('is refused as another body: too long, none, twice, no form', async () => {
    const token = await provider.sign();
    for (const body of ['', 'x', '{"logout_token":"x"}', `logout_token=${token}&logout_token=${token}`])
      expect((await send(body)).status).toBe(400);
    expect((await send(`logout_token=${'x'.repeat(5_000_000)}`)).status).toBe(400);
    expect((await send(new Uint8Array(100).fill(255))).status).toBe(400);
  });

  it('is refused while the provider cannot be asked, which is asked again afterwards', async () => {
    const other = await startIdentityProvider({ jwks_uri: 'not an address' });
    config().OIDC_ISSUER = other.issuer;
    expect((await logOut(other.sign())).status).toBe(400);
    other.stop();
    config().OIDC_ISSUER = provider.issuer;
    expect((await logOut(provider.sign())).status).toBe(200);
  });

  it('is refused where no provider is configured', async () => {
    config().OIDC_ISSUER = undefined;
    expect((await logOut(provider.sign())).status).toBe(400);
    config().OIDC_ISSUER = provider.issuer;
  });
});
