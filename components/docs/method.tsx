import { cn } from '@/components/ui/cn';

const looks: Record<string, string> = {
  GET: 'text-info',
  POST: 'text-positive',
  PUT: 'text-caution',
  PATCH: 'text-caution',
  DELETE: 'text-critical',
};

/** The method of a call, in a separate column. */
export function Method({ method, className }: { method: string; className?: string }) {
  return (
    <span
      className={cn(
        'inline-block w-12 shrink-0 font-mono text-xs font-semibold',
        looks[method] ?? 'text-ink-muted',
        className,
      )}
    >
      {method}
    </span>
  );
}
