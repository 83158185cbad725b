import { describe, expect, it } from 'vitest';
import { actionText, detailText } from './audit-words';

describe('the audit log in words', () => {
  it.each([
    [{ decision: 'keep-both' }, 'Kept both'],
    [{ basis: 'interest' }, 'Legitimate interest'],
    [{ level: 'blind', days: 14, people: 1 }, 'Blind, open for 14 days, 1 candidate'],
    [{ act: 'tag', of: 'candidate', found: 1200, changed: 9 }, 'Tagged, candidates, 1,200 found, 9 changed'],
    [{ rows: 3, of: 'job', format: 'xlsx' }, '3 rows, jobs, Excel'],
    [{ binDays: 30, retentionMonths: 0 }, 'Bin kept for 30 days, candidates kept without limit'],
    [{ format: 'pdf', blind: 1 }, 'PDF, blind'],
    [{}, ''],
  ])('says %o', (detail, words) => {
    expect(detailText(detail)).toBe(words);
  });

  it('shows what it has no words for as it is', () => {
    expect(detailText({ wattage: 5, decision: 'tossed' })).toBe('Wattage: 5, decision: tossed');
    expect(actionText('moon-landed')).toBe('moon landed');
  });

  it('names actions', () => {
    expect(actionText('candidate-binned')).toBe('Candidate moved to the bin');
  });
});
