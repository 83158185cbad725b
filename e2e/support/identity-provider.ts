import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** An OpenID Connect provider (oidc-provider) as companies have one; it signs anybody in under the name that is typed. */
export async function startIdentityProvider(port: number, app: string) {
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shortlist',
        client_secret: 'a secret of this test alone',
        redirect_uris: [`${app}/api/auth/callback/oidc`],
        post_logout_redirect_uris: [`${app}/sign-in`],
        backchannel_logout_uri: `${app}/api/auth/back-channel-logout`,
        backchannel_logout_session_required: true,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { backchannelLogout: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ['a key of this test alone'] },
    // The app is on this machine, which the dispatcher of the provider does not let it ask; and it answers late on a busy
    // one, where the provider would wait for 2.5 seconds.
    fetch: (address: string | URL, options: RequestInit & { dispatcher?: unknown }) =>
      fetch(address, {
        ...options,
        dispatcher: undefined,
        signal: AbortSignal.timeout(20_000),
      } as RequestInit),
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@workspace.example`, email_verified: true, name: sub }),
    }),
  });
  const logouts: string[] = [];
  provider.on('backchannel.success', () => logouts.push('done'));
  provider.on('backchannel.error', (_context, error) => logouts.push(String(error)));
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { issuer, logouts, stop: () => server.close() };
}
