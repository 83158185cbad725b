import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { APP_ACCOUNT_ID } from '@/lib/contracts';
import { serviceRuntime } from '../runtime';
import { findAccount, openAccount, readBalance, revokeAccount } from '../store';
import { stopService } from '../testing/service';
import { createDirectory } from './directory';
import { isExpired } from './expiration';
import { generateKey, hashChosenKey, hashGeneratedKey, matchesChosenKey, matchesGeneratedKey } from './keys';
import { provisionAccounts } from './provision';
import { createSlots } from './slots';

afterAll(stopService);

describe('keys', () => {
  it('are kept as hashes that only they match', async () => {
    const key = generateKey();
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(key).not.toBe(generateKey());
    const fast = hashGeneratedKey(key);
    expect(fast.hash).not.toContain(key);
    expect([matchesGeneratedKey(fast, key), matchesGeneratedKey(fast, `${key} `)]).toEqual([true, false]);
    const slow = await hashChosenKey('a chosen key');
    expect(slow.hash).toMatch(/^\$argon2id\$/);
    expect([await matchesChosenKey(slow, 'a chosen key'), await matchesChosenKey(slow, 'another')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('slots', () => {
  it('are taken up to the maximum of each account and given back', () => {
    const slots = createSlots();
    const first = slots.take('a', 2);
    slots.take('a', 2);
    expect(slots.take('a', 2)).toBeUndefined();
    expect(slots.take('b', 2)).toBeTypeOf('function');
    first?.();
    expect(slots.take('a', 2)).toBeTypeOf('function');
  });
});

describe('the directory', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('trusts no account for longer because the clock was put back', async () => {
    const { records } = await serviceRuntime();
    const key = { scheme: 'sha256', hash: 'aa' } as const;
    const account = { id: 'back', name: 'Back', origin: 'settings', region: 'local', key } as const;
    await openAccount(records, { ...account, maximumConcurrentRequests: 1 }, 10);
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const directory = createDirectory(records);
    expect((await directory.find('back'))?.revokedAt).toBeUndefined();
    // Another process revokes it, and then the machine's clock is put back by an hour.
    await revokeAccount(records, 'back');
    vi.advanceTimersByTime(31_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await directory.find('back'))?.revokedAt).toBeInstanceOf(Date);
  });
});

describe('accounts at the start', () => {
  const defaults = {
    region: 'local',
    credits: 50,
    maximumConcurrentRequests: 2,
    appKey: 'app-key',
    limitsApp: false,
  };

  it('follow the environment: made, given another key, refused, and taken back', async () => {
    const { records } = await serviceRuntime();
    const provision = (environment: { id: string; key: string }[]) =>
      provisionAccounts(records, { ...defaults, environment });
    await provision([{ id: 'one', key: 'first-key' }]);
    const made = await findAccount(records, 'one');
    expect(await readBalance(records, 'one')).toEqual({ remaining: 50, used: 0 });

    await provision([{ id: 'one', key: 'first-key' }]);
    expect((await findAccount(records, 'one'))?.keyHash).toBe(made?.keyHash);
    expect(await readBalance(records, 'one')).toEqual({ remaining: 50, used: 0 });

    await provision([{ id: 'one', key: 'second-key' }]);
    const changed = await findAccount(records, 'one');
    expect(changed?.keyHash).not.toBe(made?.keyHash);

    await provision([]);
    expect((await findAccount(records, 'one'))?.revokedAt).toBeInstanceOf(Date);
    await provision([{ id: 'one', key: 'second-key' }]);
    expect((await findAccount(records, 'one'))?.revokedAt).toBeUndefined();
  });

  it('refuse an id that is taken by another origin', async () => {
    const { records } = await serviceRuntime();
    const environment = [{ id: APP_ACCOUNT_ID, key: 'taken-over' }];
    await expect(provisionAccounts(records, { ...defaults, environment })).rejects.toThrow(
      /SERVICE_ACCOUNTS/,
    );
  });
});

describe('expiration', () => {
  it('comes the day after the last', () => {
    const account = { expiresOn: '2026-05-10' } as Parameters<typeof isExpired>[0];
    expect(isExpired(account, new Date('2026-05-10T23:00:00Z'))).toBe(false);
    expect(isExpired(account, new Date('2026-05-11T01:00:00Z'))).toBe(true);
    expect(isExpired({ ...account, expiresOn: undefined }, new Date())).toBe(false);
  });
});
