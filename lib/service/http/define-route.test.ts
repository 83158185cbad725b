import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CALLS } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import { defineOperation } from '../operations/operation';
import { serviceRuntime } from '../runtime';
import { ACME, appHeaders, jsonRequest, stopService } from '../testing/service';
import { defineRoute } from '.';

afterAll(stopService);

const MEBIBYTE = 1024 * 1024;

const Body = z.object({
  Name: z.string(),
  Size: z.number().int().max(10).nullish(),
  Deep: z
    .object({ Items: z.array(z.object({ Flag: z.boolean().nullish(), Word: z.string() })).max(2) })
    .nullish(),
});
const Value = z.object({ Greeting: z.string(), Flags: z.array(z.boolean().nullish()) });

const slowMayEnd = Promise.withResolvers<void>();

const greet = defineOperation({
  call: CALLS.readAccount,
  name: 'greet',
  body: { schema: Body, maxBytes: () => MEBIBYTE },
  value: Value,
  run: async ({ body }) => {
    if (body.name === 'fault') throw new Error('secret detail of the fault');
    if (body.name === 'slow') await slowMayEnd.promise;
    const flags = body.deep?.items.map(({ flag }) => flag ?? null) ?? [];
    return succeed({ value: { greeting: `Hello ${body.name}`, flags } });
  },
});

const pay = defineOperation({
  call: CALLS.readAccount,
  name: 'pay',
  leastCharges: ['parseResume'],
  value: Value,
  run: async () => succeed({ value: { greeting: 'paid', flags: [] }, charges: ['parseResume' as const] }),
});

const breakDown = defineOperation({
  ...pay,
  name: 'breakDown',
  run: () => Promise.reject(new Error('secret detail of the fault')),
});

const route = defineRoute({ version: '10', audience: 'accounts', operation: greet });

async function ask(request: Request, handler = route) {
  const response = await handler(request);
  const body = await response.json();
  return { status: response.status, headers: response.headers, info: body.Info, value: body.Value, body };
}

describe('an answer', () => {
  it('carries Info in full', async () => {
    const request = jsonRequest(
      { Name: 'Ada', Unknown: 1 },
      { ...ACME, 'x-forwarded-for': '10.0.0.1, ::ffff:192.0.2.7' },
    );
    const { status, headers, info, value } = await ask(request);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(value).toEqual({ Greeting: 'Hello Ada', Flags: [] });
    expect(info).toEqual({
      Code: 'Success',
      Message: 'Successful transaction',
      TransactionId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      EngineVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
      ApiVersion: '10',
      TotalElapsedMilliseconds: expect.any(Number),
      TransactionCost: 0,
      CreditsUsed: 0,
      CustomerDetails: {
        AccountId: 'acme',
        Name: 'acme',
        IPAddress: '192.0.2.7',
        Region: 'local',
        CreditsRemaining: 1000,
        CreditsUsed: 0,
        MaximumConcurrentRequests: 3,
        ExpirationDate: '9999-12-31',
      },
    });
  });

  it('never tells more of an exception than its transaction id', async () => {
    const { status, info, body } = await ask(jsonRequest({ Name: 'fault' }));
    expect(status).toBe(500);
    expect(info.Code).toBe('UnhandledException');
    expect(info.TransactionId).toBeTruthy();
    expect(info.CustomerDetails.AccountId).toBe('acme');
    expect(JSON.stringify(body)).not.toMatch(/secret detail|at .*\.ts/);
  });

  it('takes the address of the caller only when it is one', async () => {
    const { info } = await ask(jsonRequest({ Name: 'Ada' }, { ...ACME, 'x-forwarded-for': '<script>' }));
    expect(info.CustomerDetails.IPAddress).toBe('');
  });
});

