import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Appearance, NameForm, PasswordForm } from '@/components/settings/profile';
import { Section } from '@/components/settings/section';
import { Sessions } from '@/components/settings/sessions';
import { SettingsPage } from '@/components/settings/settings-page';
import { currentSession, listSessions } from '@/lib/recruiter';
import { changeName, changePassword, endOtherSessions, endSession } from '../actions';

export const metadata: Metadata = { title: 'Profile' };

export default async function ProfilePage() {
  const signedIn = await currentSession();
  if (!signedIn) redirect('/sign-in');
  const { actor: user } = signedIn;
  const sessions = await listSessions(signedIn);
  return (
    <SettingsPage>
      <Section title="You" description="How others of this workspace see you.">
        <NameForm actor={user} changeName={changeName} />
      </Section>
      <Section title="This browser" description="How Shortlist looks and behaves here, on this device.">
        <Appearance />
      </Section>
      <Section title="Signed in" description="The browsers in which you are signed in now.">
        <Sessions sessions={sessions} endSession={endSession} endOtherSessions={endOtherSessions} />
      </Section>
      <Section
        title="Password"
        description="Changing it signs you out everywhere, here as well; then sign in with the new one."
      >
        <PasswordForm email={user.email} changePassword={changePassword} />
      </Section>
    </SettingsPage>
  );
}
