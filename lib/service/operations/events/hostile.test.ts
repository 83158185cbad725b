import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announce, startEventSender, wakeEventSender } from '../../events';
import { serviceRuntime } from '../../runtime';
import { caller } from '../../testing/calls';
import { stopService } from '../../testing/service';
import * as events from '.';
import { type Receiver, register, startReceiver, takes, until } from './testing/receiver';

const test = caller(events.testEndpoint);
const list = caller(events.listEndpoints);
const change = caller(events.changeEndpoint);
const remove = caller(events.removeEndpoint);

let receiver: Receiver;
let trap: Receiver;
let silent: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  trap = await startReceiver();
  silent = await startReceiver();
  process.env.PRIVATE_HOSTS = `${receiver.host},${silent.host}`;
  await serviceRuntime();
  await startEventSender();
});

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer(takes);
});

afterAll(async () => {
  await stopService();
  await Promise.all([receiver.stop(), trap.stop(), silent.stop()]);
});

async function tell(number: number) {
  const { records } = await serviceRuntime();
  const event = { accountId: 'acme', type: 'candidate_import/v1', documents: [] } as const;
  const payload = { data: { number } };
  await records.transaction().execute((transaction) => announce(transaction, { ...event, payload }));
  await wakeEventSender();
}

const stateOf = async (id: string) =>
  (await list({})).value.find((endpoint: { Id: string }) => endpoint.Id === id);

it('does not follow a redirect to a private address, nor goes to one by itself', async () => {
  const { id } = await register(receiver.url);
  receiver.answer((response) => response.writeHead(307, { location: trap.url }).end());
  expect((await test({ endpoint: id })).value).toMatchObject({
    State: 'Failed',
    Message: 'The receiver answered 307.',
  });
  await remove({ endpoint: id });
  for (const url of [trap.url, 'http://169.254.169.254/latest', 'http://[::1]:9/']) {
    const { id: inside } = await register(url);
    expect((await test({ endpoint: inside })).value).toMatchObject({
      State: 'Failed',
      Message: 'The address is inside a private network.',
    });
    await remove({ endpoint: inside });
  }
  expect(trap.received).toEqual([]);
});

it('reads little of a huge answer, and goes by its status', { timeout: 30_000 }, async () => {
  const { id } = await register(receiver.url);
  let written = 0;
  for (const [status, State] of [
    [200, 'Delivered'],
    [500, 'Failed'],
  ] as const) {
    receiver.answer((response) => {
      response.writeHead(status);
      const more = () => {
        written += 64 * 1024;
        if (!response.destroyed && written < 1e9) response.write(Buffer.alloc(64 * 1024), more);
      };
      more();
    });
    expect((await test({ endpoint: id })).value).toMatchObject({ State });
  }
  expect(written).toBeLessThan(20e6);
  await remove({ endpoint: id });
});

it('does not wait for one that never answers', { timeout: 30_000 }, async () => {
  const { id } = await register(receiver.url);
  receiver.answer(() => undefined);
  expect((await test({ endpoint: id })).value).toMatchObject({
    State: 'Failed',
    Message: 'The receiver took too long to answer.',
  });
  await remove({ endpoint: id });
});

it('sends on time to the others while eight never answer', { timeout: 60_000 }, async () => {
  silent.answer(() => undefined);
  const ids: string[] = [];
  for (let count = 0; count < 8; count++) ids.push((await register(silent.url)).id);
  ids.push((await register(receiver.url)).id);
  await tell(1);
  await until(() => receiver.events().length === 1);
  expect(silent.received.length).toBeLessThanOrEqual(8);
  silent.answer(takes);
  for (const id of ids) await remove({ endpoint: id });
});

it('turns an endpoint off that wants no more, and goes on where it stopped once it is on again', async () => {
  const { id } = await register(receiver.url);
  receiver.answer((response) => response.writeHead(410).end());
  await tell(1);
  await until(async () => (await stateOf(id)).State === 'Off');
  await tell(2);
  expect(await stateOf(id)).toMatchObject({
    Message: 'The receiver asked for no more messages (410).',
    Waiting: 2,
  });
  receiver.received.length = 0;
  receiver.answer(takes);
  await change({ endpoint: id }, { State: 'On' });
  await until(() => receiver.events().length === 2);
  expect(receiver.events().map(({ payload }) => payload.data)).toEqual([{ number: 1 }, { number: 2 }]);
  await remove({ endpoint: id });
});

it('waits as long as it is asked to', async () => {
  const { id } = await register(receiver.url);
  receiver.answer((response) => response.writeHead(429, { 'retry-after': '3600' }).end());
  await tell(1);
  await until(async () => (await stateOf(id)).Message !== undefined);
  const { records } = await serviceRuntime();
  const { due_at } = await records
    .selectFrom('event_endpoint')
    .select('due_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(due_at.getTime() - Date.now()).toBeGreaterThan(3_500_000);
  expect((await stateOf(id)).State).toBe('On');
  await remove({ endpoint: id });
});

it('brings a token of the receiver, and another one when that is refused', async () => {
  let issued = 0;
  const token = await startReceiver();
  token.answer((response, _, form) => {
    const asked = new URLSearchParams(form);
    issued += asked.get('client_secret') === 'their-secret' ? 1 : 0;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ access_token: `token-${issued}`, expires_in: 900 }));
  });
  // The address of the token endpoint is guarded as any other.
  const inside = { Url: token.url, ClientId: 'shortlist', ClientSecret: 'their-secret' };
  const { id } = await register(receiver.url, { Token: inside });
  expect((await test({ endpoint: id })).value.Message).toContain('private network');
  expect(issued).toBe(0);
  await token.stop();
  receiver.answer((response, request, form) => {
    if (request.url === '/token') {
      issued += new URLSearchParams(form).get('client_secret') === 'their-secret' ? 1 : 0;
      return response.end(JSON.stringify({ access_token: `token-${issued}`, expires_in: 900 }));
    }
    return response.writeHead(request.headers.authorization === 'Bearer token-2' ? 204 : 401).end();
  });
  await change({ endpoint: id }, { Token: { ...inside, Url: `http://${receiver.host}/token` } });
  expect((await test({ endpoint: id })).value).toMatchObject({ State: 'Delivered' });
  expect((await test({ endpoint: id })).value).toMatchObject({ State: 'Delivered' });
  expect(issued).toBe(2);
  await remove({ endpoint: id });
});
