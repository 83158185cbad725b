import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from './kinds';

/** Page at the address of a candidate or job that does not exist. */
export function DossierNotFound({ kind }: { kind: DossierKind }) {
  const { path, one, many } = KIND_WORDS[kind];
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        level={1}
        icon={SearchX}
        title={`This ${one} is not here`}
        actions={
          <Button variant="primary" asChild>
            <Link href={path}>All {many}</Link>
          </Button>
        }
      >
        The address may be wrong, or the {one} was deleted or merged with another one.
      </EmptyState>
    </div>
  );
}
