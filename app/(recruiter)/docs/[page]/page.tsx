import type { Metadata } from 'next';
import { EndpointDocs } from '@/components/docs/endpoint';
import { GuidePage } from '@/components/docs/guide/guide-page';
import { apiEndpoint, readGuide } from '@/lib/recruiter';
import { Refusal } from '../../refusal';

type Props = { params: Promise<{ page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const guide = await readGuide(page);
  if (guide.ok) return { title: guide.value.title };
  const endpoint = await apiEndpoint(page);
  return { title: endpoint.ok ? endpoint.value.title : 'Documentation' };
}

/** A document of the project by its name, or a call by its id. */
export default async function DocsPage({ params }: Props) {
  const { page } = await params;
  const guide = await readGuide(page);
  if (guide.ok) return <GuidePage guide={guide.value} />;
  const endpoint = await apiEndpoint(page);
  if (!endpoint.ok) return <Refusal problem={endpoint.problem} />;
  return <EndpointDocs endpoint={endpoint.value} />;
}
