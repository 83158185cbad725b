import { CandidateListSkeleton } from '@/components/resume/list/candidate-list-skeleton';

export default function Loading() {
  return <CandidateListSkeleton />;
}
