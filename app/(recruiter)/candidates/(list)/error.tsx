'use client';

import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function CandidatesError({ error, reset }: { error: PageError; reset: () => void }) {
  return <PageFailure error={error} reset={reset} title="The candidates could not be shown" />;
}
