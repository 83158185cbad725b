import { cn } from './cn';

/** The place of something that is still loading, in its shape. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('h-4 animate-breathe rounded-sm bg-pressed', className)} />;
}

/** Wraps the skeletons of one region and announces once that it is loading. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
