'use client';

import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function MarketError({ error, reset }: { error: PageError; reset: () => void }) {
  return <PageFailure error={error} reset={reset} title="The market could not be shown" />;
}
