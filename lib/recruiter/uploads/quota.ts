import { sql } from 'kysely';
import { config } from '@/lib/config';
import { once } from '@/lib/platform';
import { type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import type { UploadChannel } from '../ground/store/arrival-tables';

const MEBIBYTE = 1024 * 1024;
/** Time for which a sum is valid; new bytes in the meantime are added to it. */
const COUNTED_FOR_MS = 60_000;

type Sum = { bytes: number; until: number };

/** Quota that files count against: that of a member, or of one channel from outside. */
type Sender = { memberId: string } | { channel: UploadChannel };

async function countedToday(sender: Sender): Promise<number> {
  const db = await records();
  const { bytes } = await db
    .selectFrom('upload_item')
    .innerJoin('upload', 'upload.id', 'upload_item.upload_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('upload_item.size'), sql<number>`0`).as('bytes'))
    .where((where) =>
      'channel' in sender
        ? where('upload.channel', '=', sender.channel)
        : where.and({ 'upload.channel': 'person', 'upload.created_by': sender.memberId }),
    )
    .where('upload_item.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Counts a file against the daily quota of a person (`UPLOAD_QUOTA_MB`), or of one channel from outside, so that nobody
 * fills the disk that all share; refuses it when that is used up. Deleted candidates do not count.
 */
export async function countAgainstQuota(sender: Sender, size: number): Promise<Outcome<never> | null> {
  const { UPLOAD_QUOTA_MB } = config();
  const sums = once('upload-quota', () => new Map<string, Sum>());
  const now = performance.now();
  const key = 'channel' in sender ? sender.channel : sender.memberId;
  let sum = sums.get(key);
  if (!sum || now >= sum.until) {
    sum = { bytes: await countedToday(sender), until: now + COUNTED_FOR_MS };
    sums.set(key, sum);
  }
  if (sum.bytes + size > UPLOAD_QUOTA_MB * MEBIBYTE)
    return refused(
      'too-large',
      `You have reached the most that one person may upload in a day: ${UPLOAD_QUOTA_MB} MB. Continue tomorrow, or ask for UPLOAD_QUOTA_MB to be raised.`,
    );
  sum.bytes += size;
  return null;
}
