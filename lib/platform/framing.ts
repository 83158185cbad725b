import { once } from './lifecycle';

/** Origins of pages that may embed a page, and of those that it embeds itself. */
export type Framing = { ancestors: readonly string[]; sources: readonly string[] };

type FramingOf = (id: string) => Promise<Framing | undefined>;

/**
 * How the policy of pages, which is made before any page and knows nothing of the service, learns who may embed the page
 * of a session. Whoever keeps the sessions says so at the start.
 */
const holder = () => once<{ ask?: FramingOf }>('platform:framing', () => ({}));

export function answerFraming(ask: FramingOf): void {
  holder().ask = ask;
}

/** Who may embed the page of a session; undefined for one that is not there. */
export async function framingOfSession(id: string): Promise<Framing | undefined> {
  return holder().ask?.(id);
}
