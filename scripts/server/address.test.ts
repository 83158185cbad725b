import { describe, expect, it } from 'vitest';
import { addressOf, requestOf } from './address.mjs';

describe('the address of a request', () => {
  it.each([
    ['/v10/account', '/v10/account'],
    ['//v10//account?a=//b', '/v10/account?a=//b'],
    ['/tx/v10//parser/resume', '/tx/v10/parser/resume'],
    ['/v10/%zz', '/v10/not-well-formed'],
    ['/tx/v9/%ff', '/v9/not-well-formed'],
    ['/ui/v10/%c3', '/ui/v10/not-well-formed'],
    ['/v10/%2e%2e/account', '/v10/not-well-formed'],
    ['/v10/index/../account', '/v10/account'],
    ['/v10\\account', '/v10/account'],
    ['http://elsewhere.example/v10/account?a=1', '/v10/account?a=1'],
    ['/api//v3/search', '/api/v3/search'],
    ['/api/v3/%zz', '/api/v3/not-well-formed'],
    ['/events/v1/%zz', '/events/v1/not-well-formed'],
    ['/tx/v8/account', '/v10/not-an-endpoint'],
    ['/ui/v9/settings', '/v10/not-an-endpoint'],
    ['/ui?a=1', '/v10/not-an-endpoint'],
    ['/uiv10', '/uiv10'],
    ['/candidates/../jobs', '/candidates/../jobs'],
    ['/candidates/%C3%A9?q=%zz', '/candidates/%C3%A9?q=%zz'],
    ['/candidates//x', '/candidates//x'],
  ])('%s is answered as %s', (asked, answered) => {
    expect(addressOf(asked)).toBe(answered);
  });

  it.each(['/candidates/%zz', '/%ff', '/v10x/%', '*'])('%s is not well-formed', (asked) => {
    expect(addressOf(asked)).toBeUndefined();
  });
});

describe('a method that the framework does not know', () => {
  it.each([
    ['TRACE', '/v10/parser/resume', 'POST /v10/method-not-allowed'],
    ['PROPFIND', '/tx/v9/account', 'POST /v9/method-not-allowed'],
    ['LOCK', '/api/v3/search?_q=a', 'POST /api/v3/method-not-allowed'],
    ['TRACE', '/events/v1/endpoints', 'POST /events/v1/method-not-allowed'],
    [
      'TRACE',
      '/auth/realms/api/protocol/openid-connect/token',
      'PUT /auth/realms/api/protocol/openid-connect/token',
    ],
    ['GET', '/v10/account', 'GET /v10/account'],
  ])('%s %s is answered as %s', (method, asked, answered) => {
    const request = requestOf(method, asked);
    expect(`${request?.method} ${request?.address}`).toBe(answered);
  });

  it('opens no page', () => expect(requestOf('TRACE', '/candidates')).toBeUndefined());
});
