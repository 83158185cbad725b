import { cn } from '@/components/ui/cn';

/** The mark of Shortlist: a list of three, the first one ticked. Decorative: the name is next to it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('size-6 shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 10.2 9.7 13 14.6 7.2" className="stroke-marker dark:stroke-on-accent" strokeWidth="3" />
        <path d="M19 10.2h6" className="stroke-on-accent" strokeWidth="3" />
        <path d="M7 17.5h18M7 24.2h11" className="stroke-on-accent" strokeWidth="3" opacity="0.55" />
      </g>
    </svg>
  );
}
