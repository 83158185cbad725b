import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell';
import { currentUser, needsSetup } from '@/lib/recruiter';
import { ASKED_PATH } from '@/proxy';
import { findCandidates, findJobs } from './actions';
import { Uploads } from './uploads';

const FINDERS = { candidates: findCandidates, jobs: findJobs };

export default async function RecruiterLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) {
    const asked = (await headers()).get(ASKED_PATH) ?? '/';
    redirect((await needsSetup()) ? '/set-up' : `/sign-in?callbackUrl=${encodeURIComponent(asked)}`);
  }
  const shell = (
    <Shell person={{ name: user.name, email: user.email, role: user.role }} find={FINDERS}>
      {children}
    </Shell>
  );
  return user.role === 'viewer' ? shell : <Uploads>{shell}</Uploads>;
}
