import { once } from '@/lib/platform/lifecycle';
import { guardedFetch } from '@/lib/platform/outgoing';
import { allowedHosts } from './allowed-hosts';

/** An outgoing request; a redirect is returned unfollowed. */
export type OutgoingCall = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

export type Outgoing = (url: string, call: OutgoingCall) => Promise<Response>;

const holder = () => once<{ outgoing?: Outgoing }>('clients:outgoing', () => ({}));

/** Calls public addresses and those that the configuration names, since people type addresses into forms of the app. */
const guarded: Outgoing = (url, call) => guardedFetch(url, { ...call, allowedHosts: allowedHosts() });

/** Sets the fetch of a program that takes no addresses from strangers; without it the guarded one is used. */
export function callBy(outgoing: Outgoing): void {
  holder().outgoing = outgoing;
}

/** Returns how calls leave this process. */
export function outgoing(): Outgoing {
  return holder().outgoing ?? guarded;
}
