import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** A part of the resume under its heading. */
export function Section({
  id,
  title,
  count,
  aside,
  className,
  children,
}: {
  id: string;
  title: string;
  count?: number;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={cn('scroll-mt-4 border-t px-5 py-5 md:px-6', className)}
    >
      <div className="mb-3 flex min-h-6 items-center gap-2">
        <h2 id={`${id}-title`} className="text-sm font-semibold">
          {title}
        </h2>
        {count !== undefined && <span className="text-xs text-ink-faint tabular-nums">{count}</span>}
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
