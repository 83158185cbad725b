import type { Metadata } from 'next';
import { Welcome } from '@/components/account/welcome';
import { ConsentPage } from '@/components/application/consent-page';
import { publicConsent } from '@/lib/recruiter';

/** Neither a title nor a referrer reveals the content of this page. */
export const metadata: Metadata = {
  title: { absolute: 'Your CV' },
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
};

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const consent = await publicConsent(token);
  if (!consent.ok) return <Welcome title="This link does not work" lead={consent.problem.message} />;
  return <ConsentPage consent={consent.value} action={`/consent/${encodeURIComponent(token)}/answer`} />;
}
