import { CandidateSkeleton } from '@/components/resume/candidate/candidate-skeleton';

export default function Loading() {
  return <CandidateSkeleton />;
}
