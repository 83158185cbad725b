import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

type Seen = { method?: string; url?: string; authorization?: string; body: string };

const seen: Seen[] = [];
let server: Server;
let market: typeof import('./market');

/** Starts an API that returns a count, or refuses unknown fields. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      body,
    });
    const fault = {
      code: 'unknown_field',
      description: 'There is no field "x".',
      parameter: 'x',
      position: null,
    };
    const refused = body.includes('x=');
    response.writeHead(refused ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(refused ? { ...fault, errors: [fault] } : [{ count: 3 }]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    MARKET_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    MARKET_USERNAME: 'ann',
    MARKET_PASSWORD: 'secret:ü',
  });
  await import('./index');
  market = await import('./market');
});

afterAll(() => server.close());

it('asks with the parameters as a form, by HTTP Basic, and the same only once', async () => {
  const parameters = { full_text: 'c++ & "café"', _totals: true, _limit: undefined };
  const answers = await Promise.all([market.aggregateMarket(parameters), market.aggregateMarket(parameters)]);
  expect(answers).toEqual([
    { ok: true, value: [{ count: 3 }] },
    { ok: true, value: [{ count: 3 }] },
  ]);
  expect(seen).toEqual([
    {
      method: 'POST',
      url: '/api/v3/aggregate',
      authorization: `Basic ${Buffer.from('ann:secret:ü').toString('base64')}`,
      body: '_totals=1&full_text=c%2B%2B+%26+%22caf%C3%A9%22',
    },
  ]);
  market.forgetMarketAnswers();
  await market.aggregateMarket(parameters);
  expect(seen).toHaveLength(2);
});

it('tells what was refused, and does not keep it', async () => {
  const refused = await market.searchMarket({ x: 1 });
  expect(refused).toMatchObject({
    ok: false,
    failure: {
      code: 'unknown_field',
      message: 'There is no field "x".',
      retry: 'never',
      status: 400,
      faults: [{ code: 'unknown_field', parameter: 'x' }],
    },
  });
  const before = seen.length;
  await market.searchMarket({ x: 1 });
  expect(seen.length).toBe(before + 1);
});
