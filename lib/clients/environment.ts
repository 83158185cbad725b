import { config } from '@/lib/config';
import { APP_ACCOUNT_ID, APP_SERVICE_KEY_SECRET, inVersion, versionInAddress } from '@/lib/contracts';
import { secret } from '@/lib/platform';
import type { Connections, MarketConnection, ParserConnection } from './connection';
import { PARSES_AT_A_TIME } from './provider';

/** Returns how many parses are sent at a time; more than the embedded service has workers gains nothing. */
export function parseConcurrency(): number {
  return Math.min(config().PARSE_WORKERS, PARSES_AT_A_TIME);
}

/** Returns how many pictures of pages are sent at a time, besides the others: each keeps a process busy for seconds. */
export function pictureConcurrency(): number {
  return Math.max(1, Math.min(config().SCAN_WORKERS, PARSES_AT_A_TIME));
}

const ownKey = () => secret(APP_SERVICE_KEY_SECRET);

/** Returns the built-in parsing service, called as the app itself. */
export async function builtInParser(): Promise<ParserConnection> {
  const { EMBEDDED_URL, MATCHER_ORIGIN, PARSER_NORMALIZE } = config();
  return {
    builtIn: true,
    baseUrl: `${EMBEDDED_URL}/v10`,
    uiOrigin: MATCHER_ORIGIN,
    credentials: { kind: 'account', id: APP_ACCOUNT_ID, key: await ownKey() },
    normalize: PARSER_NORMALIZE,
  };
}

/** Returns the built-in job market, called as the app itself. */
export async function builtInMarket(): Promise<MarketConnection> {
  return {
    builtIn: true,
    baseUrl: config().EMBEDDED_URL,
    limited: config().MARKET_LIMIT_APP,
    credentials: { kind: 'basic', id: APP_ACCOUNT_ID, key: await ownKey() },
  };
}

async function parser(): Promise<ParserConnection> {
  const { PARSER_URL, PARSER_UI_ORIGIN, PARSER_ACCOUNT_ID, PARSER_SERVICE_KEY, ...given } = config();
  if (given.usesEmbeddedParser || !PARSER_ACCOUNT_ID || !PARSER_SERVICE_KEY) return builtInParser();
  return {
    builtIn: false,
    baseUrl: inVersion(PARSER_URL, 'v10'),
    version: versionInAddress(PARSER_URL) ?? 'v10',
    uiOrigin: PARSER_UI_ORIGIN ?? null,
    credentials: { kind: 'account', id: PARSER_ACCOUNT_ID, key: PARSER_SERVICE_KEY },
    normalize: given.PARSER_NORMALIZE,
  };
}

async function market(): Promise<MarketConnection> {
  const { MARKET_URL, MARKET_USERNAME, MARKET_PASSWORD, usesEmbeddedMarket } = config();
  if (usesEmbeddedMarket || !MARKET_USERNAME || !MARKET_PASSWORD) return builtInMarket();
  return {
    builtIn: false,
    baseUrl: MARKET_URL,
    limited: true,
    credentials: { kind: 'basic', id: MARKET_USERNAME, key: MARKET_PASSWORD },
  };
}

/** Returns the connections of the environment; the built-in service where it names none. */
export async function environmentConnections(): Promise<Connections> {
  return { parser: await parser(), market: await market() };
}
