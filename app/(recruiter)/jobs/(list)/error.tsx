'use client';

import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function JobsError({ error, reset }: { error: PageError; reset: () => void }) {
  return <PageFailure error={error} reset={reset} title="The jobs could not be shown" />;
}
