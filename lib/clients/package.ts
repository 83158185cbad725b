/**
 * Typed clients of the parsing, matching, matching UI and job market APIs, as a separate package: `npm run clients`.
 * Set the connections with `connectBy`, then call. Nothing here throws because of a server's answer or silence: every
 * call returns a value, or a failure with a code and whether retrying makes sense.
 */
import { callBy } from './outgoing';

export * as contracts from '@/lib/contracts';
export * from './calls';
export { type Inbox, openInbox, type ReceivedEvent, verifyEvents } from './receiver';
export { callsByWire } from './wire';

// Whoever installs the package calls the addresses that their own program names, private ones among them.
callBy((url, call) => fetch(url, { ...call, redirect: 'manual', cache: 'no-store' }));
