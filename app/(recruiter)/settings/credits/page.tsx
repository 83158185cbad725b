import type { Metadata } from 'next';
import { Balance } from '@/components/settings/credits/balance';
import { LimitFacts } from '@/components/settings/credits/limit-facts';
import { PaidAccounts } from '@/components/settings/credits/paid-accounts';
import { Use } from '@/components/settings/credits/use-report';
import { UseView } from '@/components/settings/credits/use-view';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { TextLink } from '@/components/ui/text-link';
import { creditOverview, currentUser } from '@/lib/recruiter';
import { addCredits, checkCredits, configureCredits } from '@/lib/recruiter/actions/credits';

export const metadata: Metadata = { title: 'Credits and limits' };

type Props = { searchParams: Promise<{ days?: string; account?: string }> };

export default async function CreditsPage({ searchParams }: Props) {
  const { days, account = null } = await searchParams;
  const overview = await creditOverview(await currentUser(), { days, account });
  if (!overview.ok) return <SettingsProblem problem={overview.problem} />;
  const { builtIn, accounts, limits, use } = overview.value;
  return (
    <SettingsPage>
      <Section
        title="Credits"
        description={
          builtIn
            ? 'Every document read, every match and every search costs credits. The built-in service keeps the accounts, and this app’s own has plenty.'
            : 'Every document that is read, match and search costs credits at the provider.'
        }
      >
        <Balance overview={overview.value} check={checkCredits} configure={configureCredits} />
      </Section>
      <Section
        title="Use"
        description="Credits by day (UTC), operation and person. What matching pages ask for counts for their own account only."
      >
        <UseView overview={overview.value} />
        <Use use={use} />
      </Section>
      {accounts.length > 0 && (
        <Section
          title="Accounts"
          description={
            <>
              Programs that call this service pay with their own accounts, made under{' '}
              <TextLink href="/settings/api-access">API access</TextLink>. When none are left, a call is
              refused (403) and nothing is charged.
            </>
          }
        >
          <PaidAccounts accounts={accounts} add={addCredits} />
        </Section>
      )}
      <Section
        title="Limits"
        description={
          <>
            A call over a limit is refused (429). Send it again after the number of seconds in{' '}
            <code className="font-mono">Retry-After</code>. Answers of the built-in service say what is left
            in <code className="font-mono">RateLimit</code>.
          </>
        }
      >
        <LimitFacts limits={limits} />
      </Section>
    </SettingsPage>
  );
}
