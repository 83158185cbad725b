import { once } from './lifecycle';

/** Origins of pages that may embed a page, and of those that it embeds itself. */
export type Framing = { ancestors: readonly string[]; sources: readonly string[] };

type FramingOf = (id: string) => Promise<Framing | undefined>;

/**
 * Tells the policy of pages, made before any page and without the service, who may embed the page of a session. The
 * keeper of sessions registers here at the start.
 */
const holder = () =>
  once<{ ask?: FramingOf; askConnected?: () => Promise<string> }>('platform:framing', () => ({}));

export function answerFraming(ask: FramingOf): void {
  holder().ask = ask;
}

/** Sets the origin of the pages that the app embeds; it may change while the process runs. */
export function answerConnectedOrigin(ask: () => Promise<string>): void {
  holder().askConnected = ask;
}

/** Returns the origin of the pages that the app embeds; undefined before the app has started. */
export async function connectedOrigin(): Promise<string | undefined> {
  return holder().askConnected?.();
}

/** Returns who may embed the page of a session; undefined for an unknown session. */
export async function framingOfSession(id: string): Promise<Framing | undefined> {
  return holder().ask?.(id);
}
