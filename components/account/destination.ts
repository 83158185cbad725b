/**
 * The path within this app to go to after signing in, out of the address asked for: never another site, whatever
 * the address says.
 */
export function pathWithin(address: string | undefined): string {
  const base = 'http://app.invalid';
  if (!address || !URL.canParse(address, base)) return '/candidates';
  const { pathname, search } = new URL(address, base);
  const path = pathname.replace(/^[/\\]+/, '/');
  return /^\/(sign-in|set-up)?$/.test(path) ? '/candidates' : `${path}${search}`;
}
