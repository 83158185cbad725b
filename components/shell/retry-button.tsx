'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';

/** Reloads the page from the server. */
export function RetryButton() {
  const router = useRouter();
  const [busy, start] = useTransition();
  return (
    <Button busy={busy} onClick={() => start(() => router.refresh())}>
      Try again
    </Button>
  );
}
