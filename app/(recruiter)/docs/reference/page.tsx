import type { Metadata } from 'next';
import { Reference } from '@/components/docs/reference';
import { apiDocumentation } from '@/lib/recruiter';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Every call' };

export default async function ReferencePage() {
  const documentation = await apiDocumentation();
  if (!documentation.ok) return <Refusal problem={documentation.problem} />;
  return <Reference documentation={documentation.value} />;
}
