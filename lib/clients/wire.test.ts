import { expect, it } from 'vitest';
import { connectBy } from './connection';
import { callBy } from './outgoing';
import { callsByWire } from './wire';

const CALLS = {
  account: { method: 'GET', path: '/v10/account' },
  accountV9: { method: 'GET', path: '/v9/account' },
  settings: { method: 'GET', path: '/ui/v10/settings' },
};

it.each([
  ['https://host/v10', ['/v10/account', '/v9/account', '/ui/v10/settings']],
  ['https://host/tx/v9', ['/tx/v10/account', '/tx/v9/account', '/tx/ui/v10/settings']],
])('a provider at %s is asked in the version of each call', async (baseUrl, expected) => {
  const pair = { id: 'acme', key: 'correct-horse-battery' };
  const none = { builtIn: false, uiOrigin: null };
  connectBy(async () => ({
    parser: { ...none, baseUrl, normalize: true, credentials: { kind: 'account', ...pair } },
    market: { ...none, baseUrl, limited: true, credentials: { kind: 'basic', ...pair } },
  }));
  const asked: string[] = [];
  callBy(async (url) => {
    asked.push(new URL(url).pathname);
    return Response.json({ Info: { Code: 'Success' } });
  });
  for (const call of Object.values(callsByWire(CALLS))) await call();
  expect(asked).toEqual(expected);
});
