import type { Metadata } from 'next';
import { Welcome } from '@/components/account/welcome';
import { PickTimePage } from '@/components/interviews/pick-time-page';
import { publicOffer } from '@/lib/recruiter';
import { PICK_FAULTS } from '@/lib/recruiter/vocabulary';

/** Neither a title nor a referrer reveals the content of this page. */
export const metadata: Metadata = {
  title: { absolute: 'Interview' },
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
};

type Asked = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function InterviewPage({ params, searchParams }: Asked) {
  const [{ token }, asked] = await Promise.all([params, searchParams]);
  const offer = await publicOffer(token);
  if (!offer.ok) return <Welcome title="This link does not work" lead={offer.problem.message} />;
  return (
    <PickTimePage
      offer={offer.value}
      at={`/interview/${encodeURIComponent(token)}`}
      fault={PICK_FAULTS.find((known) => known === asked.fault) ?? null}
    />
  );
}
