import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from './private-addresses';

/** Where a host is, or why it is not connected to. */
export type HostAddress = { ok: true; address: string } | { ok: false; code: 'unknown' | 'private' };

/**
 * The address of a host that an admin named, for a connection that is made to this address and no other, so that the name
 * cannot change its mind in between. `allowedHosts` (`10.0.0.5:993`) may be private.
 */
export async function addressOfHost(
  host: string,
  port: number,
  allowedHosts: readonly string[],
): Promise<HostAddress> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return { ok: false, code: 'unknown' };
  const mayBePrivate = allowedHosts.includes(`${host.toLowerCase()}:${port}`);
  if (!mayBePrivate && found.some(({ address }) => isPrivateAddress(address)))
    return { ok: false, code: 'private' };
  return { ok: true, address: first.address };
}
