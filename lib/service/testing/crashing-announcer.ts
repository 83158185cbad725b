/**
 * A separate process for tests of events: registers an endpoint for the receiver that the environment names, sends it
 * numbered imports and continues with the next number after a restart, until it is killed.
 */
import { CANDIDATE_IMPORT } from '@/lib/contracts';
import { announce, createEndpoint, openEndpoint, startEventSender, wakeEventSender } from '../events';
import { serviceRuntime } from '../runtime';
import { listEventEndpoints } from '../store';

const ALL = 1000;
const ACCOUNT = 'acme';

const { records } = await serviceRuntime();
const [known] = await listEventEndpoints(records, ACCOUNT);
const endpoint = known
  ? await openEndpoint(known)
  : await createEndpoint(records, {
      accountId: ACCOUNT,
      name: 'Crash',
      url: process.env.RECEIVER_URL ?? '',
      types: [],
      batchSize: 7,
      waitSeconds: 0,
    });
process.stdout.write(`secret ${endpoint.secret}\n`);
await startEventSender();

const { count } = await records
  .selectFrom('event')
  .select((row) => row.fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow();
for (let number = Number(count); number < ALL; number++) {
  await records.transaction().execute((transaction) =>
    announce(transaction, {
      accountId: ACCOUNT,
      type: CANDIDATE_IMPORT,
      payload: { data: { number } },
      documents: [],
    }),
  );
  await wakeEventSender();
}
process.stdout.write('all\n');
setInterval(() => undefined, 1000);
