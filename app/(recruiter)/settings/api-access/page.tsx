import { KeyRound } from 'lucide-react';
import type { Metadata } from 'next';
import { Section } from '@/components/settings/section';
import { CreateAccountButton } from '@/components/settings/service-account-key';
import { ServiceAccounts } from '@/components/settings/service-accounts';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { SigningSecretButton } from '@/components/settings/signing-secret';
import { CopyField } from '@/components/ui/copy-field';
import { EmptyState } from '@/components/ui/state';
import { TextLink } from '@/components/ui/text-link';
import {
  apiAddress,
  currentUser,
  listServiceAccounts,
  managesServiceAccounts,
  providerAccount,
} from '@/lib/recruiter';
import {
  createServiceAccount,
  revokeServiceAccount,
  rotateServiceAccount,
  rotateSigningSecret,
} from '@/lib/recruiter/actions/provider';

export const metadata: Metadata = { title: 'API access' };

export default async function ApiAccessPage() {
  const user = await currentUser();
  if (!(await managesServiceAccounts())) {
    const provider = await providerAccount(user);
    if (!provider.ok) return <SettingsProblem problem={provider.problem} />;
    return (
      <SettingsPage>
        <Section
          title="API access"
          description="This workspace reads documents through a hosted provider. Its accounts are managed there."
        >
          <CopyField label="Address of the provider" value={provider.value.baseUrl} className="max-w-xl" />
        </Section>
      </SettingsPage>
    );
  }
  const accounts = await listServiceAccounts(user);
  if (!accounts.ok) return <SettingsProblem problem={accounts.problem} />;
  const baseUrl = apiAddress();
  return (
    <SettingsPage>
      <Section
        title="API access"
        description={
          <>
            Your own programs can read documents through this workspace, too. Each has an account: an id, and
            a key that is shown once. How they call it is in the{' '}
            <TextLink href="/docs">API documentation</TextLink>.
          </>
        }
        action={<CreateAccountButton create={createServiceAccount} baseUrl={baseUrl} />}
      >
        <CopyField label="Address of the API" value={baseUrl} className="mb-6 max-w-xl" />
        {accounts.value.length === 0 ? (
          <EmptyState icon={KeyRound} title="No accounts yet" level={3}>
            Make one for each program that calls the API, so that you can revoke it alone.
          </EmptyState>
        ) : (
          <ServiceAccounts
            accounts={accounts.value}
            baseUrl={baseUrl}
            actions={{ rotate: rotateServiceAccount, revoke: revokeServiceAccount }}
          />
        )}
      </Section>
      <Section
        title="Signed messages"
        description="What this workspace’s hooks post to other systems is signed, so that they know where it comes from. Each account has its own secret; programs read theirs at /ui/v10/settings."
        action={<SigningSecretButton rotate={rotateSigningSecret} />}
      />
    </SettingsPage>
  );
}
