import { config } from '@/lib/config';
import { APP_ACCOUNT_ID, APP_SERVICE_KEY_SECRET } from '@/lib/contracts';
import { once, secret } from '@/lib/platform';
import { createGate, type Gate } from './gate';

/** Hosted providers give ten concurrent calls at least; more than the embedded service has workers gains nothing. */
const MOST_AT_A_TIME = 8;

/** How many parses are sent at a time. */
export function parseConcurrency(): number {
  return Math.min(config().PARSE_WORKERS, MOST_AT_A_TIME);
}

/** The gate that all calls of this process to the parsing API go through. */
export function parserGate(): Gate {
  return once('gate:parser', () => createGate(parseConcurrency()));
}

/** Index and match calls at a time; with those of parsing no more than a hosted provider gives. */
const MATCHING_AT_A_TIME = 2;

/** The gate of the index and match calls of this process, apart from parses, which take long. */
export function matchingGate(): Gate {
  return once('gate:matching', () => createGate(MATCHING_AT_A_TIME));
}

/** The headers by which the app is known to the parsing API (wire-facts 1.1). They never leave the server. */
export async function parserHeaders(): Promise<Record<string, string>> {
  const { PARSER_ACCOUNT_ID, PARSER_SERVICE_KEY } = config();
  return {
    'Tx-AccountId': PARSER_ACCOUNT_ID ?? APP_ACCOUNT_ID,
    'Tx-ServiceKey': PARSER_SERVICE_KEY ?? (await secret(APP_SERVICE_KEY_SECRET)),
    'Content-Type': 'application/json; charset=utf-8',
    Accept: 'application/json',
  };
}
