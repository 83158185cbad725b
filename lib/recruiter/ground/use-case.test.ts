import { afterAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { memberOfRole } from '../testing/store';
import { done } from './outcome';
import { records } from './store';
import { guarded } from './use-case';

afterAll(() => shutdown());

describe('a use case', () => {
  it('that is given text which no record can hold says so, and not that the store failed', async () => {
    const { id } = await memberOfRole('viewer');
    const rename = (name: string) =>
      guarded(async () => {
        const db = await records();
        await db.updateTable('member').set({ name }).where('id', '=', id).execute();
        return done(null);
      });
    expect(await rename('Ada\0')).toMatchObject({ ok: false, problem: { code: 'invalid' } });
    expect(await rename('Ada')).toMatchObject({ ok: true });
  });

  it('that fails for another reason says that it can be retried', async () => {
    const failed = await guarded(() => Promise.reject(new Error('gone')));
    expect(failed).toMatchObject({ ok: false, problem: { code: 'unavailable' } });
  });
});
