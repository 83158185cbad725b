'use client';

import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function JobError({ error, reset }: { error: PageError; reset: () => void }) {
  return <PageFailure error={error} reset={reset} title="This job could not be shown" />;
}
