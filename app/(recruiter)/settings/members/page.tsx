import type { Metadata } from 'next';
import { InviteButton, OpenInvitations } from '@/components/settings/invitations';
import { Members } from '@/components/settings/members';
import { Provisioning } from '@/components/settings/provisioning';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { TextLink } from '@/components/ui/text-link';
import { currentUser, listInvitations, listMembers, provisioningSettings } from '@/lib/recruiter';
import {
  changeRole,
  disableMember,
  enableMember,
  inviteMember,
  resetSecondFactor,
  revokeInvitation,
} from '@/lib/recruiter/actions/users';

export const metadata: Metadata = { title: 'Members' };

export default async function MembersPage() {
  const user = await currentUser();
  const [members, invitations, provisioning] = await Promise.all([
    listMembers(user),
    listInvitations(user),
    provisioningSettings(user),
  ]);
  if (!members.ok) return <SettingsProblem problem={members.problem} />;
  const open = invitations.ok ? invitations.value : [];
  return (
    <SettingsPage>
      <Section
        title="Members"
        description="Who has access to this workspace, and what each of them may do."
        action={<InviteButton inviteMember={inviteMember} />}
      >
        <Members
          members={members.value}
          selfId={user?.id ?? ''}
          actions={{ changeRole, disableMember, enableMember, resetSecondFactor }}
        />
      </Section>
      {open.length > 0 && (
        <Section title="Invitations" description="Links that nobody has used yet.">
          <OpenInvitations invitations={open} revokeInvitation={revokeInvitation} />
        </Section>
      )}
      {provisioning.ok && (
        <Section
          title="Directory"
          description={
            <>
              Okta, Entra ID and others can add, change and disable members by themselves (SCIM 2.0).{' '}
              <TextLink href="/docs/admin#members-by-scim">How to set it up</TextLink>
            </>
          }
        >
          <Provisioning settings={provisioning.value} />
        </Section>
      )}
    </SettingsPage>
  );
}
