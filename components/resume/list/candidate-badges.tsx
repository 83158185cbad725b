import { Badge } from '@/components/ui/badge';
import type { CandidateListItem } from '@/lib/recruiter/vocabulary';

/** What one must know of a candidate before trusting the line: a sample, or read only in part. */
export function CandidateBadges({ candidate }: { candidate: Pick<CandidateListItem, 'sample' | 'state'> }) {
  return (
    <>
      {candidate.sample && <Badge tone="outline">Sample</Badge>}
      {candidate.state === 'incomplete' && <Badge tone="caution">Read in part</Badge>}
    </>
  );
}
