import { describe, expect, it } from 'vitest';
import { comparedPeriodWords } from './question-words';

const YEAR = { name: 'date__range', value: '2024-11-01__2025-10-31' };
const PLACE = { name: 'region', value: 'Bayern' };

describe('the time of a comparison', () => {
  it('is that of all its questions', () => {
    expect(comparedPeriodWords({ filters: [], questions: [[PLACE], []] }, [])).toBe('All days');
  });

  it('is not told as one where a question has its own', () => {
    expect(comparedPeriodWords({ filters: [PLACE], questions: [[YEAR], []] }, [])).toBe(
      'Each question in its own time',
    );
  });
});
