import { z } from 'zod';
import {
  CategoryWeights,
  type DecodedOf,
  Deliveries,
  encode,
  FilterCriteria,
  HookDocuments,
  HookOutcome,
  NoValue,
  PreferenceUpdate,
} from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { deliver, type LoggedDelivery, readDeliveries, replayDelivery, watchDelivery } from '../../delivery';
import { serviceRuntime } from '../../runtime';
import { refuseId } from '../indexing/ids';
import type { OperationFailure, Outcome } from '../outcome';
import { type Ref, resultOf } from './documents';
import { targetsOf } from './query';
import { isWithin } from './question';
import type { Hook } from './read-hooks';
import { optionsOf } from './session-request';
import { defineMatcherOperation, type MatcherCall } from './visit';

/** Hooks that the service delivers, with the bodies of wire-facts 2.5, and the log of a session. */

type Note = { hookNumber?: number; linkText: string; documents: Ref[] };
type Delivery = DecodedOf<typeof HookOutcome>['delivery'];

const MAX_BODY_BYTES = 256 * 1024;
const MOST_DOCUMENTS = 500;
/** Time that the page waits for the receiver; then the outbox continues by itself. */
const PATIENCE_MS = 2000;

function deliveryOf({ id, state, attempts, message, createdAt, note }: LoggedDelivery): Delivery {
  const { hookNumber, linkText, documents } = note as Note;
  return {
    id,
    hookNumber,
    linkText,
    state,
    attempts,
    message,
    createdAt: createdAt.toISOString(),
    documents,
  };
}

const NO_HOOK: OperationFailure = { code: 'DataNotFound', message: 'There is no such hook here.' };
const NO_DELIVERY: OperationFailure = {
  code: 'DataNotFound',
  message: 'This delivery no longer exists.',
};

function hookOf({ session }: MatcherCall, number: string): Extract<Hook, { url: string }> | undefined {
  const hook = optionsOf(session).hooks.hooks.find((each) => String(each.number) === number);
  return hook && 'url' in hook && hook.kind === 'Server' ? hook : undefined;
}

/** A hook is only called for documents of its list. */
async function refuseDocuments(
  call: MatcherCall,
  documents: readonly Ref[],
): Promise<OperationFailure | undefined> {
  if (documents.length > MOST_DOCUMENTS)
    return { code: 'InvalidParameter', message: `At most ${MOST_DOCUMENTS} documents can be sent at once.` };
  const targets = targetsOf(call);
  const shown = 'matchDetails' in call.session.request.body && (await resultOf(call.session));
  for (const document of documents) {
    const wrong = targets.has(document.documentId) ? undefined : refuseId(document.documentId, 'DocumentId');
    if (wrong) return wrong;
    if (!targets.has(document.documentId) && !shown && !isWithin(call, document))
      return { code: 'DataNotFound', message: 'A document is not in this list.' };
  }
  return undefined;
}

/** Returns the state of a message that was just given to the outbox. */
async function watched(id: string): Promise<Outcome<{ delivery: Delivery }>> {
  const { records } = await serviceRuntime();
  const delivery = await watchDelivery(records, id, PATIENCE_MS);
  return delivery ? succeed({ value: { delivery: deliveryOf(delivery) } }) : fail(NO_DELIVERY);
}

async function send(
  { account, session }: MatcherCall,
  order: { url: string; body: unknown; note: Note },
): Promise<Outcome<{ delivery: Delivery }>> {
  const { records } = await serviceRuntime();
  const documents = order.note.documents.flatMap(({ indexId, documentId }) =>
    indexId ? [{ indexId, documentId }] : [],
  );
  const id = await deliver(records, { ...order, accountId: account.id, origin: session.id, documents });
  return watched(id);
}

const wireOf = ({ indexId, documentId }: Ref) => ({ DocumentId: documentId, IndexId: indexId ?? null });

async function act(
  call: MatcherCall & { body: DecodedOf<typeof HookDocuments> },
  number: string,
): Promise<Outcome<{ delivery: Delivery }>> {
  const { documents } = call.body;
  const hook = hookOf(call, number);
  if (!hook) return fail(NO_HOOK);
  if (documents.length > 1 && !hook.isBulk)
    return fail({ code: 'InvalidParameter', message: 'This hook takes one document at a time.' });
  const refused = await refuseDocuments(call, documents);
  if (refused) return fail(refused);
  const named = { Username: call.username ?? null, CustomInfo: hook.customInfo ?? null };
  const [first] = documents.map(wireOf);
  const body = hook.isBulk ? { ...named, Documents: documents.map(wireOf) } : { ...named, ...first };
  const note = { hookNumber: hook.number, linkText: hook.linkText, documents };
  return send(call, { url: hook.url, body, note });
}

/** POST hooks/{number}. */
export const actOnHook = defineMatcherOperation({
  name: 'matcher.hook',
  parameters: { number: z.string().regex(/^\d{1,4}$/, 'the number of a hook') },
  body: { schema: HookDocuments, maxBytes: MAX_BODY_BYTES },
  value: HookOutcome,
  run: (call) => act(call, call.parameters.number),
});

/** POST update: informs the system of the account of the user's current preferences. */
export const updatePreferences = defineMatcherOperation({
  name: 'matcher.update',
  body: { schema: PreferenceUpdate, maxBytes: MAX_BODY_BYTES },
  value: NoValue,
  run: async (call) => {
    const { onUpdate } = optionsOf(call.session).hooks;
    if (!onUpdate?.server) return succeed({});
    const { filterCriteria, preferredCategoryWeights } = call.body;
    const { url, customInfo } = onUpdate.server;
    const body = {
      Username: call.username ?? null,
      CustomInfo: customInfo ?? null,
      FilterCriteria: filterCriteria ? encode(FilterCriteria, filterCriteria) : null,
      PreferredCategoryWeights: preferredCategoryWeights
        ? encode(CategoryWeights, preferredCategoryWeights)
        : null,
    };
    const { records } = await serviceRuntime();
    await deliver(records, {
      accountId: call.account.id,
      origin: call.session.id,
      url,
      body,
      note: { linkText: 'Filters and weights', documents: [] },
      documents: [],
    });
    return succeed({});
  },
});

/** GET deliveries: the deliveries of a session, the newest first. */
export const listMatcherDeliveries = defineMatcherOperation({
  name: 'matcher.deliveries',
  value: Deliveries,
  run: async ({ account, session }) => {
    const { records } = await serviceRuntime();
    const deliveries = await readDeliveries(records, account.id, session.id);
    return succeed({ value: { deliveries: deliveries.map(deliveryOf) } });
  },
});

/** POST deliveries/{id}/replay. */
export const replayMatcherDelivery = defineMatcherOperation({
  name: 'matcher.replay',
  parameters: { delivery: z.guid('a UUID') },
  value: HookOutcome,
  run: async ({ account, session, parameters }) => {
    const { records } = await serviceRuntime();
    const id = parameters.delivery;
    if (!(await replayDelivery(records, { accountId: account.id, id, origin: session.id })))
      return fail(NO_DELIVERY);
    return watched(id);
  },
});
