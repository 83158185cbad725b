import { BriefcaseBusiness } from 'lucide-react';
import { cn } from '@/components/ui/cn';

const SIZES = {
  sm: 'size-5 rounded-sm [&_svg]:size-3',
  md: 'size-7 rounded-md [&_svg]:size-4',
  lg: 'size-12 rounded-lg [&_svg]:size-6',
};

/** Picture for a posting, in the place of a person's face. */
export function JobMark({ size, className }: { size: keyof typeof SIZES; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-flex shrink-0 items-center justify-center bg-accent-soft text-accent',
        SIZES[size],
        className,
      )}
    >
      <BriefcaseBusiness />
    </span>
  );
}
