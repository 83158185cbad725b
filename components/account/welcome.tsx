import type { ReactNode } from 'react';
import { Mark } from '@/components/shell/mark';
import { EvidencePicture } from './evidence-picture';

/** The frame of the pages before signing in: the form on the left, the purpose of the app on the right. */
export function Welcome({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <main className="flex flex-col px-6 py-6 sm:px-10">
        <div className="flex items-center gap-2">
          <Mark />
          <span className="text-base font-semibold tracking-tight">Shortlist</span>
        </div>
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-10">
          <h1 className="text-2xl font-semibold">{title}</h1>
          {lead && <div className="mt-2 text-base text-pretty text-ink-muted">{lead}</div>}
          {children && <div className="mt-7">{children}</div>}
        </div>
      </main>
      <div className="hidden items-center justify-center overflow-hidden border-l bg-canvas p-12 lg:flex">
        <EvidencePicture />
      </div>
    </div>
  );
}
