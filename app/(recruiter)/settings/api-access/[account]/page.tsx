import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { MatchingPagesForm } from '@/components/settings/matching-pages';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { TextLink } from '@/components/ui/text-link';
import { currentUser, listServiceAccounts, managesServiceAccounts, matchingPages } from '@/lib/recruiter';
import { setMatchingPages } from '@/lib/recruiter/actions/provider';

export const metadata: Metadata = { title: 'Matching pages' };

type Asked = { params: Promise<{ account: string }> };

/** Settings of one account for all its matching pages. */
export default async function MatchingPagesPage({ params }: Asked) {
  const [{ account }, user] = await Promise.all([params, currentUser()]);
  // A hosted provider manages its own accounts; the previous page explains that.
  if (!(await managesServiceAccounts())) redirect('/settings/api-access');
  const accountId = decodeURIComponent(account);
  const accounts = await listServiceAccounts(user);
  if (!accounts.ok) return <SettingsProblem problem={accounts.problem} />;
  const named = accounts.value.find(({ id }) => id === accountId);
  if (!named?.setsPages || named.state === 'revoked') notFound();
  const pages = await matchingPages(user, { accountId });
  if (!pages.ok) return <SettingsProblem problem={pages.problem} />;
  return (
    <SettingsPage>
      <Section
        title={`Matching pages of ${named.name}`}
        description={
          <>
            This program can ask for a page with matches and show it on its own site. These settings apply to
            all of its pages; everything else comes with each call. See the{' '}
            <TextLink href="/docs">API documentation</TextLink>, or go{' '}
            <TextLink href="/settings/api-access">back to the accounts</TextLink>.
          </>
        }
      >
        <MatchingPagesForm
          key={accountId}
          accountId={accountId}
          pages={pages.value}
          save={setMatchingPages}
        />
      </Section>
    </SettingsPage>
  );
}
