import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NewAccountForm } from '@/components/account/new-account-form';
import { Welcome } from '@/components/account/welcome';
import { needsSetup } from '@/lib/recruiter';
import { setUp } from './actions';

export const metadata: Metadata = { title: 'Set up' };

export default async function SetUpPage() {
  if (!(await needsSetup())) redirect('/sign-in');
  return (
    <Welcome
      title="Set up Shortlist"
      lead="There are no accounts yet. Yours will own this workspace: you invite others and decide what they may do."
    >
      <NewAccountForm label="Create the workspace" create={setUp} />
    </Welcome>
  );
}
