import type { Metadata } from 'next';
import { MoveInPage } from '@/components/move-in/move-in-page';
import { PageHeader } from '@/components/shell/page-header';
import { currentUser, listMoveIns, moveInState } from '@/lib/recruiter';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Import candidates' };

/** The address of a table that was moved in has its id. */
type Asked = { searchParams: Promise<{ table?: string }> };

export default async function CandidatesMoveInPage({ searchParams }: Asked) {
  const [actor, { table }] = await Promise.all([currentUser(), searchParams]);
  const [state, earlier] = await Promise.all([
    table ? moveInState(actor, table) : null,
    listMoveIns(actor, undefined),
  ]);
  if (state && !state.ok) return <Refusal problem={state.problem} />;
  if (!earlier.ok) return <Refusal problem={earlier.problem} />;
  return (
    <>
      <PageHeader title="Import candidates" parent={{ href: '/candidates', label: 'Candidates' }} />
      <MoveInPage state={state?.value ?? null} earlier={earlier.value} mayWrite={actor?.role !== 'viewer'} />
    </>
  );
}
