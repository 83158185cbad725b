import type { Metadata } from 'next';
import { DuplicatePairs } from '@/components/merging/duplicate-pairs';
import { PageHeader } from '@/components/shell/page-header';
import { currentUser, duplicateQueue } from '@/lib/recruiter';
import { mergeCandidates, setApart, undoMerge } from '@/lib/recruiter/actions/merging';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Possible duplicates' };

export default async function DuplicatesPage() {
  const actor = await currentUser();
  const queue = await duplicateQueue(actor, undefined);
  if (!queue.ok) return <Refusal problem={queue.problem} />;
  return (
    <>
      <PageHeader
        title="Possible duplicates"
        parent={{ href: '/candidates', label: 'Candidates' }}
        detail={queue.value.total > 0 && <span className="tabular-nums">{queue.value.total}</span>}
      />
      <DuplicatePairs
        queue={queue.value}
        actions={actor?.role === 'viewer' ? null : { merge: mergeCandidates, undo: undoMerge, setApart }}
      />
    </>
  );
}
