import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { secret } from '@/lib/platform';
import { accountInfo, createServiceAccount, revokeServiceAccount, rotateServiceKey } from '../operations';
import { ACME, appHeaders, jsonRequest, stopService } from '../testing/service';
import { answerTokenRequest, defineRoute } from '.';

afterAll(stopService);

const account = defineRoute({ version: '10', audience: 'accounts', operation: accountInfo });
const create = defineRoute({ version: '10', audience: 'app', operation: createServiceAccount });
const rotate = defineRoute({ version: '10', audience: 'app', operation: rotateServiceKey });
const revoke = defineRoute({ version: '10', audience: 'app', operation: revokeServiceAccount });

const GOOD = { grant_type: 'client_credentials', client_id: 'acme', client_secret: 'correct-horse-battery' };

async function askToken(form: Record<string, string> | string, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
  const response = await answerTokenRequest(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function statusWith(headers: Record<string, string>) {
  return (await account(new Request('http://localhost/', { headers }))).status;
}

function basic(id: string, key: string) {
  return `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`;
}

describe('the token endpoint', () => {
  it('gives a bearer token of 15 minutes that opens the API', async () => {
    const { status, headers, body } = await askToken(GOOD);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      access_token: expect.any(String),
      expires_in: 900,
      refresh_expires_in: 0,
      token_type: 'Bearer',
      'not-before-policy': 0,
      scope: 'api',
    });
    expect(await statusWith({ authorization: `Bearer ${body.access_token}` })).toBe(200);
    expect(await statusWith({ authorization: `bearer ${body.access_token}` })).toBe(200);
  });

  it('takes the client from HTTP Basic', async () => {
    const authorization = basic('acme', 'correct-horse-battery');
    expect((await askToken({ grant_type: 'client_credentials' }, { authorization })).status).toBe(200);
    const wrong = await askToken(
      { grant_type: 'client_credentials' },
      { authorization: basic('acme', 'wrong') },
    );
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic/);
  });

  it.each([
    [{ ...GOOD, client_secret: 'wrong' }, 401, 'invalid_client'],
    [{ ...GOOD, client_id: 'nobody' }, 401, 'invalid_client'],
    [{ grant_type: 'client_credentials' }, 401, 'invalid_client'],
    [{ ...GOOD, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ client_id: 'acme' }, 400, 'invalid_request'],
    ['grant_type=client_credentials&grant_type=client_credentials', 400, 'invalid_request'],
    [`grant_type=client_credentials&filler=${'x'.repeat(20_000)}`, 400, 'invalid_request'],
  ])('refuses %j with %i %s', async (form, status, error) => {
    const answer = await askToken(form);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.body.error_description).toBeTruthy();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a client named twice, another content type and another method', async () => {
    const authorization = basic('acme', 'correct-horse-battery');
    expect((await askToken(GOOD, { authorization })).body.error).toBe('invalid_request');
    expect((await askToken(JSON.stringify(GOOD), { 'content-type': 'application/json' })).status).toBe(400);
    expect((await answerTokenRequest(new Request('http://localhost/'))).status).toBe(405);
  });

  it('takes an id that no record can hold for one it does not know', async () => {
    const { status, body } = await askToken({ ...GOOD, client_id: 'ac\0me' });
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });
});

