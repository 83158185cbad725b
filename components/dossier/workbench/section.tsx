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
      className={cn('scroll-mt-4 px-2 pb-2 md:px-3', className)}
    >
      <div className="flex min-h-9 items-center gap-2 rounded-md bg-sunken px-3 py-1">
        <h2 id={`${id}-title`} className="text-base font-semibold">
          {title}
        </h2>
        {count !== undefined && <span className="text-xs text-ink-faint tabular-nums">{count}</span>}
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      <div className="px-3 pt-3 pb-4">{children}</div>
    </section>
  );
}
