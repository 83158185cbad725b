import type { Metadata } from 'next';
import { GuidePage } from '@/components/docs/guide/guide-page';
import { readGuide } from '@/lib/recruiter';
import { Refusal } from '../../../refusal';

type Props = { params: Promise<{ decision: string }> };

const guideOf = async ({ params }: Props) => readGuide(`decisions/${(await params).decision}`);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const guide = await guideOf(props);
  return { title: guide.ok ? guide.value.title : 'Documentation' };
}

export default async function DecisionPage(props: Props) {
  const guide = await guideOf(props);
  return guide.ok ? <GuidePage guide={guide.value} /> : <Refusal problem={guide.problem} />;
}
