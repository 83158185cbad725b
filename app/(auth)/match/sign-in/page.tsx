import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { AgreeToOpen } from '@/components/account/agree-to-open';
import { Welcome } from '@/components/account/welcome';
import { currentUser } from '@/lib/recruiter';
import { ASKED_PATH } from '@/proxy';
import { openMatcher } from './actions';

export const metadata: Metadata = { title: 'Open a list of matches', referrer: 'no-referrer' };

type Query = Promise<Record<string, string | string[] | undefined>>;

/** Sign-in for a list of matches that another page shows. */
export default async function MatcherSignInPage({ searchParams }: { searchParams: Query }) {
  const asked = await searchParams;
  const session = [asked.session].flat()[0] ?? '';
  const visitor = [asked.visitor].flat()[0] ?? '';
  const user = await currentUser();
  if (!user) {
    const here = (await headers()).get(ASKED_PATH) ?? '/';
    redirect(`/sign-in?callbackUrl=${encodeURIComponent(here)}`);
  }
  return (
    <Welcome
      title="Open the list of matches?"
      lead={`It will then be shown to you, ${user.name}, in the window you came from.`}
    >
      <AgreeToOpen code={visitor.slice(0, 4)} agree={openMatcher.bind(null, { session, visitor })} />
    </Welcome>
  );
}
