import { expect, it } from 'vitest';
import { storable } from './storable';

it('replaces what the records cannot hold, in values and names, and leaves the rest', () => {
  const came = { 'na\0me': ['a\0b', '\ud800', 'é 😀'], count: 7, none: null, isSo: true };
  expect(storable(came)).toEqual({
    'na\ufffdme': ['a\ufffdb', '\ufffd', 'é 😀'],
    count: 7,
    none: null,
    isSo: true,
  });
});

it('cuts what is nested too deep to be written', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(() => JSON.stringify(storable({ payload: deep }))).not.toThrow();
  const usual = { a: { b: { c: [{ d: 1 }] } } };
  expect(storable(usual)).toEqual(usual);
});

it('keeps a member by the name of a prototype as a member', () => {
  const kept = storable(JSON.parse('{"__proto__": {"polluted": true}}')) as Record<string, unknown>;
  expect(Object.keys(kept)).toEqual(['__proto__']);
  expect(kept.polluted).toBeUndefined();
});
