'use client';

import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function RootError({ error, reset }: { error: PageError; reset: () => void }) {
  return (
    <main className="flex min-h-dvh flex-col">
      <PageFailure error={error} reset={reset} />
    </main>
  );
}
