import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import type { SavedActions } from '@/components/saved/actions';
import { SavedProvider } from '@/components/saved/saved-provider';
import { CreditNotice } from '@/components/settings/credits/credit-notice';
import { KeepForPerson } from '@/components/shell/keep-for-person';
import { Shell } from '@/components/shell/shell';
import { countUnreadEvents, creditNotice, currentUser, needsSetup } from '@/lib/recruiter';
import { ASKED_PATH } from '@/proxy';
import { changeSavedSearch, deleteSavedSearch, lookAtSearch, saveAsSearch } from './saved-actions';
import { Uploads } from './uploads';

const SAVED_ACTIONS: SavedActions = {
  save: saveAsSearch,
  change: changeSavedSearch,
  remove: deleteSavedSearch,
  look: lookAtSearch,
};

export default async function RecruiterLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) {
    const asked = (await headers()).get(ASKED_PATH) ?? '/';
    redirect((await needsSetup()) ? '/set-up' : `/sign-in?callbackUrl=${encodeURIComponent(asked)}`);
  }
  const [unread, credits] = await Promise.all([
    countUnreadEvents(user),
    user.role === 'viewer' ? null : creditNotice(user, undefined),
  ]);
  const notice = credits?.ok ? credits.value : null;
  const shell = (
    <SavedProvider actions={SAVED_ACTIONS} mayShare={user.role !== 'viewer'}>
      <Shell
        person={{ name: user.name, email: user.email, role: user.role }}
        unreadEvents={unread.ok ? unread.value.unread : 0}
      >
        {notice?.warning && (
          <CreditNotice {...notice} warning={notice.warning} mayAdd={user.role === 'owner'} />
        )}
        {children}
      </Shell>
    </SavedProvider>
  );
  return (
    <KeepForPerson personId={user.id}>
      {user.role === 'viewer' ? shell : <Uploads>{shell}</Uploads>}
    </KeepForPerson>
  );
}
