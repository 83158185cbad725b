import { Badge } from '@/components/ui/badge';
import type { DossierLine } from '@/lib/recruiter/vocabulary';

/** Warnings about a dossier before trusting the line: a sample, not a CV, or read only in part. */
export function DossierBadges({ line }: { line: Pick<DossierLine, 'sample' | 'state' | 'misfit'> }) {
  return (
    <>
      {line.sample && <Badge tone="outline">Sample</Badge>}
      {line.misfit && <Badge tone="caution">No CV?</Badge>}
      {line.state === 'incomplete' && <Badge tone="caution">Read in part</Badge>}
    </>
  );
}
