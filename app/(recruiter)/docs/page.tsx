import type { Metadata } from 'next';
import { DocsOverview } from '@/components/docs/overview';
import { apiDocumentation, currentUser } from '@/lib/recruiter';
import { Refusal } from '../refusal';

export const metadata: Metadata = { title: 'API documentation' };

export default async function DocsOverviewPage() {
  const documentation = await apiDocumentation(await currentUser());
  if (!documentation.ok) return <Refusal problem={documentation.problem} />;
  return <DocsOverview documentation={documentation.value} />;
}
