/**
 * The store of files: bytes under their own content hash, in `DATA_DIR/files` or in an S3 bucket. Writing the same
 * bytes twice is harmless; the caller decides what may be deleted.
 */
import path from 'node:path';
import { config } from '../../config';
import { watchHealth } from '../health';
import { once } from '../lifecycle';
import type { Half } from '../records';
import { directoryFiles } from './directory';
import type { FileStore } from './port';
import { bucketFiles } from './s3';

export type { FileStore } from './port';

/** Nothing has this name; whether it is there is asked of the bucket all the same. */
const NOBODY = '0'.repeat(64);

async function reachable(bucket: FileStore): Promise<string | undefined> {
  await bucket.has(NOBODY);
  return undefined;
}

/** Returns the files of one half. */
export function fileStore(half: Half): FileStore {
  return once(`files:${half}`, () => {
    const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = config();
    if (!S3_ENDPOINT) return directoryFiles(path.join(DATA_DIR, 'files', half));
    const bucket = bucketFiles({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET ?? '',
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
      prefix: half,
    });
    if (half === 'recruiter') watchHealth('files', () => reachable(bucket));
    return bucket;
  });
}
