import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { startIdentityProvider } from '../testing/identity-provider';
import { clearMembers, sessionOf, setUp } from '../testing/members';
import { signInWithProvider } from './provider-sign-in';
import { signOutAddress } from './provider-sign-out';
import { endSessionOf } from './sessions';

const DEVICE = { userAgent: '', key: 'k'.repeat(43) };
const ida = { sub: 'ida', email: 'ida@example.org', email_verified: true };

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

beforeAll(async () => {
  provider = await startIdentityProvider();
});

beforeEach(() => {
  Object.assign(config(), {
    ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'shortlist', OIDC_SIGN_OUT: 'provider' },
  });
});

afterAll(async () => {
  provider.stop();
  await shutdown();
});

describe('signing out', () => {
  it('goes on to the provider with the token of the sign-in, and comes back', async () => {
    const address = new URL((await signOutAddress('the.id.token')) ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(`${provider.issuer}/session/end`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      id_token_hint: 'the.id.token',
      client_id: 'shortlist',
      post_logout_redirect_uri: 'http://localhost:3000/sign-in',
    });
  });

  it('stays here unless somebody set it otherwise', async () => {
    config().OIDC_SIGN_OUT = 'here';
    expect(await signOutAddress('the.id.token')).toBeNull();
  });

  it.each([[{ end_session_endpoint: undefined }], [{ end_session_endpoint: 'javascript:alert(1)' }]])(
    'stays here where the provider announces no address for it: %o',
    async (metadata) => {
      const other = await startIdentityProvider(metadata);
      config().OIDC_ISSUER = other.issuer;
      expect(await signOutAddress('the.id.token')).toBeNull();
      other.stop();
    },
  );

  it('stays here while the provider does not answer', async () => {
    const gone = await startIdentityProvider();
    gone.stop();
    config().OIDC_ISSUER = gone.issuer;
    expect(await signOutAddress('the.id.token')).toBeNull();
  });
});

describe('the ID token of a sign-in', () => {
  it('is sealed in the records, and comes back when its session ends', async () => {
    await clearMembers();
    const owner = await setUp();
    const session = await signInWithProvider(ida, DEVICE, 'the.id.token');
    const db = await records();
    const rows = await db
      .selectFrom('session')
      .select('id_token')
      .where('id_token', 'is not', null)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('the.id.token');
    expect(await endSessionOf(session)).toBe('the.id.token');
    expect(await endSessionOf(session)).toBeNull();
    expect(await endSessionOf(await sessionOf(owner.id))).toBeNull();
  });

  it('is left out where it is too long for an address', async () => {
    const session = await signInWithProvider(ida, DEVICE, 'x'.repeat(10_000));
    expect(session).not.toBeNull();
    expect(await endSessionOf(session)).toBeNull();
  });
});