function encode(part: unknown) {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

describe('a token', () => {
  it('is refused when it was tampered with, unsigned, signed by another or with another algorithm', async () => {
    const { body } = await askToken(GOOD);
    const [header = '', payload = '', signature = ''] = String(body.access_token).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const asGlobex = encode({ ...claims, sub: 'globex' });
    const otherKey = createHmac('sha256', 'guessed').update(`${header}.${payload}`).digest('base64url');
    const forged = [
      `${header}.${asGlobex}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      `${encode({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
      `${header}.${payload}.${otherKey}`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      'a.b.c',
    ];
    for (const token of forged)
      expect([token, await statusWith({ authorization: `Bearer ${token}` })]).toEqual([token, 401]);
  });

  it('ends after 15 minutes', async () => {
    const { body } = await askToken(GOOD);
    const authorization = `Bearer ${body.access_token}`;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 899_000 });
    expect(await statusWith({ authorization })).toBe(200);
    vi.setSystemTime(Date.now() + 2000);
    expect(await statusWith({ authorization })).toBe(401);
    vi.useRealTimers();
  });

  it('needs every claim of ours', async () => {
    const key = Buffer.from(await secret('token-signing-key'), 'base64url');
    const bare = new SignJWT({}).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setSubject('acme');
    const token = await bare.setExpirationTime('10m').sign(key);
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401);
  });
});

describe('the pair of headers', () => {
  it('is taken in both spellings and in any case', async () => {
    expect(await statusWith(ACME)).toBe(200);
    expect(await statusWith({ 'TX-ACCOUNTID': 'acme', 'tx-servicekey': 'correct-horse-battery' })).toBe(200);
    expect(
      await statusWith({ 'Sovren-AccountId': 'acme', 'sovren-servicekey': 'correct-horse-battery' }),
    ).toBe(200);
  });

  it('is refused in one way, whatever is wrong with it', async () => {
    const wrong = [
      {},
      { 'Tx-AccountId': 'acme' },
      { ...ACME, 'Tx-ServiceKey': 'correct-horse-batterz' },
      { ...ACME, 'Tx-AccountId': 'nobody' },
      { ...ACME, 'Tx-AccountId': 'ACME' },
      { ...ACME, 'Tx-AccountId': "acme' or '1'='1" },
      { ...ACME, 'Tx-ServiceKey': 'x'.repeat(10_000) },
      { ...ACME, 'Tx-ServiceKey': 'correct-horse-battery, correct-horse-battery' },
      { authorization: basic('acme', 'correct-horse-battery') },
    ];
    for (const headers of wrong) {
      const response = await account(
        new Request('http://localhost/', { headers: headers as Record<string, string> }),
      );
      const { Info } = await response.json();
      expect(response.status).toBe(401);
      expect(Info).toMatchObject({ Code: 'AuthenticationError', CustomerDetails: null });
      expect(Info.Message).toBe(
        'The credentials are missing or wrong. Check the account id and the service key.',
      );
    }
  });

  it('takes the time of one slow hash for every refusal, and little once it was verified', async () => {
    const time = async (headers: Record<string, string>) => {
      const startedAt = performance.now();
      await statusWith(headers);
      return performance.now() - startedAt;
    };
    const fastest = async (headers: Record<string, string>[]) => {
      const times: number[] = [];
      for (const one of headers) times.push(await time(one));
      return Math.min(...times);
    };
    await time(ACME);
    const guesses = ['first', 'second', 'third', 'fourth'];
    const verified = await fastest(guesses.map(() => ACME));
    const unknown = await fastest(guesses.map((guess) => ({ ...ACME, 'Tx-AccountId': guess })));
    const wrong = await fastest(guesses.map((guess) => ({ ...ACME, 'Tx-ServiceKey': guess })));
    expect(verified).toBeLessThan(unknown / 2);
    expect(wrong / unknown).toBeGreaterThan(0.25);
    expect(wrong / unknown).toBeLessThan(4);
  });
});

describe('accounts of Settings', () => {
  async function manage(handler: typeof create, request: Request, id?: string) {
    const response = await handler(request, { params: Promise.resolve(id === undefined ? {} : { id }) });
    const { Info, Value } = await response.json();
    return { status: response.status, info: Info, value: Value };
  }

  it('open, rotate and end, each at once', async () => {
    const app = await appHeaders();
    const made = await manage(create, jsonRequest({ Name: ' Careers page ', Credits: 5 }, app));
    expect(made.value.Account).toMatchObject({
      Name: 'Careers page',
      Origin: 'settings',
      CreditsRemaining: 5,
    });
    expect((await manage(create, jsonRequest({ Name: 'a\0b' }, app))).info.Code).toBe('InvalidParameter');
    const id = made.value.Account.AccountId;
    const first = { 'Tx-AccountId': id, 'Tx-ServiceKey': made.value.ServiceKey };
    expect(await statusWith(first)).toBe(200);
    const token = (
      await askToken({
        grant_type: 'client_credentials',
        client_id: id,
        client_secret: made.value.ServiceKey,
      })
    ).body.access_token;
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200);

    const rotated = await manage(rotate, jsonRequest('', app), id);
    const second = { 'Tx-AccountId': id, 'Tx-ServiceKey': rotated.value.ServiceKey };
    expect(await statusWith(first)).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401);
    expect(await statusWith(second)).toBe(200);

    expect((await manage(revoke, jsonRequest('', app), id)).status).toBe(200);
    expect(await statusWith(second)).toBe(401);
    expect((await manage(rotate, jsonRequest('', app), id)).info.Code).toBe('ConstraintError');
  });

  it('are managed by the app alone, and only those of Settings', async () => {
    expect((await manage(create, jsonRequest({ Name: 'x' }))).status).toBe(403);
    const app = await appHeaders();
    expect((await manage(rotate, jsonRequest('', app), 'acme')).info.Code).toBe('ConstraintError');
    expect((await manage(revoke, jsonRequest('', app), 'shortlist-app')).info.Code).toBe('ConstraintError');
    expect((await manage(revoke, jsonRequest('', app), 'nobody')).status).toBe(404);
  });
});
