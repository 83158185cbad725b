import type { Metadata } from 'next';
import Link from 'next/link';
import { NewAccountForm } from '@/components/account/new-account-form';
import { Welcome } from '@/components/account/welcome';
import { Button } from '@/components/ui/button';
import { readInvitation } from '@/lib/recruiter';
import { accept } from './actions';

export const metadata: Metadata = { title: 'Invitation', referrer: 'no-referrer' };

export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const invitation = await readInvitation(token);
  if (!invitation.ok) {
    return (
      <Welcome title="This invitation cannot be used" lead={invitation.problem.message}>
        <Button asChild>
          <Link href="/sign-in">Go to sign in</Link>
        </Button>
      </Welcome>
    );
  }
  const { email, role, invitedBy } = invitation.value;
  return (
    <Welcome
      title="Join Shortlist"
      lead={`${invitedBy} invites you as ${role === 'owner' ? 'an' : 'a'} ${role}.`}
    >
      <NewAccountForm label="Join" email={email} create={accept.bind(null, token)} />
    </Welcome>
  );
}
