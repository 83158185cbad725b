import { config } from '@/lib/config';
import { once } from '@/lib/platform';
import { findSession, serviceRecords } from '../store';

/** By which the policy of pages (proxy.ts), which is made before any page is, learns who may embed the page of a session. */
type FramingOf = (
  id: string,
) => Promise<{ ancestors: readonly string[]; sources: readonly string[] } | undefined>;

/** Tells the policy of pages of the sessions of this process. */
export function tellFraming(): void {
  once<FramingOf>(
    'matcher:framing',
    () => async (id) => (await findSession(await serviceRecords(), id))?.framing,
  );
  once('matcher:origin', () => config().MATCHER_ORIGIN);
}
