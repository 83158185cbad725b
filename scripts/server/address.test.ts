import { describe, expect, it } from 'vitest';
import { addressOf } from './address.mjs';

describe('the address of a request', () => {
  it.each([
    ['/v10/account', '/v10/account'],
    ['//v10//account?a=//b', '/v10/account?a=//b'],
    ['/tx/v10//parser/resume', '/tx/v10/parser/resume'],
    ['/v10/%zz', '/v10/not-well-formed'],
    ['/tx/v9/%ff', '/v9/not-well-formed'],
    ['/ui/v10/%c3', '/ui/v10/not-well-formed'],
    ['/candidates/%C3%A9?q=%zz', '/candidates/%C3%A9?q=%zz'],
    ['/candidates//x', '/candidates//x'],
  ])('%s is answered as %s', (asked, answered) => {
    expect(addressOf(asked)).toBe(answered);
  });

  it.each(['/candidates/%zz', '/%ff', '/v10x/%'])('%s is not well-formed', (asked) => {
    expect(addressOf(asked)).toBeUndefined();
  });
});
