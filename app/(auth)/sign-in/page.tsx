import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { pathWithin } from '@/components/account/destination';
import { SignInForm } from '@/components/account/sign-in-form';
import { Welcome } from '@/components/account/welcome';
import { currentUser, needsSetup, signInOptions } from '@/lib/recruiter';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { callbackUrl, error } = await searchParams;
  const destination = pathWithin([callbackUrl].flat()[0]);
  if (await needsSetup()) redirect('/set-up');
  if (await currentUser()) redirect(destination);
  return (
    <Welcome title="Sign in">
      <SignInForm options={signInOptions()} destination={destination} error={[error].flat()[0]} />
    </Welcome>
  );
}
