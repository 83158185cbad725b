import type { MarketPosting } from '@/lib/engine/market';
import {
  decodeSketch,
  type Fingerprint,
  fingerprintOfKept,
  likeness,
  titleKeyOf,
  WINDOW_DAYS,
} from '@/lib/engine/postings';
import { AT_POSTINGS, type MarketStore } from '../market-store';
import { advertisementOf, placeKeyOf, type ReadyPosting } from './normalise-batch';

/** Assigns a job to each posting: that of the same page before, that of its likeliest copy, else a new one. */

type KeptRow = {
  posting_id: number;
  job_id: number;
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
 * Advertisements of one employer in one place. A large one has thousands: those with the same title are checked first,
 * of the others only the latest, so that a look-up stays cheap.
 */
type Block = { byTitle: Map<string, Known[]>; latest: Known[] };

const MOST_COMPARED = 200;

const COLUMNS =
  'posting_id, job_id, block, date, job_title, organization_name, location, region, country, location_name, sketch';

/** Rows that were replaced may still be there next to their successors. */
const COPIES = `select ${COLUMNS} from (
  select ${COLUMNS}, version from copy
  where block in {blocks:Array(UInt64)} and (date = toDate(0) or
    date between {from:Date} - ${WINDOW_DAYS} and {to:Date} + ${WINDOW_DAYS})
  order by version desc limit 1 by posting_id
) order by date, posting_id`;

const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2148-12-31';

const SAME_PAGES = `select posting_id, job_id, import_id, date, last_reading, last_row from posting
where ${AT_POSTINGS}`;

/** Owner of a page: its job, the import that brought it, and the last place it was read at. */
type Owner = { job_id: number; import_id: string; date: string; last_reading: string; last_row: number };

async function ownersOf(batch: readonly ReadyPosting[], store: MarketStore): Promise<Map<number, Owner>> {
  const rows = await store.rows<Owner & { posting_id: number }>({
    sql: SAME_PAGES,
    parameters: { ids: batch.map(({ postingId }) => postingId) },
  });
  return new Map(rows.map((row) => [row.posting_id, row]));
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
      date: row.date === FIRST_DAY ? undefined : row.date,
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
  const days = batch.flatMap(({ date }) => date ?? [FIRST_DAY, LAST_DAY]).sort();
  const blocks = [...new Set(batch.map(({ block }) => block))];
  const parameters = { blocks, from: days[0] ?? FIRST_DAY, to: days.at(-1) ?? FIRST_DAY };
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

/** A row that is the same page as the earlier row `of` of its source. */
export type Repeated = { row: number; of: number };

/** One pass over a source: of a file that of its import, however often it was cut short; an address is read again. */
export type Reading = { importId: string; reading: string };

/** Rows of a batch with their results. */
export type Assigned = {
  postings: MarketPosting[];
  newPostings: number;
  newJobs: number;
  repeated: Repeated[];
};

/**
 * Returns each page once, in its last version, and the rows that repeat one; pages of earlier batches are known by
 * their owners.
 */
function distinctPages(batch: readonly ReadyPosting[], reading: string, owners: ReadonlyMap<number, Owner>) {
  const pages = new Map<number, ReadyPosting>();
  const repeated: Repeated[] = [];
  for (const posting of batch) {
    const { postingId, row } = posting;
    const owner = owners.get(postingId);
    const first = pages.get(postingId)?.firstRow ?? (owner?.last_reading === reading ? owner.last_row : row);
    if (first < row) repeated.push({ row, of: first });
    pages.set(postingId, { ...posting, firstRow: Math.min(first, row) });
  }
  return { pages: [...pages.values()], repeated };
}

/** A page without a stated day keeps the first day on which it was seen. */
function dayOf({ date, isDateSeen }: ReadyPosting, owner: Owner | undefined): string | undefined {
  const known = owner && owner.date !== FIRST_DAY ? owner.date : undefined;
  return isDateSeen && known !== undefined && date !== undefined && known < date ? known : date;
}

/**
 * The postings of a batch with their jobs. A known page keeps its job and the import that brought it; copies are
 * searched among stored postings and within the batch, in its order, so that a later copy joins too.
 */
export async function assignJobs(
  batch: readonly ReadyPosting[],
  { importId, reading }: Reading,
  store: MarketStore,
): Promise<Assigned> {
  const [owners, copies] = await Promise.all([ownersOf(batch, store), copiesOf(batch, store)]);
  const { pages, repeated } = distinctPages(batch, reading, owners);
  let newJobs = 0;
  const postings = pages.map((posting): MarketPosting => {
    const owner = owners.get(posting.postingId);
    const text = decodeSketch(posting.sketch);
    const fingerprint = text && fingerprintOfKept(advertisementOf(posting), text);
    const found = owner?.job_id ?? (fingerprint && likeliestJob(fingerprint, copies.get(posting.block)));
    const jobId = found ?? posting.postingId;
    if (found === undefined) newJobs += 1;
    if (fingerprint) add(copies, posting.block, { jobId, fingerprint });
    const read = { lastReading: reading, lastRow: posting.firstRow ?? posting.row };
    return {
      ...posting,
      date: dayOf(posting, owner),
      jobId,
      importId: owner?.import_id ?? importId,
      ...read,
    };
  });
  const known = pages.filter(({ postingId }) => owners.has(postingId)).length;
  return { postings, newPostings: pages.length - known, newJobs, repeated };
}
