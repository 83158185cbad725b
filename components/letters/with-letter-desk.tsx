'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { valueIn } from '@/components/shell/requests';
import { Callout } from '@/components/ui/callout';
import { DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { letterDesk } from '@/lib/recruiter/actions/letters';
import type { LetterDesk } from '@/lib/recruiter/vocabulary';
import type { ToWrite } from './drafts';

/** The contents of a dialog that writes to candidates, once it is known how they can be written to. */
export function WithLetterDesk({
  whom,
  jobId,
  title,
  isReady = true,
  children,
}: {
  whom: ToWrite['whom'];
  jobId: string | null;
  /** Of the dialog until then. */
  title: string;
  /** Whether everything else is known that the dialog shows. */
  isReady?: boolean;
  children: (desk: LetterDesk) => ReactNode;
}) {
  const { data, error } = useQuery({
    queryKey: ['letter-desk', whom, jobId],
    queryFn: async () => valueIn(await letterDesk({ whom, jobId })),
    // Read once when the dialog opens: the preview does not change under the cursor.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data && isReady) return children(data);
  return (
    <DialogContent title={title} size="lg">
      {error ? <Callout tone="critical">{error.message}</Callout> : <Skeleton className="h-64" />}
    </DialogContent>
  );
}
