import { Sparkles } from 'lucide-react';
import type { Understood } from '@/lib/recruiter/vocabulary';

/** By which other names skills were looked for. */
export function UnderstoodLine({ understood: { widened } }: { understood: Understood }) {
  if (widened.length === 0) return null;
  return (
    <p role="note" className="flex items-start gap-2 border-b px-4 py-1.5 text-xs text-ink-muted md:px-5">
      <Sparkles aria-hidden className="mt-0.5 size-3.5 shrink-0 text-accent" />
      <span className="min-w-0">
        {widened.map(({ term, with: names }, index) => (
          <span key={term}>
            {index > 0 && '; '}
            <span className="font-medium text-ink">{term}</span> also finds {names.join(', ')}
          </span>
        ))}
        . Put <code className="font-mono">NOT</code> before a name to leave it out.
      </span>
    </p>
  );
}
