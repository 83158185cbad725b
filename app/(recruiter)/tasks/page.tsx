import type { Metadata } from 'next';
import { ForMePage } from '@/components/collaboration/for-me';
import { PageHeader } from '@/components/shell/page-header';
import { currentUser, forMe } from '@/lib/recruiter';
import { Refusal } from '../refusal';

export const metadata: Metadata = { title: 'My tasks' };

export default async function TasksPage() {
  const actor = await currentUser();
  const waiting = await forMe(actor, undefined);
  if (!waiting.ok) return <Refusal problem={waiting.problem} />;
  return (
    <>
      <PageHeader title="My tasks" />
      <ForMePage
        forMe={waiting.value}
        today={new Date().toISOString().slice(0, 10)}
        mayWrite={actor?.role !== 'viewer'}
      />
    </>
  );
}
