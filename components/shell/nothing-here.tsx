import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';

/** Page at an address that leads nowhere, or to something that was deleted. */
export function NothingHere() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        level={1}
        icon={SearchX}
        title="There is nothing at this address"
        actions={
          <Button asChild variant="primary">
            <Link href="/candidates">Go to the candidates</Link>
          </Button>
        }
      >
        It may have been deleted, or the link is not complete.
      </EmptyState>
    </div>
  );
}
