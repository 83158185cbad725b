import type { Metadata } from 'next';
import { CustomFields } from '@/components/settings/custom-fields';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { currentUser, customFieldSettings } from '@/lib/recruiter';
import { configureCustomFields } from '@/lib/recruiter/actions/custom-fields';

export const metadata: Metadata = { title: 'Custom fields' };

export default async function FieldsPage() {
  const settings = await customFieldSettings(await currentUser(), undefined);
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  return (
    <SettingsPage>
      <Section
        title="Fields of candidates"
        description="What your team notes about each candidate, such as a notice period or who looks after them. Fields appear on the candidate’s page, as columns of the list, in its filters and in exports."
      >
        <CustomFields kind="candidate" fields={settings.value.candidate} save={configureCustomFields} />
      </Section>
      <Section
        title="Fields of jobs"
        description="What your team notes about each job, such as its cost centre or the fee."
      >
        <CustomFields kind="job" fields={settings.value.job} save={configureCustomFields} />
      </Section>
    </SettingsPage>
  );
}
