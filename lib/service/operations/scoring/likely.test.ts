import { expect, it } from 'vitest';
import { decode, JobData } from '@/lib/contracts';
import { sideOf, tradesByNearness } from '@/lib/engine/matcher';
import { describeJob, matchKnowledge } from '../../profiles';
import { JOB } from '../../testing/scored-documents';
import { tradesToLookAt } from './likely';

const job = describeJob(decode(JobData, JOB as Parameters<typeof decode<typeof JobData>>[1])).profile;
const side = sideOf(job, { exactTitles: false });
const nearest = tradesByNearness(job, matchKnowledge());
const each = (count: number) => new Map(nearest.map((trade) => [trade, count]));
const total = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

it('looks at all trades of few documents', () => {
  expect(tradesToLookAt(side, each(10), total(each(10)))).toBeUndefined();
});

it('looks at all trades where other categories decide', () => {
  const preferred = { ...side.weights, jobTitles: 0, industries: 0, certifications: 1 };
  const other = sideOf(job, { exactTitles: false, preferred });
  expect(tradesToLookAt(other, each(2000), total(each(2000)))).toBeUndefined();
});

it('looks at the nearest of many until they have enough, and leaves out those without any', () => {
  const many = each(2000);
  const chosen = tradesToLookAt(side, many, total(many)) ?? [];
  expect(chosen).toEqual(nearest.slice(0, chosen.length));
  expect(chosen.length / nearest.length).toBeCloseTo(0.3, 1);
  many.delete(nearest[0] as number);
  expect(tradesToLookAt(side, many, total(many))?.[0]).toBe(nearest[1]);
});
