import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathWithin } from './destination';

describe('pathWithin', () => {
  it.each([
    [undefined, '/candidates'],
    ['', '/candidates'],
    ['/', '/candidates'],
    ['/sign-in?callbackUrl=/sign-in', '/candidates'],
    ['/candidates/7?view=blind', '/candidates/7?view=blind'],
    ['http://localhost:3000/settings/members', '/settings/members'],
    ['https://elsewhere.test/settings', '/settings'],
    ['//elsewhere.test/x', '/x'],
    ['/\\elsewhere.test', '/candidates'],
    ['http://app//elsewhere.test', '/elsewhere.test'],
    ['x:https://elsewhere.test/', '/candidates'],
    ['x:javascript:alert(1)', '/candidates'],
    ['javascript:alert(1)', '/candidates'],
  ])('%s -> %s', (address, path) => {
    expect(pathWithin(address)).toBe(path);
  });

  it('never leaves the site', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        ':',
        '@',
        '\t',
        'javascript:',
        'https://elsewhere.test',
        'a',
        '?',
        '#',
        '%2f',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          nasty.map((parts) => parts.join('')),
        ),
        (address) => {
          expect(new URL(pathWithin(address), 'http://here.test').origin).toBe('http://here.test');
        },
      ),
    );
  });
});