describe('a body', () => {
  it.each([
    ['', 'MissingParameter', 'The request body is empty'],
    ['{"Name": "Ada"', 'InvalidParameter', 'not valid JSON'],
    ['[]', 'InvalidParameter', 'must be a JSON object'],
    ['null', 'InvalidParameter', 'must be a JSON object'],
    ['{}', 'MissingParameter', 'Name is required.'],
    ['{"Name":null}', 'MissingParameter', 'Name is required.'],
    ['{"Name":5}', 'InvalidParameter', 'Name must be a string.'],
    ['{"Name":"a","Size":1.5}', 'InvalidParameter', 'Size must be a whole number.'],
    ['{"Name":"a","Size":11}', 'InvalidParameter', 'Size may be at most 10.'],
    [
      '{"Name":"a","Deep":{"Items":[{"Word":"x"},{"Flag":"maybe"}]}}',
      'MissingParameter',
      'Deep.Items[1].Word is required',
    ],
    [
      '{"Name":"a","Deep":{"Items":[{"Word":"x","Flag":"maybe"}]}}',
      'InvalidParameter',
      'Deep.Items[0].Flag must be true or false',
    ],
    [
      '{"Name":"a","Deep":{"Items":[{"Word":"x"},{"Word":"x"},{"Word":"x"}]}}',
      'InvalidParameter',
      'Deep.Items may hold at most 2 values',
    ],
    ['{"name":"Ada"}', 'MissingParameter', 'Name is required.'],
    ['{"__proto__":{"Name":"x"}}', 'MissingParameter', 'Name is required.'],
  ])('names what is wrong: %s', async (text, code, message) => {
    const { status, info } = await ask(jsonRequest(text));
    expect([status, info.Code]).toEqual([400, code]);
    expect(info.Message).toContain(message);
    expect(info.CustomerDetails.AccountId).toBe('acme');
  });

  it('may write booleans as words', async () => {
    const items = [
      { Word: 'a', Flag: 'true' },
      { Word: 'b', Flag: 'False' },
    ];
    const { value } = await ask(jsonRequest({ Name: 'Ada', Deep: { Items: items } }));
    expect(value.Flags).toEqual([true, false]);
  });

  it('is refused when it is not UTF-8', async () => {
    const bytes = Buffer.from([...Buffer.from('{"Name":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ACME },
      body: bytes,
    });
    expect((await ask(request)).info.Code).toBe('InvalidParameter');
  });

  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['application/vnd.api+json', 200],
    ['text/json', 200],
    ['application/json; charset=utf-16', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('of type %s is answered %i', async (type, status) => {
    const answered = await ask(jsonRequest({ Name: 'Ada' }, { ...ACME, 'content-type': type }));
    expect(answered.status).toBe(status);
    if (status === 415) expect(answered.info.Code).toBe('UnsupportedContentTypeHeader');
  });

  function packed(bytes: Uint8Array<ArrayBuffer>, encoding = 'gzip') {
    return new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding, ...ACME },
      body: bytes,
    });
  }

  it('may be gzipped, but not into a bomb, not broken and not in another way', async () => {
    expect((await ask(packed(gzipSync('{"Name":"Ada"}')))).value.Greeting).toBe('Hello Ada');
    const bomb = gzipSync(Buffer.alloc(200 * MEBIBYTE, ' '));
    expect(bomb.byteLength).toBeLessThan(MEBIBYTE);
    expect((await ask(packed(bomb))).status).toBe(413);
    expect((await ask(packed(Buffer.from('not gzip')))).status).toBe(400);
    expect((await ask(packed(gzipSync('{"Name":"Ada"}'), 'br'))).status).toBe(415);
  });

  it('that is too large is read to its end and answered 413', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 40) return controller.close();
        sent++;
        controller.enqueue(new Uint8Array(MEBIBYTE));
      },
    });
    const headers = { 'content-type': 'application/json', ...ACME };
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    const { status, info } = await ask(request);
    expect([status, info.Code, info.Message]).toEqual([
      413,
      'RequestTooLarge',
      'Request body was too large.',
    ]);
    expect(sent).toBe(40);
  });

  it('that breaks off is refused', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const headers = { 'content-type': 'application/json', ...ACME };
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await ask(request)).info.Message).toBe('The request body ended early.');
  });
});

describe('admission', () => {
  it('is for the right audience', async () => {
    const forApp = defineRoute({ version: '10', audience: 'app', operation: greet });
    const refused = await ask(jsonRequest({ Name: 'Ada' }), forApp);
    expect([refused.status, refused.info.Code]).toEqual([403, 'Unauthorized']);
    expect((await ask(jsonRequest({ Name: 'Ada' }, await appHeaders()), forApp)).status).toBe(200);
  });

  it('holds tracking tags to the length that the API names', async () => {
    const asked = (tag: string) => ask(jsonRequest({ Name: 'Ada' }, { ...ACME, 'Tx-TrackingTag': tag }));
    expect((await asked('a'.repeat(100))).status).toBe(200);
    const refused = await asked('a'.repeat(101));
    expect([refused.status, refused.info.Code]).toEqual([400, 'InvalidParameter']);
    expect(refused.info.Message).toBe('Tx-TrackingTag may hold at most 100 characters.');
  });

  it('holds an account to its concurrent requests, and gives the places back', async () => {
    const refused: Awaited<ReturnType<typeof ask>>[] = [];
    const calls = Array.from({ length: 5 }, async () => {
      const answer = await ask(jsonRequest({ Name: 'slow' }));
      if (answer.status === 429) refused.push(answer);
    });
    await vi.waitUntil(() => refused.length === 2, { timeout: 20_000 });
    slowMayEnd.resolve();
    await Promise.all(calls);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.info.Code).toBe('TooManyRequests');
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect((await ask(jsonRequest({ Name: 'Ada' }))).status).toBe(200);
  });

  it('records a transaction that failed by a fault of ours, at no cost', async () => {
    const failing = defineRoute({ version: '10', audience: 'accounts', operation: breakDown });
    const request = new Request('http://localhost/', { method: 'POST', headers: ACME });
    const { status, info } = await ask(request, failing);
    expect([status, info.Code, info.TransactionCost]).toEqual([500, 'UnhandledException', 0]);
    const { records } = await serviceRuntime();
    const entries = await records
      .selectFrom('ledger_entry')
      .selectAll()
      .where('transaction_id', '=', info.TransactionId)
      .execute();
    expect(entries).toMatchObject([{ account_id: 'acme', amount: 0, reason: 'breakDown' }]);
  });

  it('settles what a transaction costs, and refuses an account that cannot pay', async () => {
    const paid = defineRoute({ version: '10', audience: 'accounts', operation: pay });
    const headers = { 'Tx-AccountId': 'globex', 'Tx-ServiceKey': 'another-chosen-key' };
    const request = () => new Request('http://localhost/', { method: 'POST', headers });
    const { info } = await ask(request(), paid);
    expect(info.TransactionCost).toBe(1);
    expect(info.CustomerDetails).toMatchObject({ CreditsRemaining: 999, CreditsUsed: 1 });
    const { records } = await serviceRuntime();
    const record = await records
      .selectFrom('transaction_record')
      .selectAll()
      .where('id', '=', info.TransactionId)
      .execute();
    expect(record).toMatchObject([{ operation: 'pay', code: 'Success', account_id: 'globex' }]);
    await records
      .updateTable('credit_balance')
      .set({ remaining: 0.5 })
      .where('account_id', '=', 'globex')
      .execute();
    const refused = await ask(request(), paid);
    expect([refused.status, refused.info.Code, refused.value]).toEqual([403, 'Unauthorized', undefined]);
    expect(refused.info.Message).toBe('This account has no credits left.');
  });
});
