import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contradictions, decisionIndex, readDecision, readDecisions } from '../docs/decisions';
import { ROOT } from '../setup/install.mjs';

const FOLDER = path.join(ROOT, 'docs', 'decisions');

it('reads who replaces whom from the heads', () => {
  const head =
    '# 9. A title\n\n- Status: accepted, replaced in part by 12, 14\n- Topic: The house\n- Replaces: 3\n';
  const decision = readDecision('0009-a-title.md', head);
  expect(decision.replaces).toEqual({ whole: [3], part: [] });
  expect(decision.replacedBy).toEqual({ whole: [], part: [12, 14] });
});

it('finds a replacement that only one of the two records names', () => {
  const older = readDecision('0001-a.md', '# 1. A\n\n- Status: accepted\n- Topic: The house\n');
  const newer = readDecision(
    '0002-b.md',
    '# 2. B\n\n- Status: accepted\n- Topic: The house\n- Replaces: 1\n',
  );
  expect(contradictions([older, newer])).toEqual(['1 does not say that it is replaced by 2']);
});

it('has no decision whose head another contradicts', () => {
  expect(contradictions(readDecisions(FOLDER))).toEqual([]);
});

it('has an index that is up to date (npm run docs)', () => {
  expect(readFileSync(path.join(FOLDER, 'README.md'), 'utf8')).toBe(decisionIndex(readDecisions(FOLDER)));
});
