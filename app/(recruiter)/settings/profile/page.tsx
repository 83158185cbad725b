import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CaptureTokens } from '@/components/capture/capture-tokens';
import { CalendarAddress } from '@/components/interviews/calendar-address';
import { Appearance, NameForm, PasswordForm } from '@/components/settings/profile';
import { SecondFactor } from '@/components/settings/second-factor';
import { Section } from '@/components/settings/section';
import { Sessions } from '@/components/settings/sessions';
import { SettingsPage } from '@/components/settings/settings-page';
import {
  calendarFeed,
  captureTokens,
  currentSession,
  listSessions,
  secondFactorState,
} from '@/lib/recruiter';
import {
  beginSecondFactor,
  changeName,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@/lib/recruiter/actions/users';

export const metadata: Metadata = { title: 'Profile' };

export default async function ProfilePage() {
  const signedIn = await currentSession();
  if (!signedIn) redirect('/sign-in');
  const { actor: user } = signedIn;
  const [sessions, factor, calendar, capture] = await Promise.all([
    listSessions(signedIn),
    secondFactorState(user),
    calendarFeed(user, undefined),
    captureTokens(user, undefined),
  ]);
  return (
    <SettingsPage>
      <Section title="You" description="How others in this workspace see you.">
        <NameForm actor={user} changeName={changeName} />
      </Section>
      <Section title="This browser" description="How Shortlist looks and behaves here, on this device.">
        <Appearance />
      </Section>
      {calendar.ok && (
        <Section
          title="Calendar"
          description="Your interviews in your own calendar: subscribe to this address there. Whoever has the address can read them."
        >
          <CalendarAddress since={calendar.value.since} />
        </Section>
      )}
      {capture.ok && (
        <Section
          title="Bookmark"
          description="Sends the page or PDF in front of you to this workspace, from any site. It can add documents as you and see what became of them, nothing else; revoke it when a browser is lost."
        >
          <CaptureTokens tokens={capture.value} />
        </Section>
      )}
      <Section title="Signed in" description="The browsers that are signed in as you.">
        <Sessions sessions={sessions} endSession={endSession} endOtherSessions={endOtherSessions} />
      </Section>
      <Section
        title="Password"
        description="Changing it signs you out everywhere, including here. Sign in again with the new one."
      >
        <PasswordForm email={user.email} changePassword={changePassword} />
      </Section>
      {factor.ok && (
        <Section
          title="Second factor"
          description="A code from an app on top of your password, so that a stolen password alone lets nobody in."
        >
          <SecondFactor
            state={factor.value}
            actions={{
              begin: beginSecondFactor,
              confirm: confirmSecondFactor,
              renew: renewRecoveryCodes,
              remove: removeSecondFactor,
            }}
          />
        </Section>
      )}
    </SettingsPage>
  );
}
