import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { exchange } from '../../scripts/exchange.ts';
import { freePort, startServer } from '../../scripts/service.mjs';

/** The service that is measured, as one account calls it. */
export type MatchService = {
  pid: number | undefined;
  /** The answer, and the milliseconds until it was read to its end. Throws where the service refuses. */
  call: (path: string, body: unknown, method?: string) => Promise<{ body: Answer; milliseconds: number }>;
  stop: () => Promise<void>;
};

export type Answer = {
  Info?: { Code?: string; Message?: string };
  Value?: { TotalCount?: number; Matches?: { Id: string; SovScore?: number }[] };
};

export const INDEX = 'people';
const ACCOUNT = 'measuring';
const FINE = new Set(['Success', 'DuplicateAsset']);

/** Starts the built service on the records of a folder and the engine at an address. */
export async function startMatchService(folder: string, engineUrl: string): Promise<MatchService> {
  const key = randomBytes(24).toString('base64url');
  const server = await startServer(await freePort(), path.join(folder, 'data'), {
    CLICKHOUSE_URL: engineUrl,
    SERVICE_ACCOUNTS: `${ACCOUNT}:${key}`,
    SERVICE_CREDITS: '100000000',
  });
  const headers = { 'content-type': 'application/json', 'tx-accountid': ACCOUNT, 'tx-servicekey': key };

  return {
    pid: server.pid,
    call: async (address, body, method = 'POST') => {
      const start = performance.now();
      const url = `${server.baseUrl}${address}`;
      const { text } = await exchange(url, { method, headers, body: JSON.stringify(body) });
      const milliseconds = performance.now() - start;
      const answer = JSON.parse(text) as Answer;
      if (!FINE.has(answer.Info?.Code ?? '')) throw new Error(`${address}: ${text.slice(0, 300)}`);
      return { body: answer, milliseconds };
    },
    stop: server.stop,
  };
}
