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

/** The first tag of a line and how many more it has, where no column shows them; all of them in its tip. */
export function TagBadge({ tags }: Pick<DossierLine, 'tags'>) {
  const [first] = tags;
  if (first === undefined) return null;
  return (
    <Badge title={tags.join(', ')} className="min-w-8 shrink-[2]">
      <span className="max-w-24 truncate">{first}</span>
      {tags.length > 1 && <span className="font-normal tabular-nums">+{tags.length - 1}</span>}
    </Badge>
  );
}
