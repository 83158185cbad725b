import { expect, it } from 'vitest';
import { profileOfResume } from './profile';
import { ACCOUNTANT, ACCOUNTANT_JOB, COOK, jobOf, resumeOf } from './testing/documents';
import { knowledge } from './testing/knowledge';
import { tradeOf, tradesByNearness } from './trades';

const nearest = tradesByNearness(jobOf(ACCOUNTANT_JOB).profile, knowledge);
const placeOf = (resume: Parameters<typeof resumeOf>[0]) =>
  nearest.indexOf(tradeOf(resumeOf(resume).profile, knowledge));

it('looks among the nearest trades first, and names each once', () => {
  expect(placeOf(ACCOUNTANT)).toBeLessThan(10);
  expect(placeOf(COOK)).toBeGreaterThan(60);
  expect(new Set(nearest).size).toBe(knowledge.placesOfUnit.length);
  expect(nearest).toHaveLength(knowledge.placesOfUnit.length);
});

it('keeps what says nothing under one trade', () => {
  expect(tradeOf(profileOfResume({}, knowledge).profile, knowledge)).toBe(0);
});
