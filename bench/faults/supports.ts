import path from 'node:path';
import { testBucket } from '../../lib/platform/testing/bucket.ts';
import { testServer } from '../../lib/platform/testing/postgres.ts';
import { openBenchEngine } from '../engine.ts';

/** Stores that the application can use other than its directory. */
export type Support = {
  variables: Record<string, string>;
  /** Absent for processes that are not killed. */
  killAndStart?: () => Promise<void>;
  stop: () => Promise<void>;
};

const SUPPORTS: Record<string, () => Promise<Support>> = {
  postgres: async () => {
    const { url, ...server } = await testServer();
    return { ...server, variables: { DATABASE_URL: url } };
  },
  s3: async () => {
    const S3_ACCESS_KEY_ID = 'faults';
    const { endpoint, ...bucket } = await testBucket(S3_ACCESS_KEY_ID);
    const keys = { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: 'faults-of-the-stores' };
    return { ...bucket, variables: { ...keys, S3_ENDPOINT: endpoint, S3_BUCKET: 'shortlist' } };
  },
};

/** Starts the supports of these names, separated by commas. */
export async function openSupports(names: string | undefined): Promise<Support[]> {
  const open = (names?.split(',') ?? []).map((name) => {
    const support = SUPPORTS[name];
    if (!support) throw new Error(`--store is ${Object.keys(SUPPORTS).join(', ')} or both with a comma`);
    return support;
  });
  return Promise.all(open.map((start) => start()));
}

/** Returns a column engine that several instances share, as a ClickHouse server. */
export async function sharedEngine(directory: string): Promise<Support> {
  const { url, stop } = await openBenchEngine(path.join(directory, 'engine'));
  return { variables: { CLICKHOUSE_URL: url }, stop };
}
