import type { Metadata } from 'next';
import { Welcome } from '@/components/account/welcome';
import { NoMail } from '@/components/letters/no-mail';
import { mailStopped } from '@/lib/recruiter';
import { switchMail } from './actions';

export const metadata: Metadata = {
  title: 'E-mail from us',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
};

export default async function NoMailPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await mailStopped(token);
  if (!found.ok) return <Welcome title="This link does not work" lead={found.problem.message} />;
  return <NoMail stopped={found.value.stopped} switchTo={switchMail.bind(null, token)} />;
}
