import { describe, expect, it } from 'vitest';
import { HEADING_ROWS, likelyKind, rowsOfHeading } from './likely-kind';
import { HEADING_KINDS, HEADING_WEIGHTS } from './likely-kind.data';
import { guessKind, headingPhrases, wordingOf } from './wording';

describe('headings in no table', () => {
  it.each([
    ['WORKEXPERIENCE', 'workHistory'],
    ['ACADEMICDETAILS', 'education'],
    ['III.ANTECEDENTES LABORAL', 'workHistory'],
    ['Praktikerfaringer', 'workHistory'],
    ['Formación complementaria y cursillos', 'training'],
  ])('%s is about %s', (text, kind) => {
    expect(wordingOf(text)).toBeNull();
    expect(guessKind(text).kind).toBe(kind);
  });

  it.each(['Senior Developer', 'Harbourline Systems', 'Quillmec Trading Ltd', 'University of Northfield'])(
    '%s is none',
    (text) => expect(likelyKind(text.toLowerCase())).toBeNull(),
  );

  it('has a weight for each row and kind, and knows the kinds of the tables', () => {
    expect(Buffer.from(HEADING_WEIGHTS, 'base64')).toHaveLength(HEADING_ROWS * HEADING_KINDS.length);
    for (const { kind } of headingPhrases()) expect(HEADING_KINDS).toContain(kind);
    for (const row of rowsOfHeading('berufserfahrung')) expect(row).toBeLessThan(HEADING_ROWS);
  });
});
