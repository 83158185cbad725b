'use client';

import './globals.css';
import { type PageError, PageFailure } from '@/components/shell/page-failure';

export default function GlobalError({ error, reset }: { error: PageError; reset: () => void }) {
  return (
    <html lang="en" data-theme="system">
      <body>
        <title>Something went wrong · Shortlist</title>
        <main className="flex min-h-dvh flex-col">
          <PageFailure error={error} reset={reset} title="Shortlist could not be shown" />
        </main>
      </body>
    </html>
  );
}
