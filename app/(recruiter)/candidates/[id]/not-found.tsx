import { UserRoundX } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';

export default function CandidateNotFound() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        level={1}
        icon={UserRoundX}
        title="This candidate is not here"
        actions={
          <Button variant="primary" asChild>
            <Link href="/candidates">All candidates</Link>
          </Button>
        }
      >
        The address may be wrong, or the candidate was deleted or merged with another one.
      </EmptyState>
    </div>
  );
}
