import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInbox, type ReceivedEvent, verifyEvents } from './receiver';

const SECRET = `whsec_${Buffer.from('a secret of some length').toString('base64')}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receiver-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const event = (id: string): ReceivedEvent => ({ id, type: 'test/v1', created_at: '2026-11-28', payload: {} });

function signed(events: readonly ReceivedEvent[], at = new Date(), secret = SECRET) {
  const body = JSON.stringify(events);
  const headers = {
    'Webhook-Id': 'msg_1',
    'Webhook-Timestamp': String(Math.floor(at.getTime() / 1000)),
    'Webhook-Signature': `v1,b2xk ${new Webhook(secret).sign('msg_1', at, body)}`,
  };
  return { headers, body };
}

it('takes what is signed and nothing else', () => {
  const { headers, body } = signed([event('1')]);
  expect(verifyEvents(SECRET, headers, body)).toEqual([event('1')]);
  const late = signed([event('1')], new Date(Date.now() - 600_000));
  const strange = signed([event('1')], new Date(), `whsec_${Buffer.from('another').toString('base64')}`);
  for (const [given, text] of [
    [headers, `${body} `],
    [{ ...headers, 'Webhook-Signature': undefined }, body],
    [late.headers, late.body],
    [strange.headers, strange.body],
  ] as const)
    expect(() => verifyEvents(SECRET, given, text)).toThrow();
});

it('works on each once in order, over a failure and a restart', async () => {
  const file = path.join(folder, 'inbox');
  const inbox = openInbox(file);
  expect(inbox.keep([event('1'), event('2'), event('2')])).toBe(2);
  expect(inbox.keep([event('2'), event('3')])).toBe(1);
  const seen: string[] = [];
  const failing = ({ id }: ReceivedEvent) => {
    if (id === '2') throw new Error('not now');
    seen.push(id);
  };
  await expect(inbox.work(failing)).rejects.toThrow('not now');
  const again = openInbox(file);
  const both = [again.work(({ id }) => void seen.push(id)), again.work(({ id }) => void seen.push(id))];
  expect(await Promise.all(both)).toEqual([2, 0]);
  expect(again.keep([event('1'), event('3')])).toBe(0);
  expect(seen).toEqual(['1', '2', '3']);
});

it('forgets what a crash left half written, which was never acknowledged', async () => {
  const file = path.join(folder, 'torn');
  openInbox(file).keep([event('1')]);
  const whole = await readFile(file, 'utf8');
  await appendFile(file, '{"kept":{"id":"2","ty');
  const inbox = openInbox(file);
  expect(await readFile(file, 'utf8')).toBe(whole);
  expect(inbox.keep([event('2')])).toBe(1);
  expect(await openInbox(file).work(() => undefined)).toBe(2);
});
