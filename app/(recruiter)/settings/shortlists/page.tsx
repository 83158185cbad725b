import type { Metadata } from 'next';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { ShortlistSettingsForm } from '@/components/settings/shortlists';
import { currentUser, shortlistSettings } from '@/lib/recruiter';
import { configureShortlists } from '@/lib/recruiter/actions/shortlists';

export const metadata: Metadata = { title: 'Shortlists' };

export default async function ShortlistSettingsPage() {
  const user = await currentUser();
  const settings = await shortlistSettings(user);
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  return (
    <SettingsPage>
      <Section
        title="Stages and reasons"
        description="Every shortlist has these stages, from left to right on its board, and these reasons to reject somebody. Changing a reason leaves earlier rejections as they are."
      >
        <ShortlistSettingsForm
          key={JSON.stringify(settings.value)}
          settings={settings.value}
          save={user?.role === 'owner' ? configureShortlists : null}
        />
      </Section>
    </SettingsPage>
  );
}
