/** 1,000 events reach an endpoint through kills of the sender and of the receiver: all of them, in order, rightly signed. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type Receiver, startReceiver, takes, verify } from '../operations/events/testing/receiver';
import { stopService } from '../testing/service';

const ANNOUNCER = path.resolve(import.meta.dirname, '../testing/crashing-announcer.ts');
const ALL = 1000;
/** Number of arrivals after which the sender is killed each time. */
const KILL_EVERY = 230;
/** At these messages the receiver breaks off: before it took them, or after. */
const BROKEN = new Map([
  [9, 'before'],
  [40, 'after'],
  [75, 'before'],
]);

let receiver: Receiver;

afterAll(async () => {
  await receiver.stop();
  await stopService();
});

type Sender = { process: ChildProcess; secret: Promise<string>; gone: Promise<unknown> };

function startSender(): Sender {
  const child = spawn(process.execPath, ['--import', 'tsx', ANNOUNCER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RECEIVER_URL: receiver.url, PRIVATE_HOSTS: receiver.host },
  });
  const secret = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const told = /^secret (.+)$/m.exec(chunk.toString())?.[1];
      if (told) resolve(told);
    });
  });
  return { process: child, secret, gone: new Promise((resolve) => child.once('exit', resolve)) };
}

it('delivers 1,000 events through kills of sender and receiver', { timeout: 240_000 }, async () => {
  receiver = await startReceiver();
  const numbers: number[] = [];
  let messages = 0;
  receiver.answer((response, request) => {
    const broken = BROKEN.get(++messages);
    if (broken === 'before') receiver.received.pop();
    return broken ? request.socket.destroy() : takes(response, request, '');
  });
  let kills = 0;
  let sender = startSender();
  const secret = await sender.secret;
  const distinct = () => new Set(receiver.events().map(({ id }) => id)).size;
  for (;;) {
    const next = Math.min((kills + 1) * KILL_EVERY, ALL);
    await vi.waitUntil(() => distinct() >= next, { timeout: 200_000, interval: 20 });
    if (distinct() >= ALL) break;
    kills += 1;
    sender.process.kill('SIGKILL');
    await sender.gone;
    sender = startSender();
  }
  sender.process.kill('SIGTERM');
  await sender.gone;
  for (const message of receiver.received) expect(() => verify(message, secret)).not.toThrow();
  const seen = new Set<string>();
  for (const { id, payload } of receiver.events()) {
    if (seen.has(id)) continue;
    seen.add(id);
    numbers.push((payload.data as { number: number }).number);
  }
  expect(kills).toBeGreaterThanOrEqual(4);
  expect(numbers).toEqual(Array.from({ length: ALL }, (_, number) => number));
});
