import type { Metadata } from 'next';
import { DocsHome } from '@/components/docs/home';
import { guideChapters } from '@/lib/recruiter';
import { Refusal } from '../refusal';

export const metadata: Metadata = { title: 'Documentation' };

export default async function DocsHomePage() {
  const chapters = await guideChapters();
  if (!chapters.ok) return <Refusal problem={chapters.problem} />;
  return <DocsHome chapters={chapters.value} />;
}
