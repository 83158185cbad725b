/**
 * Entry of the threads that normalise postings, bundled to `dist/normaliser.mjs`. Their tables come with the start; each
 * message is a batch of raw postings, each answer the same batch made ready, a text in place of one that failed.
 */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createNormaliser, type PostingOrigin, type RawPosting } from '@/lib/engine/postings';
import { openGazetteer } from '@/lib/engine/taxonomy';
import { loadTaxonomies, type TaxonomyPlaces } from '../taxonomy/load';
import { makeReady, type PreparedPosting } from './normalise-batch';

export type NormaliserStart = { taxonomies: TaxonomyPlaces; places: Uint8Array };
export type NormaliserBatch = { number: number; rows: RawPosting[]; origin: PostingOrigin };
export type NormaliserAnswer = { number: number; ready: (PreparedPosting | { reason: string })[] };

/**
 * Lets whoever waits for a page have the processor first. Linux has a priority for each thread and takes 0 for the calling one
 * (setpriority(2)); elsewhere it would be that of the whole server.
 */
function giveWay() {
  try {
    if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
  } catch {}
}

giveWay();

const { taxonomies, places } = workerData as NormaliserStart;
const normalise = createNormaliser({ ...loadTaxonomies(taxonomies), gazetteer: openGazetteer(places) });

function readyOrReason(raw: RawPosting, origin: PostingOrigin): PreparedPosting | { reason: string } {
  try {
    return makeReady(raw, origin, normalise);
  } catch (error) {
    return { reason: `It could not be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

parentPort?.on('message', ({ number, rows, origin }: NormaliserBatch) => {
  const answer: NormaliserAnswer = { number, ready: rows.map((raw) => readyOrReason(raw, origin)) };
  parentPort?.postMessage(answer);
});
