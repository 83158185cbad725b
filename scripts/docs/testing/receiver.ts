/** Puts a receiver of events, as the docs have it, through what a sender does: signed, again, out of nowhere, after a restart. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Webhook } from 'standardwebhooks';
import { expect, vi } from 'vitest';
import { freePort } from '../../service.mjs';

const SECRET = `whsec_${Buffer.from('a secret of some length').toString('base64')}`;

type Program = {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
};

const event = (id: string) => ({ id, type: 'test/v1', created_at: '2026-11-28T00:00:00Z', payload: {} });

async function started({ command, args, cwd, env }: Program) {
  const port = await freePort();
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env, SECRET, PORT: String(port) },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  async function send(ids: readonly string[], secret = SECRET): Promise<number> {
    const body = JSON.stringify(ids.map(event));
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
    };
    return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status;
  }
  const stop = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { send, stop, seen: () => [...printed.matchAll(/test\/v1 (\w+)/g)].map(([, id]) => id) };
}

/** Expects that a receiver takes each event once and in order, refuses strangers, and knows after a kill what it took. */
export async function expectReceives(program: Program): Promise<void> {
  const first = await started(program);
  await vi.waitFor(async () => expect(await first.send([])).toBe(204), { timeout: 20_000 });
  expect(await first.send(['a', 'b'])).toBe(204);
  expect(await first.send(['b', 'c'])).toBe(204);
  expect(await first.send(['x'], `whsec_${Buffer.from('another').toString('base64')}`)).toBe(401);
  await vi.waitFor(() => expect(first.seen()).toEqual(['a', 'b', 'c']));
  await first.stop();
  const second = await started(program);
  await vi.waitFor(async () => expect(await second.send(['a', 'd'])).toBe(204), { timeout: 20_000 });
  await vi.waitFor(() => expect(second.seen()).toEqual(['d']));
  await second.stop();
}
