import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../../ground/actor';
import { startTestMarket } from '../../testing/market';
import { memberOfRole } from '../../testing/store';
import { marketSubjectName } from './subject-name';

const field = (type: string, more = {}) => ({ type, description: 'A field.', level: ['job'], ...more });

/** Municipalities and regions are codes without a list of their names, as in the built-in market. */
const FIELDS = {
  job_id: field('integer'),
  profession: field('integer', { possible_values: { 8: 'Nurse' } }),
  location: field('integer'),
  region: field('text'),
  organization_name: field('text'),
};

let provider: Awaited<ReturnType<typeof startTestMarket>>;
let viewer: Actor;

beforeAll(async () => {
  provider = await startTestMarket((path, question) => {
    if (path === 'fields') return [200, FIELDS];
    const isKnown = question.get('location') === '12';
    const facets = {
      location: isKnown ? [{ value: 12, label: 'Leipzig', count: 3 }] : [],
      region: question.get('region') === 'DE.13' ? [{ value: 'DE.13', label: 'Saxony', count: 3 }] : [],
    };
    return [200, { total_count: 3, results: [], facets }];
  });
  viewer = await memberOfRole('viewer');
});

afterAll(async () => {
  await shutdown();
  provider.stop();
});

it.each([
  ['a profession as the API lists it', 'profession', '8', 'Nurse'],
  ['a place as its jobs name it', 'location', '12', 'Leipzig'],
  ['a place that no job is at by its code', 'location', '13', '13'],
  ['a region as its jobs name it', 'region', 'DE.13', 'Saxony'],
  ['an employer by its name', 'organization_name', 'Harrow Mill Ltd', 'Harrow Mill Ltd'],
] as const)('calls %s', async (_what, name, value, expected) => {
  expect(await marketSubjectName(viewer, { field: name, value })).toEqual({ ok: true, value: expected });
});
