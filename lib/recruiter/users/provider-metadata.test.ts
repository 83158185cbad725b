import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { config } from '@/lib/config';
import { shutdown } from '@/lib/platform';
import { startIdentityProvider } from '../testing/identity-provider';
import { providerMetadata } from './provider-metadata';

const HOUR_MS = 60 * 60 * 1000;

afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => shutdown());

it('what a provider says is kept for minutes that pass, whatever the clock on the wall is set to', async () => {
  const provider = await startIdentityProvider();
  Object.assign(config(), { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'shortlist' });
  const first = await providerMetadata();
  const [wall, passed] = [Date.now(), performance.now()];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(wall + HOUR_MS);
  expect(await providerMetadata()).toBe(first);
  clock.mockReturnValue(wall - HOUR_MS);
  vi.spyOn(performance, 'now').mockReturnValue(passed + HOUR_MS);
  expect(await providerMetadata()).not.toBe(first);
  provider.stop();
});
