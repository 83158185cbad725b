import type { Metadata } from 'next';
import { CareersForm } from '@/components/application/careers-form';
import { ConsentForm } from '@/components/application/consent-form';
import { MailboxForm } from '@/components/application/mailbox-form';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { applicationSettings, careerPage, currentUser, mailboxSettings } from '@/lib/recruiter';
import * as actions from '@/lib/recruiter/actions/applications';

export const metadata: Metadata = { title: 'Applications' };

export default async function ApplicationsPage() {
  const user = await currentUser();
  const [settings, mailbox, careers] = await Promise.all([
    applicationSettings(user),
    mailboxSettings(user),
    careerPage(user),
  ]);
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  return (
    <SettingsPage>
      <Section
        title="Application forms"
        description="Each job can have a public form, opened on the job’s page. Applicants agree to this text, which is kept with them as it was, together with the day."
      >
        <ConsentForm consent={settings.value.consent} save={actions.configureApplications} />
      </Section>
      {careers.ok && (
        <Section
          title="Career page"
          description="Your open jobs at one public address, with a search, feeds and the form of each job, in the colours of the workspace."
        >
          <CareersForm
            key={JSON.stringify(careers.value)}
            page={careers.value}
            save={actions.configureCareers}
          />
        </Section>
      )}
      {mailbox.ok && (
        <Section
          title="Mailbox"
          description="CVs that are sent to an address of yours are fetched once a minute over IMAP: attachments of unread mails become candidates, with the sender as their source. Mails without a CV are marked as read too, so give it a mailbox or folder of its own."
        >
          <MailboxForm
            key={mailbox.value.from}
            state={mailbox.value}
            actions={{ set: actions.setMailbox, test: actions.testMailbox, remove: actions.removeMailbox }}
          />
        </Section>
      )}
    </SettingsPage>
  );
}
