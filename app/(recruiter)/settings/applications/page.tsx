import type { Metadata } from 'next';
import { ConsentForm } from '@/components/application/consent-form';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { applicationSettings, currentUser } from '@/lib/recruiter';
import { configureApplications } from './actions';

export const metadata: Metadata = { title: 'Applications' };

export default async function ApplicationsPage() {
  const settings = await applicationSettings(await currentUser(), undefined);
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  return (
    <SettingsPage>
      <Section
        title="Application forms"
        description="Each job can have a public form, opened on the job’s page. Applicants agree to this text, which is kept with them as it was, together with the day."
      >
        <ConsentForm consent={settings.value.consent} save={configureApplications} />
      </Section>
    </SettingsPage>
  );
}
