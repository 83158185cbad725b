import { afterAll, expect, it } from 'vitest';
import { forget, shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { memberOfRole } from '../testing/store';
import { pasteText } from './accept';

process.env.UPLOAD_QUOTA_MB = '1';

afterAll(async () => {
  await shutdown();
});

it('refuses what one person sends within a day beyond the quota, and nothing of others', async () => {
  const [rita, otto] = [await memberOfRole('recruiter'), await memberOfRole('recruiter', 'otto@example.org')];
  const send = async (actor = rita) => {
    const outcome = await pasteText(actor, { kind: 'candidate', text: 'word '.repeat(80_000) });
    return outcome.ok ? 'kept' : outcome.problem.code;
  };
  expect([await send(), await send(), await send()]).toEqual(['kept', 'kept', 'too-large']);
  expect(await send(otto)).toBe('kept');
  forget('upload-quota');
  expect(await send()).toBe('too-large');
  const db = await records();
  await db.deleteFrom('upload').execute();
  forget('upload-quota');
  expect(await send()).toBe('kept');
});
