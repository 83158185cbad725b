import { CALLS, EventMade, SEARCH_ALERT, SearchAlertRequest } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import { announce, wakeEventSender } from '../../events';
import { serviceRuntime } from '../../runtime';
import { isEventKnown } from '../../store';
import { defineOperation } from '../operation';

/** A name, a number, a time and an address. */
const MAX_BYTES = 16 * 1024;

/** POST /events/v1/alerts: announces that something new matches a search. It names nobody. */
export const announceSearchAlert = defineOperation({
  call: CALLS.announceSearchAlert,
  name: 'announceSearchAlert',
  body: { schema: SearchAlertRequest, maxBytes: () => MAX_BYTES },
  value: EventMade,
  run: async ({ account, body }) => {
    const { id: given, search, count, since, url } = body;
    const { records } = await serviceRuntime();
    const id = await records.transaction().execute(async (transaction) => {
      if (given && (await isEventKnown(transaction, given))) return given;
      return announce(transaction, {
        ...(given && { id: given.toLowerCase() }),
        accountId: account.id,
        type: SEARCH_ALERT,
        payload: {
          search: { kind: search.kind, name: search.name },
          count,
          since: new Date(since).toISOString(),
          url,
        },
        documents: [],
      });
    });
    await wakeEventSender();
    return succeed({ value: { id } });
  },
});
