'use client';

import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function CandidateError({ error, reset }: { error: PageError; reset: () => void }) {
  return <PageFailure error={error} reset={reset} title="This candidate could not be shown" />;
}
