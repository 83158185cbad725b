import { BlockList, isIP } from 'node:net';

/** Networks that are not of the public internet (IANA special-purpose registries, RFC 6890 and its updates). */
const PRIVATE_NETWORKS: Record<'ipv4' | 'ipv6', [string, number][]> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  // Everything but global unicast (2000::/3), and of that the ranges that wrap an IPv4 address or are for
  // documentation.
  ipv6: [
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
};

function blockListOf(family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, bits] of PRIVATE_NETWORKS[family]) list.addSubnet(network, bits, family);
  return list;
}

// Two lists: a single one would check an IPv4 address against the IPv6 networks, too.
const BLOCKED = { ipv4: blockListOf('ipv4'), ipv6: blockListOf('ipv6') };

/** True for an IP address that only machines nearby can reach, and for anything but an IP address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return BLOCKED[family].check(address, family);
}
