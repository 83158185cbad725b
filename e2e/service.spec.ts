import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InfoOnly, TokenResponse } from '../lib/contracts/index.ts';
import { ROOT } from '../scripts/setup/install.mjs';
import { expect, test } from './support/app.ts';

test.use({ workspace: 'service' });

const SAMPLE = path.join(ROOT, 'samples', 'amara-whitcombe.pdf');
const TOKEN = '/auth/realms/api/protocol/openid-connect/token';

async function body(extra: object = {}) {
  const bytes = await readFile(SAMPLE);
  return { DocumentAsBase64String: bytes.toString('base64'), DocumentLastModified: '2026-11-01', ...extra };
}

const headers = (app: { accountId: string; accountKey: string }) => ({
  'Tx-AccountId': app.accountId,
  'Tx-ServiceKey': app.accountKey,
});

test('a CV is parsed and charged', async ({ app, request }) => {
  const creditsUsed = async () => {
    const account = await request.get('/v10/account', { headers: headers(app) });
    return (await account.json()).Info.CustomerDetails.CreditsUsed;
  };
  const before = await creditsUsed();
  const answer = await request.post('/v10/parser/resume', {
    headers: headers(app),
    data: await body({ OutputHtml: true }),
  });
  expect(answer.status()).toBe(200);
  const wire = await answer.json();
  expect(wire.Info).toMatchObject({
    Code: 'Success',
    ApiVersion: expect.any(String),
    TransactionCost: expect.any(Number),
  });
  expect(wire.Info.CustomerDetails).toMatchObject({ AccountId: app.accountId, IPAddress: '127.0.0.1' });
  const data = wire.Value?.ResumeData;
  expect(data?.ContactInformation?.CandidateName).toMatchObject({
    GivenName: 'Amara',
    FamilyName: 'Whitcombe',
  });
  expect(
    data?.EmploymentHistory?.Positions?.map(
      (position: { JobTitle?: { Raw?: string } }) => position.JobTitle?.Raw,
    ),
  ).toEqual(['Senior Backend Engineer', 'Software Engineer', 'Junior Developer']);
  expect(wire.Value?.ConversionMetadata?.DocumentHash).toMatch(/^[0-9A-F]{32}$/);
  expect(wire.Value?.Conversions?.HTML).toContain('Amara Whitcombe');
  expect(await creditsUsed()).toBe(before + Number(wire.Info.TransactionCost));
});

test('the older header pair and a bearer token open the same door', async ({ app, request }) => {
  const older = { 'sovren-accountid': app.accountId, 'SOVREN-SERVICEKEY': app.accountKey };
  expect((await request.get('/v10/account', { headers: older })).status()).toBe(200);
  const form = { grant_type: 'client_credentials', client_id: app.accountId, client_secret: app.accountKey };
  const granted = await request.post(TOKEN, { form });
  const token = TokenResponse.parse(await granted.json());
  expect(token.expires_in).toBe(900);
  const bearer = { Authorization: `Bearer ${token.access_token}` };
  expect((await request.get('/v10/account', { headers: bearer })).status()).toBe(200);
  const tampered = { Authorization: `Bearer ${token.access_token.slice(0, -3)}abc` };
  expect((await request.get('/v10/account', { headers: tampered })).status()).toBe(401);
});

test('every address of the APIs answers in their form, whatever stands around it', async ({ app }) => {
  const ask = (address: string, method: string, sent: Record<string, string>) =>
    fetch(`${app.baseUrl}${address}`, { method, headers: sent, redirect: 'manual' });
  for (const address of ['/v10/account/', '/tx/v10/account', '/tx/v9/account/', '//v10//account'])
    expect((await ask(address, 'GET', headers(app))).status, address).toBe(200);
  const wrong = { ...headers(app), 'Tx-ServiceKey': 'wrong' };
  for (const address of ['/v10', '/v10/none/', '/tx/ui/v10/none', '/ui/v10/x', '/v10/%zz', '/tx/v9/%ff'])
    for (const [sent, status, code] of [
      [headers(app), 404, 'DataNotFound'],
      [wrong, 401, 'AuthenticationError'],
    ] as const) {
      const answer = await ask(address, 'POST', sent);
      expect([answer.status, InfoOnly.parse(await answer.json()).Info.Code], address).toEqual([status, code]);
    }
  expect((await ask('/candidates/%zz', 'GET', {})).status).toBe(400);
});

test('the token endpoint refuses in the words of OAuth', async ({ app, request }) => {
  const refused = await request.post(TOKEN, {
    form: { grant_type: 'client_credentials', client_id: app.accountId, client_secret: 'wrong' },
  });
  expect([refused.status(), (await refused.json()).error]).toEqual([401, 'invalid_client']);
  const password = await request.post(TOKEN, { form: { grant_type: 'password' } });
  expect([password.status(), (await password.json()).error]).toEqual([400, 'unsupported_grant_type']);
});

test.describe('every mistake is answered with a code that says which', () => {
  const cases: [what: string, data: () => Promise<unknown>, status: number, code: string, message: RegExp][] =
    [
      [
        'a missing document',
        async () => ({ DocumentLastModified: '2026-11-01' }),
        400,
        'MissingParameter',
        /DocumentAsBase64String/,
      ],
      [
        'a date that is none',
        async () => body({ DocumentLastModified: '2026-02-30' }),
        400,
        'InvalidParameter',
        /DocumentLastModified/,
      ],
      [
        'url-safe base64',
        async () => body({ DocumentAsBase64String: '_-_-' }),
        400,
        'InvalidParameter',
        /DocumentAsBase64String/,
      ],
      [
        'an unknown taxonomy',
        async () => body({ SkillsSettings: { TaxonomyVersion: 'V7' } }),
        400,
        'InvalidParameter',
        /TaxonomyVersion/,
      ],
      [
        'a file that is none',
        async () => body({ DocumentAsBase64String: Buffer.from('\x00\x01\x02\x03junk').toString('base64') }),
        422,
        'ConversionException',
        /./,
      ],
    ];
  for (const [what, data, status, code, message] of cases) {
    test(what, async ({ app, request }) => {
      const answer = await request.post('/v10/parser/resume', { headers: headers(app), data: await data() });
      const { Info } = InfoOnly.parse(await answer.json());
      expect([answer.status(), Info.Code]).toEqual([status, code]);
      expect(Info.Message).toMatch(message);
      expect(Info.TransactionId).toMatch(/^[0-9a-f-]{36}$/);
    });
  }

  test('JSON that is none', async ({ app, request }) => {
    const answer = await request.post('/v10/parser/resume', {
      headers: { ...headers(app), 'content-type': 'application/json' },
      data: Buffer.from('{"DocumentAsBase64String": '),
    });
    expect([answer.status(), (await answer.json()).Info.Code]).toEqual([400, 'InvalidParameter']);
  });

  test('no credentials, and wrong ones', async ({ app, request }) => {
    const strangers: Record<string, string>[] = [
      {},
      { 'tx-accountid': app.accountId, 'tx-servicekey': 'wrong' },
    ];
    for (const wrong of strangers) {
      const answer = await request.post('/v10/parser/resume', { headers: wrong, data: await body() });
      expect([answer.status(), (await answer.json()).Info.Code]).toEqual([401, 'AuthenticationError']);
    }
  });

  test('a body of forty megabytes', async ({ app, request }) => {
    const answer = await request.post('/v10/parser/resume', {
      headers: headers(app),
      data: await body({ DocumentAsBase64String: 'A'.repeat(40_000_000) }),
    });
    expect([answer.status(), (await answer.json()).Info.Code]).toEqual([413, 'RequestTooLarge']);
  });
});
