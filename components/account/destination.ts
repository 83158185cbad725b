/**
 * Returns the path within this app to open after signing in, from the requested address: never another site, whatever
 * the address is.
 */
export function pathWithin(address: string | undefined): string {
  const base = 'http://app.invalid';
  if (!address || !URL.canParse(address, base)) return '/candidates';
  const { protocol, pathname, search } = new URL(address, base);
  // The part after the colon of any other kind of address is not a path, and may be a whole address itself.
  if (protocol !== 'http:' && protocol !== 'https:') return '/candidates';
  const path = pathname.replace(/^[/\\]+/, '/');
  return /^\/(sign-in|set-up)?$/.test(path) ? '/candidates' : `${path}${search}`;
}
