import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { BoardsProvider } from '@/components/boards/boards-provider';
import { VisitorFrame } from '@/components/docs/visitor-frame';
import { DemonstrationNotice } from '@/components/frame/demonstration-notice';
import { Shell } from '@/components/frame/shell';
import { SavedProvider } from '@/components/saved/saved-provider';
import { CreditNotice } from '@/components/settings/credits/credit-notice';
import { KeepForPerson } from '@/components/shell/keep-for-person';
import { ReadyAtOnce } from '@/components/shell/ready-at-once';
import {
  canMail,
  countUnreadEvents,
  countUnreadMentions,
  creditNotice,
  currentUser,
  demonstration,
  needsSetup,
} from '@/lib/recruiter';
import { ASKED_PATH } from '@/proxy';
import { RevealAtOnce } from './reveal-at-once';
import { Uploads } from './uploads';

const DOCUMENTATION = /^\/docs(?:[/?]|$)/;

export default async function RecruiterLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) {
    const asked = (await headers()).get(ASKED_PATH) ?? '/';
    // Who is about to connect a program often has no account here: the documentation is open to all (decision 0111).
    if (DOCUMENTATION.test(asked)) return <VisitorFrame>{children}</VisitorFrame>;
    redirect((await needsSetup()) ? '/set-up' : `/sign-in?callbackUrl=${encodeURIComponent(asked)}`);
  }
  const [events, mentions, credits, mail] = await Promise.all([
    countUnreadEvents(user),
    countUnreadMentions(user, undefined),
    user.role === 'viewer' ? null : creditNotice(user, undefined),
    canMail(user, undefined),
  ]);
  const countOf = (counted: typeof events) => (counted.ok ? counted.value.unread : 0);
  const notice = credits?.ok ? credits.value : null;
  const shown = demonstration();
  const shell = (
    <SavedProvider mayShare={user.role !== 'viewer'} canMail={mail.ok && mail.value}>
      <BoardsProvider mayShare={user.role !== 'viewer'}>
        <Shell
          person={{ name: user.name, email: user.email, role: user.role, visits: shown !== null }}
          unread={{ events: countOf(events), mentions: countOf(mentions) }}
        >
          {shown && <DemonstrationNotice resetsAt={shown.resetsAt} />}
          {notice?.warning && (
            <CreditNotice {...notice} warning={notice.warning} mayAdd={user.role === 'owner'} />
          )}
          <ReadyAtOnce>{children}</ReadyAtOnce>
        </Shell>
      </BoardsProvider>
    </SavedProvider>
  );
  return (
    <KeepForPerson personId={user.id}>
      <RevealAtOnce />
      {user.role === 'viewer' ? shell : <Uploads>{shell}</Uploads>}
    </KeepForPerson>
  );
}
