import { config } from '@/lib/config';
import { hostOf } from '@/lib/platform/outgoing';

/**
 * Returns the hosts that clients may call although they are private: those that the environment names, including the
 * built-in service. Addresses typed into a form of the app are not among them.
 */
export function allowedHosts(): string[] {
  const { EMBEDDED_URL, PARSER_URL, MARKET_URL, PRIVATE_HOSTS = [] } = config();
  return [EMBEDDED_URL, PARSER_URL, MARKET_URL].map(hostOf).concat(PRIVATE_HOSTS);
}
