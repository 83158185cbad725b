/** Returns the port of an address, also where it is the one of its scheme. */
export function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

/**
 * Returns true for a host that may be reached although it is private. `allowedHosts` are names or addresses in small
 * letters: `10.0.0.5:993` allows one port, `10.0.0.5` every port of that host.
 */
export function isAllowedHost(host: string, port: number, allowedHosts: readonly string[]): boolean {
  const name = host.toLowerCase();
  return allowedHosts.includes(name) || allowedHosts.includes(`${name}:${port}`);
}

/** Returns the host of an address with its port, as one of `allowedHosts`. */
export function hostOf(address: string): string {
  const url = new URL(address);
  return `${url.hostname}:${portOf(url)}`;
}
