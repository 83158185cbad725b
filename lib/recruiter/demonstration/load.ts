import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { indexState } from '../indexing/state';
import { addMarketSample, listMarketSources } from '../market/sources';
import { isUnderWay } from '../market/types';
import { loadSamples } from '../samples/samples';
import { furnish } from './furnish';
import { host } from './members';

const LOOK_EVERY_MS = 2000;
/** The sample is read in a minute or two; a machine that needs longer than this has another trouble. */
const LONGEST_MS = 20 * 60_000;

function orThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`The sample of the demonstration could not be loaded: ${outcome.problem.message}`);
}

/** Waits until something is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('The sample of the demonstration was not read in time.');
    await wait(LOOK_EVERY_MS);
  }
}

async function allRead(): Promise<boolean> {
  const db = await records();
  const unread = await db
    .selectFrom('upload_item')
    .select('id')
    .where('state', 'in', ['queued', 'reading'])
    .limit(1)
    .executeTakeFirst();
  return unread === undefined;
}

async function allThere(): Promise<boolean> {
  const actor = await host();
  if (!(await allRead())) return false;
  const { progress } = orThrow(await indexState(actor, undefined));
  const indexed = progress.every((part) => part.total > 0 && part.indexed + part.failed === part.total);
  const sources = orThrow(await listMarketSources(actor, undefined));
  return indexed && sources.every(({ lastImport }) => lastImport !== null && !isUnderWay(lastImport));
}

async function isFurnished(): Promise<boolean> {
  const db = await records();
  return (await db.selectFrom('saved_search').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the sample is there, for the server in front of the application (scripts/server). */
const told = globalThis as { shortlistDemonstration?: { isLoaded: boolean; loaded: Promise<void> } };

/** Begins to load the sample; the calls by which it is read need the server that this start is of. */
export function startLoading(): void {
  const loaded = loadDemonstration().then(() => {
    if (told.shortlistDemonstration) told.shortlistDemonstration.isLoaded = true;
  });
  loaded.catch(() => undefined);
  told.shortlistDemonstration = { isLoaded: false, loaded };
}

/** Loads the sample workspace and the sample market into a demonstration, unless they are there, and waits until all of it is read. */
export async function loadDemonstration(): Promise<void> {
  if (await isFurnished()) return;
  const actor = await host();
  const sources = orThrow(await listMarketSources(actor, undefined));
  if (sources.length === 0) orThrow(await addMarketSample(actor, undefined));
  const loaded = await loadSamples(actor, undefined);
  if (!loaded.ok && loaded.problem.code !== 'conflict') orThrow(loaded);
  await until(allThere);
  orThrow(await furnish(actor));
}
