import { afterEach, describe, expect, it, vi } from 'vitest';
import { shutdown } from '../lifecycle';
import { health, startWatchingHealth, watchHealth } from './health';
import { fails } from './state';

vi.stubEnv('LOG_LEVEL', 'silent');

afterEach(() => shutdown());

describe('the health of the process', () => {
  it('names what fails, what hangs and what works, and sees within seconds when that changes', async () => {
    let database: string | undefined;
    watchHealth('database', async () => {
      if (database !== undefined) throw new Error(database);
      return undefined;
    });
    watchHealth('files', () => new Promise(() => undefined));
    watchHealth('readers', async () => undefined, { isNeeded: false });
    startWatchingHealth();
    await expect.poll(health, { timeout: 10_000 }).toEqual([
      { name: 'database', isNeeded: true, message: undefined },
      { name: 'files', isNeeded: true, message: 'It does not answer.' },
      { name: 'readers', isNeeded: false, message: undefined },
    ]);
    expect([fails('database'), fails('files'), fails('nothing')]).toEqual([false, true, false]);
    database = 'the connection was refused';
    await expect.poll(() => fails('database'), { timeout: 10_000 }).toBe(true);
    database = undefined;
    await expect.poll(() => fails('database'), { timeout: 10_000 }).toBe(false);
  }, 40_000);
});
