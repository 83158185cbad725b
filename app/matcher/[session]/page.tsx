import type { Metadata } from 'next';
import { MatcherPage } from '@/components/matching-ui/matcher-page';

export const metadata: Metadata = { title: 'Matches' };

/** The generated matching UI: the content of the iframe. */
export default async function Page({ params }: { params: Promise<{ session: string }> }) {
  const { session } = await params;
  return <MatcherPage session={session} />;
}
