import { SearchX } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
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
    </main>
  );
}
