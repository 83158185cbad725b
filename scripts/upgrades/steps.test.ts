/** Each step of both schemas on tables that are filled, one by one, on both engines; and older steps on newer data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@/lib/platform/records';
import { TEST_ENGINES, type TestEngine } from '@/lib/platform/testing/engines';
import { MIGRATIONS } from '@/lib/recruiter/ground/store/migrations';
import { SERVICE_MIGRATIONS } from '@/lib/service/store/migrations';
import { fillTables } from '../backup/testing/filled-tables';
import { compareColumns, type Snapshot, snapshotOf } from './compare';

const HALVES = Object.entries({ service: SERVICE_MIGRATIONS, recruiter: MIGRATIONS });
const TIMEOUT = 600_000;

const tablesOf = (snapshot: Snapshot) =>
  [...new Set(Object.keys(snapshot).map((column) => column.split('.')[0]))].join();

describe.each(TEST_ENGINES)('the steps on the %s engine', (_name, start) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await start();
  });

  afterAll(() => engine.stop());

  it.each(HALVES)(
    'of the %s keep every value that they do not mean to change',
    { timeout: TIMEOUT },
    async (half, steps) => {
      const db = engine.database;
      const differing: string[] = [];
      let before: Snapshot = {};
      let tables = '';
      for (const [at, step] of steps.entries()) {
        await migrate(db, half, steps.slice(0, at + 1));
        const after = await snapshotOf(db, half);
        const { differing: lines } = compareColumns(before, after, [step.name]);
        differing.push(...lines.map((line) => `${step.name}: ${line}`));
        const made = tablesOf(after);
        if (made !== tables) await fillTables(db, half, 2, at, { onlyEmpty: true });
        before = made === tables ? after : await snapshotOf(db, half);
        tables = made;
      }
      expect(differing).toEqual([]);
      expect(
        Object.values(await snapshotOf(db, half)).filter((sum) => !sum.startsWith('0 ')).length,
      ).toBeGreaterThan(100);
    },
  );

  it.each(HALVES)(
    'of the %s refuse what a newer version made, whatever step they end at',
    { timeout: TIMEOUT },
    async (half, steps) => {
      const before = await snapshotOf(engine.database, half);
      for (let count = 0; count < steps.length; count += 1)
        await expect(migrate(engine.database, half, steps.slice(0, count))).rejects.toThrow(
          /made by a newer version of Shortlist .*nothing was changed\. Start that version again, or restore the backup/,
        );
      expect(await snapshotOf(engine.database, half)).toEqual(before);
    },
  );
});
