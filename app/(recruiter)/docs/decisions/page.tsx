import type { Metadata } from 'next';
import { GuidePage } from '@/components/docs/guide/guide-page';
import { readGuide } from '@/lib/recruiter';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Decisions' };

export default async function DecisionsPage() {
  const guide = await readGuide('decisions');
  return guide.ok ? <GuidePage guide={guide.value} /> : <Refusal problem={guide.problem} />;
}
