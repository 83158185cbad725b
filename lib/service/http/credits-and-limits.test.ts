import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import { grantServiceCredits, readServiceAccountUse } from '../operations';
import { defineOperation } from '../operations/operation';
import { ACME, appHeaders, GLOBEX, jsonRequest, stopService } from '../testing/service';
import { defineRoute } from '.';

afterAll(stopService);

const pay = defineRoute({
  version: '10',
  audience: 'accounts',
  operation: defineOperation({
    call: CALLS.readAccount,
    name: 'parseResume',
    leastCharges: ['parseResume'],
    body: { schema: z.object({ Waits: z.boolean().nullish() }), maxBytes: () => 1024 },
    value: z.object({}),
    run: async ({ body }) => {
      if (body.waits) await release;
      return succeed({ value: {}, charges: ['parseResume' as const] });
    },
  }),
});
const grant = defineRoute({ version: '10', audience: 'app', operation: grantServiceCredits });
const use = defineRoute({ version: '10', audience: 'app', operation: readServiceAccountUse });

let letGo: () => void = () => undefined;
const release = new Promise<void>((resolve) => {
  letGo = resolve;
});

async function ask(handler: typeof pay, body: unknown, headers: Record<string, string>, id = '') {
  const response = await handler(jsonRequest(body, headers), { params: Promise.resolve({ id }) });
  const { Info, Value } = await response.json();
  return { status: response.status, headers: response.headers, info: Info, value: Value };
}

describe('the limits of an account', () => {
  it('are told with every answer by the RateLimit fields, and none to a stranger', async () => {
    const first = await ask(pay, {}, ACME);
    expect(first.headers.get('ratelimit-policy')).toBe('"concurrent";q=3;qu="concurrent-requests"');
    expect(first.headers.get('ratelimit')).toBe('"concurrent";r=2');
    const stranger = await ask(pay, {}, { ...ACME, 'Tx-ServiceKey': 'wrong' });
    expect([stranger.status, stranger.headers.get('ratelimit')]).toEqual([401, null]);
  });

  it('say when to come again once they are reached', async () => {
    const held = [1, 2, 3].map(() => ask(pay, { Waits: true }, ACME));
    let refused = await ask(pay, {}, ACME);
    while (refused.status !== 429) refused = await ask(pay, {}, ACME);
    expect(refused.headers.get('ratelimit')).toBe('"concurrent";r=0;t=1');
    expect(refused.headers.get('retry-after')).toBe('1');
    letGo();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('the credits of an account', () => {
  it('run out with a clear refusal that costs nothing, and go on when they are topped up', async () => {
    const app = await appHeaders();
    await ask(grant, { Credits: 0, ExpirationDate: '2020-01-01' }, app, 'globex');
    const expired = await ask(pay, {}, GLOBEX);
    expect([expired.status, expired.info.Code, expired.info.Message]).toEqual([
      403,
      'Unauthorized',
      'The credits of this account expired on 2020-01-01.',
    ]);
    const topped = await ask(grant, { Credits: 2.5, ExpirationDate: null }, app, 'globex');
    expect(topped.value).toMatchObject({ CreditsRemaining: 1002.5, ExpirationDate: '9999-12-31' });
    expect((await ask(pay, {}, GLOBEX)).status).toBe(200);
    const used = await ask(use, {}, app, 'globex');
    expect(used.value).toEqual([
      {
        Day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        Operation: 'parseResume',
        Transactions: 1,
        Credits: 1,
      },
    ]);
  });

  it('are granted and told to the app alone', async () => {
    for (const handler of [grant, use]) {
      const asked = await ask(handler, { Credits: 1_000_000 }, GLOBEX, 'globex');
      expect([asked.status, asked.info.Code]).toEqual([403, 'Unauthorized']);
      expect(asked.value).toBeUndefined();
    }
    const app = await appHeaders();
    expect((await ask(grant, { Credits: 1 }, app, 'nobody')).status).toBe(404);
    expect((await ask(use, {}, app, "x' or 1=1 --")).status).toBe(404);
    expect((await ask(grant, { Credits: -5 }, app, 'globex')).status).toBe(400);
    expect((await ask(grant, { Credits: 1, ExpirationDate: 'soon' }, app, 'globex')).status).toBe(400);
  });
});
