import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { clearMembers, PASSWORD, setUp } from '../testing/members';
import { memberOfRole } from '../testing/store';
import {
  acceptInvitation,
  inviteMember,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from './invitations';
import { listMembers } from './members';

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

beforeEach(clearMembers);

afterAll(async () => {
  await shutdown();
});

describe('invitations', () => {
  it('make a member of the role, once, and keep no readable token', async () => {
    const owner = await setUp();
    const invited = await inviteMember(owner, { email: 'Rita@example.org', role: 'recruiter' });
    if (!invited.ok) throw new Error(invited.problem.message);
    const token = tokenOf(invited.value.link);
    const db = await records();
    expect(JSON.stringify(await db.selectFrom('invitation').selectAll().execute())).not.toContain(token);
    expect(await readInvitation(token)).toEqual({
      ok: true,
      value: { email: 'rita@example.org', role: 'recruiter', invitedBy: 'Olga Owner' },
    });
    const joined = await Promise.all(
      [1, 2, 3].map(() => acceptInvitation(token, { name: 'Rita', password: PASSWORD })),
    );
    expect(joined.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await listMembers(owner)).toMatchObject({ value: [{ name: 'Olga Owner' }, { name: 'Rita' }] });
  });

  it('are of no use when revoked, replaced or too old', async () => {
    const owner = await setUp();
    const invite = async () => {
      const invited = await inviteMember(owner, { email: 'rita@example.org', role: 'viewer' });
      if (!invited.ok) throw new Error(invited.problem.message);
      return invited.value;
    };
    const first = await invite();
    const second = await invite();
    expect((await readInvitation(tokenOf(first.link))).ok).toBe(false);
    await revokeInvitation(owner, { invitationId: second.invitation.id });
    expect((await readInvitation(tokenOf(second.link))).ok).toBe(false);
    const third = await invite();
    const db = await records();
    await db
      .updateTable('invitation')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    const late = await acceptInvitation(tokenOf(third.link), { name: 'Rita', password: PASSWORD });
    expect(late).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    expect(await listInvitations(owner)).toMatchObject({ value: [{ expired: true }] });
  });

  it.each([[{}], [[]], [null], ['x'.repeat(10_000)], [{ toString: 'x' }]])(
    'are unknown by %j',
    async (token) => {
      const accepted = await acceptInvitation(token as string, { name: 'Rita', password: PASSWORD });
      expect(accepted).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    },
  );

  it('cannot be made by who is no owner', async () => {
    await setUp();
    const recruiter = await memberOfRole('recruiter', 'rita@example.org');
    const input = { email: 'eve@example.org', role: 'owner' as const };
    expect(await inviteMember(recruiter, input)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect(await inviteMember(null, input)).toMatchObject({ problem: { code: 'not-signed-in' } });
  });
});
