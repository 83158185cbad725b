import type { Metadata } from 'next';
import { Bin } from '@/components/privacy/bin';
import { Consent } from '@/components/privacy/consent';
import { Retention } from '@/components/privacy/retention';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { consentRule, currentUser, listBin, privacyRules } from '@/lib/recruiter';
import {
  configureConsent,
  configureRetention,
  previewConsent,
  previewRetention,
} from '@/lib/recruiter/actions/privacy';

export const metadata: Metadata = { title: 'Bin and privacy' };

export default async function BinPage() {
  const user = await currentUser();
  const [bin, rules, consent] = await Promise.all([listBin(user), privacyRules(user), consentRule(user)]);
  if (!bin.ok) return <SettingsProblem problem={bin.problem} />;
  if (!rules.ok) return <SettingsProblem problem={rules.problem} />;
  if (!consent.ok) return <SettingsProblem problem={consent.problem} />;
  return (
    <SettingsPage>
      <Section
        title="Bin"
        description={`Candidates and jobs that were deleted. They are in no list, shortlist or index, and are deleted for good ${rules.value.binDays} days after they were moved here.`}
      >
        <Bin items={bin.value.items} total={bin.value.total} />
      </Section>
      <Section
        title="Retention"
        description="How long the bin keeps its contents, and when candidates move there automatically."
      >
        <Retention
          key={JSON.stringify(rules.value)}
          rules={rules.value}
          actions={
            user?.role === 'owner' ? { preview: previewRetention, configure: configureRetention } : null
          }
        />
      </Section>
      <Section
        title="Consent"
        description="How long the consent of candidates lasts. Before it ends they are asked by e-mail to renew it; anyone who does not answer is moved to the bin."
      >
        <Consent
          key={JSON.stringify(consent.value)}
          rule={consent.value}
          actions={user?.role === 'owner' ? { preview: previewConsent, configure: configureConsent } : null}
        />
      </Section>
    </SettingsPage>
  );
}
