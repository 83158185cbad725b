'use client';

import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function RecruiterError({ error, reset }: { error: PageError; reset: () => void }) {
  return <PageFailure error={error} reset={reset} />;
}
