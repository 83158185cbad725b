/** One instance writes the market at a time, whichever store the records are in. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@/lib/platform/records/migrate';
import { TEST_ENGINES } from '@/lib/platform/testing/engines';
import type { ServiceRecords } from '../store';
import { SERVICE_MIGRATIONS } from '../store/migrations';
import { AnotherWrites, asWriter } from './writing';

const IMPATIENT = { isPatient: false };

describe.each(TEST_ENGINES)('the writer of the market on %s', (_, open) => {
  let records: ServiceRecords;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    stop = opened.stop;
    await migrate(opened.database, 'service', SERVICE_MIGRATIONS);
    records = opened.database.withSchema('service') as unknown as ServiceRecords;
  }, 120_000);

  afterAll(() => stop());

  it('is one, until it is done', async () => {
    const inner = await asWriter(records, () =>
      asWriter(records, async () => 'two', IMPATIENT).catch((error: unknown) => error),
    );
    expect(inner).toBeInstanceOf(AnotherWrites);
    expect(await asWriter(records, async () => 'next', IMPATIENT)).toBe('next');
  });

  it('is followed by another when it was cut short, and is refused when it comes back', async () => {
    let goOn = () => {};
    const stuck = asWriter(
      records,
      async ({ check }) => {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        check();
      },
      { heldMs: 50, prolongedMs: 3_600_000 },
    );
    stuck.catch(() => undefined);
    expect(await asWriter(records, async () => 'follower')).toBe('follower');
    goOn();
    await expect(stuck).rejects.toBeInstanceOf(AnotherWrites);
  });

  it('is followed when it was killed and the clock put back', async () => {
    await sql`
      insert into service.market_writer (holder, until) values ('killed', now() + interval '1 hour')`.execute(
      records,
    );
    expect(await asWriter(records, async () => 'follower', { heldMs: 300 })).toBe('follower');
  });

  it('is let go of when its work fails', async () => {
    await expect(asWriter(records, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await asWriter(records, async () => 'next', IMPATIENT)).toBe('next');
  });
});
