import { Callout } from '@/components/ui/callout';
import { cn } from '@/components/ui/cn';
import type { HandoverPreview } from '@/lib/recruiter/vocabulary';
import { Blocks } from './blocks';

/** Shows what the recipient of a pack will see of its first candidate. */
export function PackPreview({
  preview: { blocks, problem },
  of,
  busy,
}: {
  preview: HandoverPreview;
  /** Number of candidates in the pack. */
  of: number;
  /** True while the preview is not yet that of the latest choice. */
  busy: boolean;
}) {
  if (!blocks) return <Callout tone="caution">{problem}</Callout>;
  const label = of === 1 ? 'What will be visible' : `What will be visible of the first of ${of}`;
  return (
    <section aria-label={label} aria-busy={busy}>
      <p className="mb-1.5 text-xs font-medium text-ink-muted">{label}</p>
      <div
        className={cn(
          'focus-inset max-h-52 overflow-y-auto rounded-md border bg-sunken px-3.5 py-3 transition-opacity [zoom:0.85]',
          busy && 'opacity-50',
        )}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Blocks blocks={blocks} />
      </div>
    </section>
  );
}
