import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type DecodedOf, NewSavedSearch, SavedSearches } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { openValue, sealValue } from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import {
  changeSavedSearches,
  findSavedSearches,
  keepSavedSearch,
  removeSavedSearch,
  type SavedSearchKey,
  type ServiceRecords,
} from '../../store';
import type { OperationFailure, Outcome } from '../outcome';
import { optionsOf } from './session-request';
import { defineMatcherOperation, type MatcherCall } from './visit';

/** Questions that a user of an account keeps under a name, sealed; each user has their own. */

type Saved = DecodedOf<typeof SavedSearches>;
type Kept = DecodedOf<typeof NewSavedSearch>;

const MAX_BODY_BYTES = 256 * 1024;
const MOST_SEARCHES = 100;

const TOO_MANY: OperationFailure = {
  code: 'ConstraintError',
  message: `At most ${MOST_SEARCHES} searches can be kept.`,
};
const NOT_SHOWN: OperationFailure = { code: 'DataNotFound', message: 'Searches are not saved here.' };

/** Returns the owner of saved searches; the name of the user is kept as its hash. */
function keyOf({ account, username }: MatcherCall): SavedSearchKey {
  const owner = createHash('sha256')
    .update(`${account.id}/${username ?? ''}`)
    .digest('base64url');
  return { accountId: account.id, owner };
}

const sealOwner = ({ accountId, owner }: SavedSearchKey) => `saved-search/${accountId}/${owner}`;

async function searchesOf(records: ServiceRecords, key: SavedSearchKey): Promise<Saved['searches']> {
  const kept = await findSavedSearches(records, key);
  const searches = await Promise.all(
    kept.map(async ({ id, content }) => ({ id, ...((await openValue(content, sealOwner(key))) as Kept) })),
  );
  return searches.sort((one, other) => one.name.localeCompare(other.name));
}

/** Returns the searches after a change, if the session shows any. */
async function change(
  call: MatcherCall,
  make: (trx: ServiceRecords, key: SavedSearchKey) => Promise<OperationFailure | undefined>,
): Promise<Outcome<Saved>> {
  if (!optionsOf(call.session).switches.showSavedSearches) return fail(NOT_SHOWN);
  const { records } = await serviceRuntime();
  const key = keyOf(call);
  return changeSavedSearches(records, key, async (trx) => {
    const failure = await make(trx, key);
    return failure ? fail(failure) : succeed({ value: { searches: await searchesOf(trx, key) } });
  });
}

/** Keeps a search in place of the one of that name. */
async function keep(trx: ServiceRecords, key: SavedSearchKey, search: Kept) {
  const before = await searchesOf(trx, key);
  const same = before.find((each) => each.name.toLowerCase() === search.name.toLowerCase());
  if (!same && before.length >= MOST_SEARCHES) return TOO_MANY;
  const content = await sealValue(search, sealOwner(key));
  await keepSavedSearch(trx, key, { id: same?.id ?? randomUUID(), content });
  return undefined;
}

/** GET searches. */
export const listSavedSearches = defineMatcherOperation({
  name: 'matcher.searches',
  value: SavedSearches,
  run: async (call) => {
    if (!optionsOf(call.session).switches.showSavedSearches) return fail(NOT_SHOWN);
    const { records } = await serviceRuntime();
    return succeed({ value: { searches: await searchesOf(records, keyOf(call)) } });
  },
});

/** POST searches. */
export const saveSearch = defineMatcherOperation({
  name: 'matcher.saveSearch',
  body: { schema: NewSavedSearch, maxBytes: MAX_BODY_BYTES },
  value: SavedSearches,
  run: (call) => change(call, (trx, key) => keep(trx, key, call.body)),
});

/** DELETE searches/{id}. */
export const deleteSavedSearch = defineMatcherOperation({
  name: 'matcher.deleteSearch',
  parameters: { search: z.guid('a UUID') },
  value: SavedSearches,
  run: (call) =>
    change(call, async (trx, key) => {
      await removeSavedSearch(trx, key, call.parameters.search);
      return undefined;
    }),
});
