import type { Metadata } from 'next';
import { EndpointDocs } from '@/components/docs/endpoint';
import { apiEndpoint, currentUser } from '@/lib/recruiter';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'API documentation' };

type Props = { params: Promise<{ endpoint: string }> };

export default async function EndpointDocsPage({ params }: Props) {
  const endpoint = await apiEndpoint(await currentUser(), { id: (await params).endpoint });
  if (!endpoint.ok) return <Refusal problem={endpoint.problem} />;
  return <EndpointDocs endpoint={endpoint.value} />;
}
