import type { MatcherAccount } from '../../store';
import { type CheckedHooks, popUpOriginsOf, targetOriginsOf } from './read-hooks';

/**
 * Returns the pages that may embed an interface: those the account allows, or those that its hooks send messages to.
 */
export function framingOf({ frameOrigins }: MatcherAccount, hooks: CheckedHooks) {
  const ancestors = frameOrigins.length > 0 ? frameOrigins : targetOriginsOf(hooks);
  return { ancestors, sources: popUpOriginsOf(hooks) };
}

/** Returns the warning where no page may have an interface in a frame; it can be opened in a window all the same. */
export function framingWarnings({ ancestors }: ReturnType<typeof framingOf>): string[] {
  if (ancestors.length > 0) return [];
  return [
    'No page may show this interface in a frame: set the FrameOrigins of the account, or a hook with JsAction whose Target is parent.',
  ];
}
