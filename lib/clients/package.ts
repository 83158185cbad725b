/**
 * Typed clients of the parsing, matching, matching UI and job market APIs, as a package of its own: `npm run clients`.
 * Say whom to call with `connectBy`, then call. Nothing here throws for what a server answers or does not answer: every
 * call gives a value, or a failure with a code and whether asking again makes sense.
 */
import { callBy } from './outgoing';

export * as contracts from '@/lib/contracts';
export * from './calls';

// Whoever installs the package calls the addresses that their own program names, private ones among them.
callBy((url, call) => fetch(url, { ...call, redirect: 'manual', cache: 'no-store' }));
