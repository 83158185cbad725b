import { setTimeout as pause } from 'node:timers/promises';
import { once, onShutdown } from '../lifecycle';
import { log } from '../log';
import { faultOfStore, OUTAGES, REMEDIES } from '../store-fault';
import type { HealthPart, HealthState } from './state';
import { healthState } from './state';

/** Checks one part; returns the problem in words for the operator, or nothing. */
type Check = () => Promise<string | undefined>;

const EVERY_MS = 2000;
const CHECK_LIMIT_MS = 2000;
const SILENT = 'It does not answer.';

type Watched = { name: string; isNeeded: boolean; check: Check };

const watched = () => once('health-checks', (): Watched[] => []);

/**
 * Watches a part under a name. A failure of a part that `isNeeded` takes the server out of service: data could not be
 * kept. Without the others, the rest works on.
 */
export function watchHealth(name: string, check: Check, { isNeeded = true } = {}) {
  watched().push({ name, isNeeded, check });
}

/** A store that failed says what to do about it, and the words of its driver are in the log of what it failed for. */
function problemOf(error: Error): string {
  const fault = faultOfStore(error);
  return fault ? `${OUTAGES[fault.store]} ${REMEDIES[fault.store]}` : error.message || SILENT;
}

async function lookAt({ name, isNeeded, check }: Watched): Promise<HealthPart> {
  const silent = pause(CHECK_LIMIT_MS, SILENT, { ref: false });
  const message = await Promise.race([check(), silent]).catch(problemOf);
  return { name, isNeeded, message };
}

/** Checks every part, notes the results, and logs changes. */
async function look(): Promise<readonly HealthPart[]> {
  const state: HealthState = healthState();
  const before = new Map(state.parts.map((part) => [part.name, part.message]));
  state.parts = await Promise.all(watched().map(lookAt));
  for (const { name, message } of state.parts) {
    if (message === before.get(name)) continue;
    if (message === undefined) log().warn({ part: name }, 'a part works again');
    else log().error({ part: name, detail: message }, 'a part failed');
  }
  return state.parts;
}

/** Looks at every part every two seconds until shutdown; once a process. */
export function startWatchingHealth(): void {
  once('health-watch', () => {
    let stopped = false;
    const watch = async () => {
      while (!stopped) {
        await look().catch(() => undefined);
        await pause(EVERY_MS, undefined, { ref: false });
      }
    };
    void watch();
    onShutdown('health', async () => {
      stopped = true;
    });
  });
}

/** Returns the results of the last check of every part, some seconds ago at most. */
export async function health(): Promise<readonly HealthPart[]> {
  const { parts } = healthState();
  return parts.length > 0 ? parts : look();
}
