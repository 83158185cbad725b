import { afterAll, describe, expect, it } from 'vitest';
import { AccountFigures, InfoOnly } from '@/lib/contracts';
import { accountInfo } from '../operations';
import { ACME, stopService } from '../testing/service';
import { defineRoute, routeMethods, unknownPath } from '.';

afterAll(stopService);

const methods = routeMethods('10', {
  POST: async () => new Response('posted'),
});

describe('the methods of a path', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('refuse %s with those that answer', async (method) => {
    const response = await methods[method](new Request('http://localhost/', { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(InfoOnly.parse(await response.json()).Info.Code).toBe('MethodNotAllowed');
  });

  it('answer OPTIONS', async () => {
    const response = await methods.OPTIONS(new Request('http://localhost/', { method: 'OPTIONS' }));
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });

  it('answer HEAD as GET, without the body', async () => {
    const account = routeMethods('10', {
      GET: defineRoute({ version: '10', audience: 'accounts', operation: accountInfo }),
    });
    const request = () => new Request('http://localhost/', { headers: ACME });
    const [get, head] = [await account.GET(request()), await account.HEAD(request())];
    expect(AccountFigures.parse((await get.json()).Value).CreditsRemaining).toBe(1000);
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('are refused where no endpoint of the API has them', async () => {
    const request = new Request('http://localhost/v9/method-not-allowed', { method: 'POST' });
    const response = await unknownPath('9').POST(request);
    expect(response.status).toBe(405);
    expect(InfoOnly.parse(await response.json()).Info).toMatchObject({
      Code: 'MethodNotAllowed',
      ApiVersion: '9',
    });
  });

  it.each([
    ['an account', ACME, 404, 'DataNotFound'],
    ['a wrong key', { ...ACME, 'Tx-ServiceKey': 'wrong' }, 401, 'AuthenticationError'],
    ['a stranger', {}, 401, 'AuthenticationError'],
  ])('answer an unknown path in the same form to %s', async (_, headers, status, code) => {
    const request = new Request('http://localhost/', { method: 'POST', body: 'x', headers });
    const response = await unknownPath('9').POST(request);
    expect(response.status).toBe(status);
    expect(InfoOnly.parse(await response.json()).Info).toMatchObject({ Code: code, ApiVersion: '9' });
  });
});
