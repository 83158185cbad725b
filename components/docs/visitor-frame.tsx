import type { ReactNode } from 'react';
import { Mark } from '@/components/shell/mark';
import { SkipLink } from '@/components/shell/skip-link';

/** The frame of the documentation for who is not signed in: the name, and the way to sign in. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col bg-canvas print:block print:h-auto print:bg-transparent">
      <SkipLink />
      <header className="flex h-12 shrink-0 items-center justify-between gap-4 px-4 print:hidden">
        <a href="/docs" className="flex items-center gap-2 rounded-md text-base font-semibold tracking-tight">
          <Mark />
          Shortlist
        </a>
        <a
          href="/sign-in?callbackUrl=%2Fdocs"
          className="rounded-md px-2.5 py-1.5 text-sm font-medium hover:bg-hover"
        >
          Sign in
        </a>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto bg-surface outline-none md:mx-2 md:mb-2 md:rounded-xl md:border print:m-0 print:block print:overflow-visible print:border-0"
      >
        {children}
      </main>
    </div>
  );
}
