import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ACCOUNT_ID, APP_SERVICE_KEY_SECRET, MarketError, MarketSearchResponse } from '@/lib/contracts';
import { secret } from '@/lib/platform';
import { marketStore } from '../market-store';
import { serviceRuntime } from '../runtime';
import { limitMarketCalls } from '../store';
import { basic, fields, forgetCalls, get, search } from '../testing/market-http';
import { stopService } from '../testing/service';
import { unknownMarketPath } from '.';

beforeAll(async () => {
  await Promise.all([marketStore(), serviceRuntime()]);
}, 180_000);

afterAll(stopService);

describe('a refusal', () => {
  it('says what is wrong, in which parameter and where', async () => {
    const { status, body } = await get(
      search,
      'full_text=(java+AND&date__range=today%7C%7C-3m__&_limti=3',
      MarketError,
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: body.errors[0]?.code, parameter: body.errors[0]?.parameter });
    expect(body.errors).toContainEqual({
      code: 'invalid_value',
      description: 'The units of intervals are y, M, w and d, written just so.',
      parameter: 'date__range',
      position: { start: 9, end: 10 },
    });
    expect(body.errors.map(({ parameter }) => parameter)).toEqual(
      expect.arrayContaining(['full_text', 'date__range', '_limti']),
    );
  });

  it.each([
    ['country=Switzerlnd', 'country', 'Did you mean Switzerland?'],
    ['it_skills=Pythno', 'it_skills', 'Did you mean Python?'],
    ['location=Lonodn', 'location', 'Did you mean London'],
    ['contract_type=99', 'contract_type', 'has no value "99".'],
  ])('names the nearest values that are known: %s', async (query, parameter, hint) => {
    const { status, body } = await get(search, query, MarketError);
    expect([status, body.code, body.parameter]).toEqual([400, 'unknown_value', parameter]);
    expect(body.description).toContain(hint);
  });

  it.each([
    'country=Switzerland',
    'country=Suisse',
    'it_skills="Python"',
    'contract_type__not=befristet',
    'profession="Data Engineer"',
    'region=Bayern',
    'language_skills=French|german',
    'language_skills=(French OR german) AND NOT English',
    'it_skills=Python SQL',
    'region=NOT Bayern',
  ])('takes what a value is called, in any language: %s', async (query) => {
    const { status } = await get(search, query, MarketSearchResponse);
    expect(status).toBe(200);
  });

  it('gives the choices with their values', async () => {
    const { body } = await get(search, 'country=Switzerlnd', MarketError);
    expect(body.errors[0]?.choices).toEqual([{ value: 'CH', label: 'Switzerland' }]);
  });

  it.each([
    [{}, 401],
    [basic('acme', 'wrong'), 401],
    [{ authorization: 'Bearer a.b.c' }, 401],
  ])('asks for an account: %j', async (headers, status) => {
    const refused = await get(search, {}, MarketError, headers as Record<string, string>);
    expect(refused.status).toBe(status);
    expect(refused.body.code).toBe('unauthorized');
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'meets a body of type "%s"',
    async (type) => {
      await forgetCalls();
      const request = new Request('http://localhost/', {
        method: 'POST',
        headers: { ...basic(), ...(type ? { 'content-type': type } : {}) },
        body: new Uint8Array([123, 125]),
      });
      const response = await search.POST(request);
      expect(response.status).toBe(415);
      expect(MarketError.parse(await response.json()).code).toBe('unsupported_media_type');
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const)('meets %s', async (method) => {
    const response = await search[method](new Request('http://localhost/', { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect((await fields.POST(new Request('http://localhost/', { method: 'POST' }))).status).toBe(405);
  });

  it('meets methods that no endpoint has', async () => {
    const request = new Request('http://localhost/api/v3/method-not-allowed', { method: 'POST' });
    const response = await unknownMarketPath().POST(request);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('meets unknown paths', async () => {
    const response = await unknownMarketPath().GET(new Request('http://localhost/'));
    expect([response.status, MarketError.parse(await response.json()).code]).toEqual([404, 'not_found']);
  });
});

describe('the limits of an account', () => {
  const ask = async (id?: string, key?: string) =>
    search.GET(new Request('http://localhost/?_limit=0', { headers: basic(id, key) }));

  it('are four calls a second, of each account', async () => {
    await forgetCalls();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(refused?.headers.get('ratelimit-policy')).toBe('"second";q=4;w=1, "minute";q=30;w=60');
    expect(refused?.headers.get('ratelimit')).toMatch(/^"second";r=0;t=1, "minute";r=26;t=(?:59|60)$/);
    expect(MarketError.parse(await refused?.json()).code).toBe('too_many_requests');
    expect((await ask('globex', 'another-chosen-key')).status).toBe(200);
  });

  it('are none of the account of the app itself, unless its owner wants them', async () => {
    const { records, directory } = await serviceRuntime();
    const key = await secret(APP_SERVICE_KEY_SECRET);
    const six = async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(APP_ACCOUNT_ID, key)));
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await six()).toBe(6);
    await limitMarketCalls(records, APP_ACCOUNT_ID, true);
    directory.forget(APP_ACCOUNT_ID);
    expect(await six()).toBe(4);
  });

  it('are thirty calls a minute, those among them that a process before has counted', async () => {
    await forgetCalls([{ account: 'acme', ages: Array.from({ length: 30 }, (_, index) => 21 + index) }]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(8);
    expect(wait).toBeLessThan(12);
  });
});
