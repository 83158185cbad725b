import type { Endpoint } from './endpoint';
import { EVENT_ENDPOINTS } from './event-endpoints';
import { INDEX_ENDPOINTS } from './index-endpoints';
import { INTERFACE_ENDPOINTS } from './interface-endpoints';
import { MARKET_ENDPOINTS } from './market-endpoints';
import { MATCHING_ENDPOINTS } from './matching-endpoints';
import { ACCOUNT_ENDPOINTS, PARSING_ENDPOINTS } from './parsing-endpoints';

/** Every endpoint that an account may call, chapter by chapter. `openapi.test.ts` holds it against the routes. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...PARSING_ENDPOINTS,
  ...INDEX_ENDPOINTS,
  ...MATCHING_ENDPOINTS,
  ...INTERFACE_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...MARKET_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
];
