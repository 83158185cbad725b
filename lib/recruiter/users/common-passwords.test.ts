import { afterAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { clearMembers, setUp } from '../testing/members';
import { isCommonPassword } from './common-passwords';
import { changePassword } from './members';

afterAll(async () => {
  await clearMembers();
  await shutdown();
});

describe('common passwords', () => {
  it.each([
    'password1234',
    'passwordpassword',
    'qwertyuiop123',
    '123456789012',
    'iloveyou123456',
    'administrator',
    'Shortlist12345',
    'aaaaaaaaaaaa',
  ])('are known: %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['quiet harbour lantern 42', 'a long enough password', 'Mühlrad-Zitrone-Takt'])(
    'leave good ones alone: %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );

  it('are refused where one sets a password', async () => {
    const owner = await setUp();
    expect(
      await changePassword(owner, { current: 'a long enough password', next: 'password1234' }),
    ).toMatchObject({ problem: { code: 'invalid', field: 'next' } });
  });
});
