import { expect, it } from 'vitest';
import { openApiDocument } from './document';

/**
 * Syntax that ECMAScript with and without the flag `u`, Python and Java read alike: no classes of Unicode, no `\w`,
 * which is ASCII in one and every letter in another, no look-around, no named or atomic groups, no classes within
 * classes.
 */
const CLASS = String.raw`\[\^?(?:[^\[\]\\&]|\\u[0-9A-F]{4}|\\d|\\[\]\\/-])+\]`;
const PLAIN = String.raw`[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/]|\\d|\\u[0-9A-F]{4}`;
const QUANTIFIER = String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})`;
const COMMON = new RegExp(
  `^(?:[\\^$|)]${QUANTIFIER}?|\\((?:\\?:)?|(?:${CLASS}|${PLAIN}|\\.)${QUANTIFIER}?)*$`,
);

const isCommon = (pattern: string) => COMMON.test(pattern);

function patternsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, member] of Object.entries(value))
    if (name === 'pattern' && typeof member === 'string') found.push(member);
    else patternsIn(member, found);
  return found;
}

const patterns = [...new Set(patternsIn(openApiDocument('https://shortlist.example.com')))];

it('has patterns', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

it.each(patterns)('%s is read alike by validators in other languages', (pattern) => {
  expect(isCommon(pattern)).toBe(true);
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
});

it.each([
  String.raw`^\P{Cc}*$`,
  String.raw`^[\w-]+$`,
  String.raw`\bword`,
  '^(?<year>[0-9]+)$',
  '(?<=a)b',
  '(?!a)b',
  '(?>a)b',
  'a++',
  '[a[b]]',
  '[a&&b]',
  String.raw`\u{1F600}`,
  String.raw`[\p{L}]`,
])('%s would not be', (pattern) => {
  expect(isCommon(pattern)).toBe(false);
});

it('lets a name be in any script, on one line', () => {
  const line = new RegExp(patterns.find((pattern) => pattern.includes('007F')) ?? '', 'u');
  for (const name of ['Ümit & Søn', '株式会社', 'Team 😀', '']) expect(line.test(name)).toBe(true);
  for (const name of ['a\nb', 'a\u0000', 'a\u0085', 'a\u007f']) expect(line.test(name)).toBe(false);
});
