import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A provider as far as sign-out asks it: metadata and keys over HTTP, and tokens that it signs. */

export const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

type Made = { payload?: JWTPayload; header?: Record<string, unknown>; without?: readonly string[] };

/** Starts a provider on a free port; `sign` makes a logout token for `shortlist`, changed as a test wants it. */
export async function startIdentityProvider(metadata: Record<string, unknown> = {}) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  let issuer = '';
  const answer: RequestListener = (request, response) => {
    const told = request.url?.endsWith('/keys')
      ? { keys: [key] }
      : {
          issuer,
          jwks_uri: `${issuer}/keys`,
          end_session_endpoint: `${issuer}/session/end`,
          ...metadata,
        };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(told));
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let count = 0;
  const sign = ({ payload = {}, header = {}, without = [] }: Made = {}, by = privateKey) => {
    const now = Math.floor(Date.now() / 1000);
    count += 1;
    const whole: JWTPayload = {
      ...{ iss: issuer, aud: 'shortlist', iat: now, exp: now + 120, jti: `jti-${count}` },
      ...{ sub: 'subject-1', events: { [LOGOUT_EVENT]: {} } },
      ...payload,
    };
    for (const name of without) delete whole[name];
    return new SignJWT(whole)
      .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'logout+jwt', ...header })
      .sign(by);
  };
  return { issuer, sign, publicKey: key, stop: () => server.close() };
}
