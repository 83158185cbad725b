import { expect, it } from 'vitest';
import type { Account } from '../store';
import { createAuthenticator, onlyForApp } from './authenticate';
import { hashChosenKey } from './keys';

it('lets a genuine first caller in while ninety strangers guess from elsewhere', async () => {
  const { hash } = await hashChosenKey('the genuine key');
  const account = { id: 'genuine', keyScheme: 'argon2id', keyHash: hash } as Account;
  const directory = { find: async (id: string) => (id === 'genuine' ? account : undefined) };
  const tokens = { verify: async () => undefined };
  const authenticate = createAuthenticator(directory as never, tokens as never);
  let checked = 0;
  const guesses = Array.from({ length: 90 }, async (_, n) => {
    const key = { kind: 'pair', id: n % 2 ? 'genuine' : `guess ${n}`, key: `wrong ${n}` } as const;
    const answer = await authenticate(key, `203.0.113.${n}`);
    if (!answer.ok && answer.failure.code === 'AuthenticationError') checked++;
    return answer;
  });
  const first = await authenticate({ kind: 'pair', id: 'genuine', key: 'the genuine key' }, '198.51.100.7');
  expect(first).toMatchObject({ ok: true });
  // Those that were at it already, and one of theirs.
  expect(checked).toBeLessThan(10);
  for (const guess of await Promise.all(guesses)) expect(guess.ok).toBe(false);
}, 60_000);

it('lets nobody in but the application where only it is let in', async () => {
  const of = (origin: string) => onlyForApp(async () => ({ ok: true, value: { origin } as Account }));
  expect(await of('application')(undefined)).toMatchObject({ ok: true });
  for (const origin of ['environment', 'administration'])
    expect(await of(origin)(undefined)).toMatchObject({
      ok: false,
      failure: { code: 'AuthenticationError', message: expect.stringContaining('demonstration') },
    });
  const busy = { code: 'TooManyRequests', message: 'Later.' } as const;
  expect(await onlyForApp(async () => ({ ok: false, failure: busy }))(undefined)).toMatchObject({
    failure: busy,
  });
});
