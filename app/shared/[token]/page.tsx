import type { Metadata } from 'next';
import { Welcome } from '@/components/account/welcome';
import { SharedPackPage } from '@/components/handover/shared-pack-page';
import { sharedPack } from '@/lib/recruiter';
import { giveFeedback } from './actions';

/** Neither a title nor a referrer reveals the content of this page. */
export const metadata: Metadata = {
  title: 'Candidates',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
};

export default async function SharedPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const pack = await sharedPack(token);
  if (!pack.ok) return <Welcome title="This link does not work" lead={pack.problem.message} />;
  return (
    <SharedPackPage
      pack={pack.value}
      file={`/shared/${encodeURIComponent(token)}/pdf`}
      giveFeedback={giveFeedback.bind(null, token)}
    />
  );
}
