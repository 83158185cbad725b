/**
 * Gives each test file the state of a new process: the environment of the start, modules that were not loaded yet, and
 * nothing open. Files share a process, since starting one and loading all packages takes longer than most files test.
 */
import { afterAll, vi } from 'vitest';
import { shutdown } from '../../lib/platform/lifecycle';

/** Keys of the application's singletons of a process. */
const HELD = /^shortlist[A-Z]/;

const holder = globalThis as { environmentOfTests?: NodeJS.ProcessEnv } & Record<string, unknown>;
holder.environmentOfTests ??= { ...process.env };

/** Removes the state that an earlier file left in this process. */
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
