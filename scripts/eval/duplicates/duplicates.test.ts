import { expect, it } from 'vitest';
import { scoreDuplicates } from './score';

it('judges the labelled pairs of advertisements with precision and recall of 0.95 and more', () => {
  const { precision, recall, wrong } = scoreDuplicates();
  const mistakes = wrong.map(({ name }) => name).join('\n');
  expect(precision, mistakes).toBeGreaterThanOrEqual(0.95);
  expect(recall, mistakes).toBeGreaterThanOrEqual(0.95);
});
