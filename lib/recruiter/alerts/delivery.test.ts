/** From a saved search to another system: over HTTP to the events of the service, and on, signed, to a receiver. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST } from '@/app/events/v1/alerts/route';
import { startEventSender } from '@/lib/service/events';
import {
  type Receiver,
  register,
  startReceiver,
  takes,
  until,
  verify,
} from '@/lib/service/operations/events/testing/receiver';
import { serviceRuntime } from '@/lib/service/runtime';
import { appHeaders, stopService } from '@/lib/service/testing/service';
import { saveSearch } from '../saved/saved';
import { startTestMarket } from '../testing/market';
import { memberOfRole } from '../testing/store';
import { setAlert } from './alerts';
import { startAlerts, tellDueAlerts } from './worker';

const DAY_MS = 24 * 60 * 60_000;
const ALERT = 'search_alert/v1';

let service: Server;
let receiver: Receiver;
let market: Awaited<ReturnType<typeof startTestMarket>>;

/** The route of the service at a separate address. */
beforeAll(async () => {
  service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const asked = new Request(`http://localhost${request.url}`, {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body,
    });
    const answer = await POST(asked, { params: Promise.resolve({}) });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  process.env.PORT = String((service.address() as AddressInfo).port);
  receiver = await startReceiver();
  process.env.PRIVATE_HOSTS = receiver.host;
  market = await startTestMarket((path) => [200, path === 'search' ? { total_count: 4, results: [] } : {}]);
  await serviceRuntime();
  await startEventSender();
}, 60_000);

afterAll(async () => {
  await stopService();
  await receiver.stop();
  market.stop();
  service.closeAllConnections();
  service.close();
});

it('tells a receiver what is new in a saved search, signed, once, and after a refusal again', async () => {
  const owner = await memberOfRole('owner');
  const made = await saveSearch(owner, {
    ...{ kind: 'market', name: 'Bakers', params: 'full_text=baker', pinned: false, shared: false },
  });
  if (!made.ok) throw new Error(made.problem.message);
  await setAlert(owner, { id: made.value.id, every: 'day', byWebhook: true });
  const app = await appHeaders();
  const { secret } = await register(receiver.url, { Types: [ALERT] }, app);
  const others = await register(receiver.url, { Types: ['job_match/v1'] }, app);
  receiver.answer((response) => response.writeHead(503, { 'retry-after': '0' }).end());
  expect(await tellDueAlerts(new Date(Date.now() + 2 * DAY_MS))).toBe(0);
  await startAlerts();
  await until(() => receiver.received.length > 0);
  receiver.answer(takes);
  await until(() => receiver.received.length > 1);
  const [first, second] = receiver.received;
  if (!first || !second) throw new Error('nothing was received');
  expect(second.id).toBe(first.id);
  for (const message of receiver.received) {
    expect(() => verify(message, secret)).not.toThrow();
    expect(() => verify(message, others.secret)).toThrow();
  }
  expect(second.events).toEqual([
    {
      id: expect.any(String),
      type: ALERT,
      created_at: expect.any(String),
      payload: {
        search: { kind: 'market', name: 'Bakers' },
        count: 4,
        since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        url: expect.stringMatching(/\/market\?full_text=baker&/),
      },
    },
  ]);
});
