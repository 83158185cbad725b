import type { Metadata } from 'next';
import { MailServerForm } from '@/components/mail/mail-server-form';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { currentUser, mailServerSettings } from '@/lib/recruiter';
import * as actions from '@/lib/recruiter/actions/mail';

export const metadata: Metadata = { title: 'E-mail' };

export default async function MailPage() {
  const settings = await mailServerSettings(await currentUser());
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  return (
    <SettingsPage>
      <Section
        title="Alerts by e-mail"
        description="With a mail server set, everyone can have what is new in a saved search sent to them by e-mail. An e-mail names the search, says how many results are new and links to Shortlist; it names no candidate."
      >
        <MailServerForm
          key={settings.value.from}
          state={settings.value}
          actions={{
            set: actions.setMailServer,
            test: actions.testMailServer,
            remove: actions.removeMailServer,
          }}
        />
      </Section>
    </SettingsPage>
  );
}
