import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@/lib/platform/records';
import { TEST_ENGINES, type TestEngine } from '@/lib/platform/testing/engines';
import {
  findAccount,
  listAccounts,
  openAccount,
  readBalance,
  replaceKey,
  revokeAccount,
  revokeOthersOfEnvironment,
  type ServiceRecords,
  settleTransaction,
} from '.';
import { SERVICE_MIGRATIONS } from './migrations';
import type { ServiceTables } from './tables';

describe.each(TEST_ENGINES)('the store of the service on the %s engine', (_name, start) => {
  let engine: TestEngine;
  let database: Kysely<unknown>;
  let records: ServiceRecords;

  beforeAll(async () => {
    engine = await start();
    database = engine.database;
    await migrate(database, 'service', SERVICE_MIGRATIONS);
    records = (database as Kysely<ServiceTables>).withSchema('service');
  });

  afterAll(() => engine.stop());

  async function account(id: string, credits: number, origin: 'settings' | 'environment' = 'settings') {
    const opened = {
      id,
      name: `Account ${id}`,
      origin,
      region: 'local',
      maximumConcurrentRequests: 3,
      key: { scheme: 'sha256', hash: 'aa' },
    } as const;
    await openAccount(records, opened, credits);
  }

  function parse(accountId: string, cost: number) {
    return {
      id: randomUUID(),
      accountId,
      operation: 'parseResume',
      code: 'Success',
      elapsedMs: 12,
      documentHash: 'ABCD',
      documentBytes: 2048,
      cost,
    };
  }

  describe('accounts', () => {
    it('keeps an account and refuses a second of the same id', async () => {
      await account('acc-1', 10);
      const another = {
        id: 'acc-1',
        name: 'Another',
        origin: 'settings',
        region: 'local',
        maximumConcurrentRequests: 1,
        key: { scheme: 'sha256', hash: 'bb' },
      } as const;
      expect(await openAccount(records, another, 100)).toBe(false);
      expect(await readBalance(records, 'acc-1')).toEqual({ remaining: 10, used: 0 });
      expect(await findAccount(records, 'acc-1')).toMatchObject({
        id: 'acc-1',
        name: 'Account acc-1',
        keyHash: 'aa',
        maximumConcurrentRequests: 3,
      });
      expect(await findAccount(records, 'ACC-1')).toBeUndefined();
    });

    it('replaces a key, revokes, and takes back by a new key', async () => {
      await account('acc-2', 10);
      await revokeAccount(records, 'acc-2');
      expect((await findAccount(records, 'acc-2'))?.revokedAt).toBeInstanceOf(Date);
      await replaceKey(records, 'acc-2', { scheme: 'argon2id', hash: 'cc' });
      const found = await findAccount(records, 'acc-2');
      expect(found).toMatchObject({ keyScheme: 'argon2id', keyHash: 'cc' });
      expect(found?.revokedAt).toBeUndefined();
    });

    it('revokes the accounts that the environment no longer names, and only those', async () => {
      await account('env-kept', 1, 'environment');
      await account('env-gone', 1, 'environment');
      expect(await revokeOthersOfEnvironment(records, ['env-kept'])).toEqual(['env-gone']);
      expect(await revokeOthersOfEnvironment(records, [])).toEqual(['env-kept']);
      expect((await findAccount(records, 'acc-1'))?.revokedAt).toBeUndefined();
    });

    it('lists accounts with the moment they were last charged', async () => {
      await account('acc-used', 5);
      await settleTransaction(records, parse('acc-used', 1));
      const listed = await listAccounts(records);
      expect(listed.find(({ account: { id } }) => id === 'acc-used')?.lastUsedAt).toBeInstanceOf(Date);
      expect(listed.find(({ account: { id } }) => id === 'acc-1')?.lastUsedAt).toBeUndefined();
    });
  });

  describe('ledger', () => {
    it('settles a transaction with one entry that continues from the last', async () => {
      await account('led-1', 10);
      expect(await settleTransaction(records, parse('led-1', 1))).toEqual({ remaining: 9, used: 1 });
      expect(await settleTransaction(records, parse('led-1', 1.5))).toEqual({ remaining: 7.5, used: 2.5 });
      expect(await readBalance(records, 'led-1')).toEqual({ remaining: 7.5, used: 2.5 });
      const entries = await records
        .selectFrom('ledger_entry')
        .selectAll()
        .where('account_id', '=', 'led-1')
        .execute();
      expect(entries.map((entry) => entry.number)).toEqual([1, 2, 3]);
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(7.5);
    });

    it('records nothing when the credits do not suffice', async () => {
      await account('led-2', 0.5);
      const refused = parse('led-2', 1);
      expect(await settleTransaction(records, refused)).toBeUndefined();
      const record = await records
        .selectFrom('transaction_record')
        .select('id')
        .where('id', '=', refused.id)
        .execute();
      expect(record).toEqual([]);
      expect(await readBalance(records, 'led-2')).toEqual({ remaining: 0.5, used: 0 });
    });

    it('never gives away more than there is, however many transactions settle at once', async () => {
      await account('led-3', 5);
      const settled = await Promise.all(
        Array.from({ length: 12 }, () => settleTransaction(records, parse('led-3', 1))),
      );
      expect(settled.filter(Boolean)).toHaveLength(5);
      expect(await readBalance(records, 'led-3')).toEqual({ remaining: 0, used: 5 });
    });

    it('refuses a second settlement of the same transaction', async () => {
      await account('led-4', 5);
      const once = parse('led-4', 1);
      await settleTransaction(records, once);
      await expect(settleTransaction(records, once)).rejects.toThrow();
      expect(await readBalance(records, 'led-4')).toEqual({ remaining: 4, used: 1 });
    });

    it('is append-only', async () => {
      await account('led-5', 5);
      const change = records
        .updateTable('ledger_entry')
        .set({ amount: 1000 })
        .where('account_id', '=', 'led-5');
      await expect(change.execute()).rejects.toThrow(/append-only/);
      await expect(
        records.deleteFrom('ledger_entry').where('account_id', '=', 'led-5').execute(),
      ).rejects.toThrow(/append-only/);
    });
  });
});
