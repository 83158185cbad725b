/**
 * What a process of its own would give each test file: the environment of the start, modules that were not loaded yet,
 * and nothing open. Files share a process, since to start one and load all packages takes longer than most files test.
 */
import { afterAll, vi } from 'vitest';
import { shutdown } from '../../lib/platform/lifecycle';

/** Where the application keeps what there is one of in a process. */
const HELD = /^shortlist[A-Z]/;

const holder = globalThis as { environmentOfTests?: NodeJS.ProcessEnv } & Record<string, unknown>;
holder.environmentOfTests ??= { ...process.env };

/** Takes away what an earlier file left in this process. */
export function beginFresh() {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, holder.environmentOfTests);
  for (const name of Object.keys(holder)) if (HELD.test(name)) delete holder[name];
  vi.resetModules();
}

beginFresh();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await shutdown();
});
