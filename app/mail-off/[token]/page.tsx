import type { Metadata } from 'next';
import { Welcome } from '@/components/account/welcome';
import { MailOff } from '@/components/mail/mail-off';
import { alertsByMail } from '@/lib/recruiter';
import { turnMailOff } from './actions';

export const metadata: Metadata = {
  title: 'Alerts by e-mail',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
};

export default async function MailOffPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await alertsByMail(token);
  if (!found.ok) return <Welcome title="This link does not work" lead={found.problem.message} />;
  return <MailOff count={found.value.count} turnOff={turnMailOff.bind(null, token)} />;
}
