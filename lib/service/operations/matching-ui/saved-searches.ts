import { createHash, randomUUID } from 'node:crypto';
import { type DecodedOf, NewSavedSearch, SavedSearches } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { openValue, sealValue } from '../../matcher-sessions';
import { serviceRuntime } from '../../runtime';
import { findSavedSearches, keepSavedSearch, removeSavedSearch, type SavedSearchKey } from '../../store';
import type { OperationFailure, Outcome } from '../outcome';
import { optionsOf } from './session-request';
import { defineMatcherOperation, type MatcherCall } from './visit';

/** Questions that a user of an account keeps under a name, sealed; each user has their own. */

type Saved = DecodedOf<typeof SavedSearches>;
type Kept = DecodedOf<typeof NewSavedSearch>;

const MAX_BODY_BYTES = 256 * 1024;
const MOST_SEARCHES = 100;

const NOT_SHOWN: OperationFailure = { code: 'DataNotFound', message: 'Searches are not saved here.' };

/** Whose searches they are; the name of the user is kept as its hash. */
function keyOf({ account, username }: MatcherCall): SavedSearchKey {
  const owner = createHash('sha256')
    .update(`${account.id}/${username ?? ''}`)
    .digest('base64url');
  return { accountId: account.id, owner };
}

const sealOwner = ({ accountId, owner }: SavedSearchKey) => `saved-search/${accountId}/${owner}`;

async function list(call: MatcherCall): Promise<Outcome<Saved>> {
  if (!optionsOf(call.session).switches.showSavedSearches) return fail(NOT_SHOWN);
  const { records } = await serviceRuntime();
  const key = keyOf(call);
  const kept = await findSavedSearches(records, key);
  const searches = await Promise.all(
    kept.map(async ({ id, content }) => ({ id, ...((await openValue(content, sealOwner(key))) as Kept) })),
  );
  return succeed({ value: { searches: searches.sort((one, other) => one.name.localeCompare(other.name)) } });
}

/** GET searches. */
export const listSavedSearches = defineMatcherOperation({
  name: 'matcher.searches',
  value: SavedSearches,
  run: list,
});

/** POST searches. */
export const saveSearch = defineMatcherOperation({
  name: 'matcher.saveSearch',
  body: { schema: NewSavedSearch, maxBytes: MAX_BODY_BYTES },
  value: SavedSearches,
  run: async (call) => {
    const before = await list(call);
    if (!before.ok) return before;
    const named = before.value.value?.searches ?? [];
    const { name } = call.body;
    const same = named.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!same && named.length >= MOST_SEARCHES)
      return fail({ code: 'ConstraintError', message: `At most ${MOST_SEARCHES} searches can be kept.` });
    const { records } = await serviceRuntime();
    const key = keyOf(call);
    await keepSavedSearch(records, key, {
      id: same?.id ?? randomUUID(),
      content: await sealValue(call.body, sealOwner(key)),
    });
    return list(call);
  },
});

/** DELETE searches/{id}. */
export const deleteSavedSearch = defineMatcherOperation({
  name: 'matcher.deleteSearch',
  value: SavedSearches,
  run: async (call) => {
    const { records } = await serviceRuntime();
    await removeSavedSearch(records, keyOf(call), String(call.parameters.search));
    return list(call);
  },
});
