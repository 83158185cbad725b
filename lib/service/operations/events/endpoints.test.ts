import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEventSender } from '../../events';
import { serviceRuntime } from '../../runtime';
import { caller } from '../../testing/calls';
import { GLOBEX, stopService } from '../../testing/service';
import * as events from '.';
import { type Receiver, register, startReceiver, takes, until, verify } from './testing/receiver';

const list = caller(events.listEndpoints);
const add = caller(events.addEndpoint);
const change = caller(events.changeEndpoint);
const remove = caller(events.removeEndpoint);
const test = caller(events.testEndpoint);
const deliveries = caller(events.listEventDeliveries);
const replay = caller(events.replayEventDelivery);

let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  process.env.PRIVATE_HOSTS = receiver.host;
  await serviceRuntime();
  await startEventSender();
});

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer(takes);
});

afterAll(async () => {
  await stopService();
  await receiver.stop();
});

it('is registered, listed without its secrets, changed and removed', async () => {
  const token = { Url: 'https://idp.example.com/token', ClientId: 'me', ClientSecret: 'very-secret' };
  const { id } = await register(receiver.url, { Types: ['job_match/v1'], Token: token });
  const listed = await list({});
  const own = listed.value.find((each: { Id: string }) => each.Id === id);
  expect(own).toMatchObject({ State: 'On', Types: ['job_match/v1'], WaitSeconds: 0, Waiting: 0 });
  expect(own.Token).toEqual({ Url: token.Url, ClientId: 'me' });
  expect(JSON.stringify(listed)).not.toMatch(/whsec_|very-secret/);
  const changed = await change({ endpoint: id }, { Name: 'Renamed', Token: null, State: 'Off' });
  expect(changed.value.Endpoint).toMatchObject({ Name: 'Renamed', State: 'Off' });
  expect(changed.value.Endpoint.Token).toBeUndefined();
  expect(changed.value.Secret).toBeUndefined();
  expect((await remove({ endpoint: id })).code).toBe('Success');
  expect((await remove({ endpoint: id })).code).toBe('DataNotFound');
});

it('says what is wrong with an address', async () => {
  expect(await add({}, { Name: 'x', Url: 'ftp://example.com' })).toMatchObject({
    code: 'InvalidParameter',
    message: 'Url must be an address that begins with https:// or http://.',
  });
  expect((await add({}, { Name: 'x', Url: 'https://me:pw@example.com' })).message).toContain('no user name');
  expect((await add({}, { Name: 'x', Url: receiver.url, Types: ['made_up/v1'] })).status).toBe(400);
});

it('is tested by one signed event, and logs what came of it', async () => {
  const { id, secret } = await register(receiver.url);
  expect((await test({ endpoint: id })).value).toMatchObject({ State: 'Delivered', Types: { 'test/v1': 1 } });
  const [message] = receiver.received;
  expect(verify(message as never, secret)).toMatchObject([{ type: 'test/v1' }]);
  receiver.answer((response) => response.writeHead(500).end());
  expect((await test({ endpoint: id })).value).toMatchObject({
    State: 'Failed',
    Message: 'The receiver answered 500.',
  });
  expect((await deliveries({ endpoint: id })).value).toHaveLength(2);
  await remove({ endpoint: id });
});

it('signs by both secrets for a day after the secret was made anew', async () => {
  const { id, secret } = await register(receiver.url);
  const { Secret: next } = (await change({ endpoint: id }, { RotateSecret: true })).value;
  expect(next).toMatch(/^whsec_/);
  expect(next).not.toBe(secret);
  await test({ endpoint: id });
  const [message] = receiver.received;
  for (const each of [secret, next]) expect(() => verify(message as never, each)).not.toThrow();
  expect(() => verify(message as never, 'whsec_c29tZWJvZHkgZWxzZQ==')).toThrow();
  await remove({ endpoint: id });
});

it('is nobody else’s to see, change, test, read or remove', async () => {
  const { id } = await register(receiver.url);
  const delivery = (await test({ endpoint: id })).value.Id;
  expect((await list({}, undefined, GLOBEX)).value).toEqual([]);
  const path = { endpoint: id, delivery };
  for (const call of [change, test, deliveries, replay, remove])
    expect((await call(path, {}, GLOBEX)).code).toBe('DataNotFound');
  expect((await replay(path)).code).toBe('Success');
  await until(() => receiver.received.length === 1);
  await remove({ endpoint: id });
});
