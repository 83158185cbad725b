import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

const badge = cva(
  'inline-flex h-5 max-w-full items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-ink-muted',
        outline: 'border border-line-strong text-ink-muted',
        accent: 'bg-accent-soft text-accent',
        positive: 'bg-positive-soft text-positive',
        caution: 'bg-caution-soft text-caution',
        critical: 'bg-critical-soft text-critical',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A word or two about a thing: its state, its kind. The tone repeats the words and never replaces them. */
export function Badge({ tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span className={cn(badge({ tone }), className)} {...props} />;
}
