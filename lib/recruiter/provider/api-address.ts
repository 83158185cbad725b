import { config } from '@/lib/config';

/** Returns where programs outside reach the built-in parsing API: the address of the site, not the one the app itself uses. */
export function apiAddress(): string {
  return `${config().BASE_URL}/v10`;
}
