import type { MatcherAccount } from '../../store';
import { type CheckedHooks, popUpOriginsOf, targetOriginsOf } from './read-hooks';

/** Whose pages may embed an interface: those the account allows, or those that its hooks send messages to. */
export function framingOf({ frameOrigins }: MatcherAccount, hooks: CheckedHooks) {
  const ancestors = frameOrigins.length > 0 ? frameOrigins : targetOriginsOf(hooks);
  return { ancestors, sources: popUpOriginsOf(hooks) };
}
