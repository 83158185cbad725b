/** A separate market for a test file, on the embedded engine. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MarketPosting } from '@/lib/engine/market';
import { embeddedEngine } from '../column-engine/embedded';
import { createMarketStore, type MarketStore } from '../market-store';

export const ENGINE_PROGRAM = path.resolve('lib/service/column-engine/host/main.ts');

export function temporaryDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), 'shortlist-market-'));
}

/** Returns a posting with only the members that a test is about. */
export function posting(postingId: number, more: Partial<MarketPosting> = {}): MarketPosting {
  return {
    postingId,
    jobId: postingId,
    date: '2026-03-01',
    jobTitle: 'Nurse',
    sourceWebsite: 'example.com',
    fullText: 'We look for a nurse.',
    viaIntermediary: false,
    isRemote: false,
    itSkills: [],
    professionalSkills: [],
    softSkills: [],
    languageSkills: [],
    ...more,
  };
}

/** Opens a store with these postings, and returns how to close it. */
export async function marketOf(
  postings: readonly MarketPosting[],
): Promise<{ store: MarketStore; stop: () => Promise<void> }> {
  const directory = temporaryDirectory();
  const store = await createMarketStore(await embeddedEngine({ directory, program: ENGINE_PROGRAM }));
  await store.write(postings);
  return {
    store,
    stop: async () => {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
