/**
 * A released step of a schema never changes: existing installations would keep the tables that it made before. The
 * digests are those of the steps as released; a new step is added to them before its release.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PROFILE_FORMAT } from '@/lib/engine/matcher';
import { MIGRATIONS } from '@/lib/recruiter/ground/store/migrations';
import { SEARCH_MIGRATIONS } from '@/lib/service/document-search/schema';
import { MARKET_MIGRATIONS } from '@/lib/service/market-store/schema';
import { SERVICE_MIGRATIONS } from '@/lib/service/store/migrations';

const RELEASED = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'released-steps.json'), 'utf8'),
) as Record<string, Record<string, string>>;

const digestOf = (step: object) =>
  createHash('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16);

it.each(
  Object.entries({
    recruiter: MIGRATIONS,
    service: SERVICE_MIGRATIONS,
    market: MARKET_MIGRATIONS,
    search: SEARCH_MIGRATIONS,
  }),
)('has the steps of the %s as they were released', (store, steps) => {
  expect(Object.fromEntries(steps.map((step) => [step.name, digestOf(step)]))).toMatchObject(
    RELEASED[store] ?? {},
  );
});

it('empties the search for the profiles of today', () => {
  expect(SEARCH_MIGRATIONS.map((step) => step.name)).toContain(`search-profiles-${PROFILE_FORMAT}`);
});
