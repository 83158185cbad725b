import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell';
import { currentUser, needsSetup } from '@/lib/recruiter';
import { ASKED_PATH } from '@/proxy';
import { findCandidates } from './actions';
import { Uploads } from './candidates/uploads';

export default async function RecruiterLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) {
    const asked = (await headers()).get(ASKED_PATH) ?? '/';
    redirect((await needsSetup()) ? '/set-up' : `/sign-in?callbackUrl=${encodeURIComponent(asked)}`);
  }
  const shell = (
    <Shell person={{ name: user.name, email: user.email, role: user.role }} findCandidates={findCandidates}>
      {children}
    </Shell>
  );
  return user.role === 'viewer' ? shell : <Uploads>{shell}</Uploads>;
}
