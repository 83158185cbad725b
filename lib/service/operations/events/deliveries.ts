import { randomUUID } from 'node:crypto';
import {
  CALLS,
  EventDeliveries,
  EventDelivery,
  type EventDeliveryData,
  NoValue,
  type SentEvent,
  TEST_EVENT,
} from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { type LoggedDelivery, readDeliveries } from '../../delivery';
import { type BatchNote, postToEndpoint, sealNote, wakeEventSender } from '../../events';
import { serviceRuntime } from '../../runtime';
import { addDelivery, findDelivery, noteAttempt, repeatDelivery } from '../../store';
import { defineOperation } from '../operation';
import type { OperationFailure } from '../outcome';
import { endpointOfPath } from './endpoints';

/** Deliveries to an endpoint. */

const NO_DELIVERY: OperationFailure = {
  code: 'DataNotFound',
  message: 'This delivery no longer exists.',
};

const told = ({ id, state, attempts, message, createdAt, note }: LoggedDelivery): EventDeliveryData => ({
  id,
  state,
  attempts,
  message,
  createdAt: createdAt.toISOString(),
  types: (note as BatchNote).types,
});

/** GET /events/v1/endpoints/{id}/deliveries. */
export const listEventDeliveries = defineOperation({
  call: CALLS.listEventDeliveries,
  name: 'listEventDeliveries',
  value: EventDeliveries,
  run: async (call) => {
    const { records } = await serviceRuntime();
    const found = await endpointOfPath(records, call, call.parameters);
    if (!found.ok) return found;
    const deliveries = await readDeliveries(records, call.account.id, found.value.id);
    return succeed({ value: deliveries.map(told) });
  },
});

/**
 * POST /events/v1/endpoints/{id}/deliveries/{delivery}/replay: the same events under the same id, before new ones;
 * those of people who were deleted meanwhile are left out.
 */
export const replayEventDelivery = defineOperation({
  call: CALLS.replayEventDelivery,
  name: 'replayEventDelivery',
  value: NoValue,
  run: async (call) => {
    const { account, parameters } = call;
    const { records } = await serviceRuntime();
    const found = await endpointOfPath(records, call, parameters);
    if (!found.ok) return found;
    const id = parameters.delivery;
    const delivery = await findDelivery(records, id);
    if (delivery?.accountId !== account.id || delivery.origin !== found.value.id) return fail(NO_DELIVERY);
    if (found.value.state === 'Off')
      return fail({ code: 'ConstraintError', message: 'The endpoint is off. Turn it on first.' });
    await repeatDelivery(records, id);
    await wakeEventSender();
    return succeed({});
  },
});

/** POST /events/v1/endpoints/{id}/test: one event, at once, whatever else waits. */
export const testEndpoint = defineOperation({
  call: CALLS.testEventEndpoint,
  name: 'testEventEndpoint',
  value: EventDelivery,
  run: async (call) => {
    const { records } = await serviceRuntime();
    const found = await endpointOfPath(records, call, call.parameters);
    if (!found.ok) return found;
    const { id: origin, accountId } = found.value;
    const [id, createdAt] = [randomUUID(), new Date()];
    const event: SentEvent = {
      id: randomUUID(),
      type: TEST_EVENT,
      created_at: createdAt.toISOString(),
      payload: { message: 'A test of this endpoint.' },
    };
    const came = await postToEndpoint(found.value, id, [event]);
    const state = came.outcome === 'delivered' ? 'Delivered' : 'Failed';
    const message = came.outcome === 'delivered' ? undefined : came.message;
    const types = { [TEST_EVENT]: 1 };
    await records.transaction().execute(async (transaction) => {
      const content = await sealNote({ id, accountId }, { types });
      await addDelivery(transaction, { id, accountId, origin, content }, []);
      await noteAttempt(transaction, id, { state, message });
    });
    return succeed({
      value: { id, state, attempts: 1, message, createdAt: createdAt.toISOString(), types },
    });
  },
});
