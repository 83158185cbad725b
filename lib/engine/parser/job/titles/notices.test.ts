import { describe, expect, it } from 'vitest';
import { withoutNotices } from './notices';

describe('notices around a title', () => {
  it.each([
    ['Java Developer | Leeds | £60k', 'Java Developer'],
    ['Java Developer – Ref: JD-2291', 'Java Developer'],
    ['Bäcker - Kennziffer 2026/118', 'Bäcker'],
    ['Java Developer - Immediate start!', 'Java Developer'],
    [
      'URGENT!!! Senior Clerk (m/f/d) – 100% Remote – €€€ – Ref: JD-2291',
      'Senior Clerk (m/f/d) – 100% Remote',
    ],
    ['Nurse | EUR 45.000 | Hull', 'Nurse'],
  ])('%s', (text, title) => {
    expect(withoutNotices(text).replace(/[\s–-]+$/u, '')).toBe(title);
  });

  it.each([
    'Sales Manager - Berlin',
    'Engineer II | Platform',
    'Assistant – Level 3',
    'C++ Developer',
    'Porter - Night',
  ])('stay where there are none: %s', (text) => expect(withoutNotices(text)).toBe(text));
});
