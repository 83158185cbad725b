import type { Metadata } from 'next';
import { DuplicatePairs } from '@/components/merging/duplicate-pairs';
import { WaitingUploads } from '@/components/merging/waiting-uploads';
import { PageHeader } from '@/components/shell/page-header';
import { currentUser, duplicateQueue, waitingDuplicates } from '@/lib/recruiter';
import { mergeCandidates, setApart, undoMerge } from '@/lib/recruiter/actions/merging';
import { decideDuplicates } from '@/lib/recruiter/actions/uploads';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Possible duplicates' };

export default async function DuplicatesPage() {
  const actor = await currentUser();
  const [queue, waiting] = await Promise.all([
    duplicateQueue(actor, undefined),
    waitingDuplicates(actor, undefined),
  ]);
  if (!queue.ok) return <Refusal problem={queue.problem} />;
  if (!waiting.ok) return <Refusal problem={waiting.problem} />;
  const total = queue.value.total + waiting.value.total;
  const mayWrite = actor?.role !== 'viewer';
  return (
    <>
      <PageHeader
        title="Possible duplicates"
        parent={{ href: '/candidates', label: 'Candidates' }}
        detail={total > 0 && <span className="tabular-nums">{total}</span>}
      />
      <WaitingUploads waiting={waiting.value} actions={mayWrite ? { decide: decideDuplicates } : null} />
      {(queue.value.total > 0 || waiting.value.total === 0) && (
        <DuplicatePairs
          queue={queue.value}
          actions={mayWrite ? { merge: mergeCandidates, undo: undoMerge, setApart } : null}
        />
      )}
    </>
  );
}
