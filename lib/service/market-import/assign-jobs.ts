import type { MarketPosting } from '@/lib/engine/market';
import {
  decodeSketch,
  type Fingerprint,
  fingerprintOfKept,
  likeness,
  titleKeyOf,
  WINDOW_DAYS,
} from '@/lib/engine/postings';
import type { MarketStore } from '../market-store';
import { advertisementOf, placeKeyOf, type ReadyPosting } from './normalise-batch';

/** Which job each posting advertises: that of the same page before, that of its likeliest copy, else a new one. */

type KeptRow = {
  posting_id: number;
  job_id: number;
  import_id: string;
  block: number;
  date: string;
  job_title: string;
  organization_name: string;
  location: number;
  region: string;
  country: string;
  location_name: string;
  sketch: string;
};

type Known = { jobId: number; fingerprint: Fingerprint };

/**
 * Advertisements of one employer in one place. A large one has thousands: those with the very title are looked at
 * first, of the others only the latest, so that a look-up stays cheap.
 */
type Block = { byTitle: Map<string, Known[]>; latest: Known[] };

const MOST_COMPARED = 200;

const COLUMNS =
  'posting_id, job_id, import_id, block, date, job_title, organization_name, location, region, country, location_name, sketch';

const COPIES = `select ${COLUMNS} from posting
where block in {blocks:Array(UInt64)} and date between {from:Date} - ${WINDOW_DAYS} and {to:Date} + ${WINDOW_DAYS}`;

const SAME_PAGES =
  'select posting_id, job_id, import_id from posting where posting_id in {ids:Array(UInt64)}';

type Owner = { jobId: number; importId: string };

async function ownersOf(batch: readonly ReadyPosting[], store: MarketStore): Promise<Map<number, Owner>> {
  const rows = await store.rows<Pick<KeptRow, 'posting_id' | 'job_id' | 'import_id'>>({
    sql: SAME_PAGES,
    parameters: { ids: batch.map(({ postingId }) => postingId) },
  });
  return new Map(
    rows.map(({ posting_id, job_id, import_id }) => [posting_id, { jobId: job_id, importId: import_id }]),
  );
}

function knownOf(row: KeptRow): Known | undefined {
  const text = decodeSketch(row.sketch);
  if (!text) return undefined;
  const place = placeKeyOf({
    location: row.location || undefined,
    region: row.region || undefined,
    country: row.country || undefined,
    locationName: row.location_name || undefined,
  });
  const fingerprint = fingerprintOfKept(
    {
      title: row.job_title,
      organization: row.organization_name || undefined,
      place,
      municipality: row.location_name || undefined,
      date: row.date,
    },
    text,
  );
  return { jobId: row.job_id, fingerprint };
}

function remember(list: Known[], known: Known) {
  list.push(known);
  if (list.length > 2 * MOST_COMPARED) list.splice(0, MOST_COMPARED);
}

function add(blocks: Map<number, Block>, number: number, known: Known) {
  const block = blocks.get(number) ?? { byTitle: new Map(), latest: [] };
  blocks.set(number, block);
  const key = titleKeyOf(known.fingerprint);
  const sameTitle = block.byTitle.get(key) ?? [];
  block.byTitle.set(key, sameTitle);
  remember(sameTitle, known);
  remember(block.latest, known);
}

async function copiesOf(batch: readonly ReadyPosting[], store: MarketStore): Promise<Map<number, Block>> {
  const days = batch.map(({ date }) => date).sort();
  const blocks = [...new Set(batch.map(({ block }) => block))];
  const parameters = { blocks, from: days[0] ?? '1970-01-01', to: days.at(-1) ?? '1970-01-01' };
  const found = new Map<number, Block>();
  for (const row of await store.rows<KeptRow>({ sql: COPIES, parameters })) {
    const known = knownOf(row);
    if (known) add(found, row.block, known);
  }
  return found;
}

function likeliestAmong(fingerprint: Fingerprint, among: readonly Known[]): number | undefined {
  let best: { jobId: number; score: number } | undefined;
  for (const { jobId, fingerprint: other } of among.slice(-MOST_COMPARED)) {
    const score = likeness(fingerprint, other);
    if (score > (best?.score ?? 0)) best = { jobId, score };
  }
  return best?.jobId;
}

function likeliestJob(fingerprint: Fingerprint, block: Block | undefined): number | undefined {
  if (!block) return undefined;
  const sameTitle = block.byTitle.get(titleKeyOf(fingerprint)) ?? [];
  return likeliestAmong(fingerprint, sameTitle) ?? likeliestAmong(fingerprint, block.latest);
}

/**
 * The postings of a batch with their jobs. A page that is known keeps its job and the import that brought it; copies are
 * looked for among what is stored and within the batch, in its order, so that a later copy joins too. A page that is in
 * the batch twice is given once, as it came last.
 */
export async function assignJobs(
  batch: readonly ReadyPosting[],
  importId: string,
  store: MarketStore,
): Promise<{ postings: MarketPosting[]; newPostings: number; newJobs: number }> {
  const distinct = [...new Map(batch.map((posting) => [posting.postingId, posting])).values()];
  const [owners, copies] = await Promise.all([ownersOf(distinct, store), copiesOf(distinct, store)]);
  let newJobs = 0;
  const postings = distinct.map((posting): MarketPosting => {
    const owner = owners.get(posting.postingId);
    const text = decodeSketch(posting.sketch);
    const fingerprint = text && fingerprintOfKept(advertisementOf(posting), text);
    const found = owner?.jobId ?? (fingerprint && likeliestJob(fingerprint, copies.get(posting.block)));
    const jobId = found ?? posting.postingId;
    if (found === undefined) newJobs += 1;
    if (fingerprint) add(copies, posting.block, { jobId, fingerprint });
    return { ...posting, jobId, importId: owner?.importId ?? importId };
  });
  return { postings, newPostings: distinct.length - owners.size, newJobs };
}
