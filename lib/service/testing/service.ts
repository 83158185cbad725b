/**
 * A separate service for a test file: fresh data directory, accounts of the environment, silent log. To be imported
 * before anything that reads the configuration.
 */
import { rm } from 'node:fs/promises';
import { APP_ACCOUNT_ID, APP_SERVICE_KEY_SECRET } from '@/lib/contracts';
import { secret, shutdown } from '@/lib/platform';
import { newDataDirectory } from '@/lib/platform/testing/data-directory';

const dataDirectory = newDataDirectory('service');

Object.assign(process.env, {
  DATA_DIR: dataDirectory,
  LOG_LEVEL: 'silent',
  BASE_URL: 'http://localhost:3000',
  SERVICE_ACCOUNTS: 'acme:correct-horse-battery,globex:another-chosen-key',
  SERVICE_CREDITS: '1000',
  SERVICE_CONCURRENCY: '3',
  SERVICE_TAXONOMY_V1: 'globex',
  MAX_DOCUMENT_MB: '1',
});

export const ACME = { 'Tx-AccountId': 'acme', 'Tx-ServiceKey': 'correct-horse-battery' };

/** An old account, with access to the skills taxonomy V1. */
export const GLOBEX = { 'Tx-AccountId': 'globex', 'Tx-ServiceKey': 'another-chosen-key' };

/** Returns the headers of the app's own account. */
export async function appHeaders(): Promise<Record<string, string>> {
  return { 'Tx-AccountId': APP_ACCOUNT_ID, 'Tx-ServiceKey': await secret(APP_SERVICE_KEY_SECRET) };
}

export function jsonRequest(body: unknown, headers: Record<string, string> = ACME): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
}

export async function stopService() {
  await shutdown();
  await rm(dataDirectory, { recursive: true, force: true });
}
