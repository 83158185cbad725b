import { expect, it } from 'vitest';
import { CALLS, callBelow } from './calls';
import { addressIn } from './versions';

it.each([
  ['https://host/v10', '/v10/account', 'https://host/v10/account'],
  ['https://host/v9', '/v10/account', 'https://host/v10/account'],
  ['https://host/v10', '/v9/parser/resume', 'https://host/v9/parser/resume'],
  ['https://host/tx/v9', '/v9/account', 'https://host/tx/v9/account'],
  ['https://host/tx/v10', '/ui/v10/settings', 'https://host/tx/ui/v10/settings'],
  ['https://host/parsing', '/v10/index/v9/count', 'https://host/parsing/index/v9/count'],
  ['https://host/v10', '/events/v1/endpoints', 'https://host/events/v1/endpoints'],
])('at %s, %s is %s', (baseUrl, path, address) => {
  expect(addressIn(baseUrl, path)).toBe(address);
});

it('the path of a call below its base has no version in front', () => {
  expect(callBelow(CALLS.parseResumeV9).path).toBe('/parser/resume');
  expect(callBelow(CALLS.readUISettings).path).toBe('/settings');
  expect(callBelow(CALLS.countDocuments, { index: 'v10' }).path).toBe('/index/v10/count');
});
