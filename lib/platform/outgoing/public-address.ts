import { lookup } from 'node:dns/promises';
import { isAllowedHost } from './allowed-hosts';
import { isPrivateAddress } from './private-addresses';

/** Address of a host, or the reason for not connecting to it. */
export type HostAddress = { ok: true; address: string } | { ok: false; code: 'unknown' | 'private' };

/**
 * The address of a host that an admin named, for a connection that is made to this address and no other, so that the name
 * cannot change its mind in between. `allowedHosts` may be private (`allowed-hosts.ts`).
 */
export async function addressOfHost(
  host: string,
  port: number,
  allowedHosts: readonly string[],
): Promise<HostAddress> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return { ok: false, code: 'unknown' };
  const mayBePrivate = isAllowedHost(host, port, allowedHosts);
  if (!mayBePrivate && found.some(({ address }) => isPrivateAddress(address)))
    return { ok: false, code: 'private' };
  return { ok: true, address: first.address };
}
