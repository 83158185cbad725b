import { MapPin, Sparkles } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { DossierKind, Understood } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../../kinds';
import { counted } from '../../words';

function Line({
  icon: Icon,
  children,
}: {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  children: ReactNode;
}) {
  return (
    <p role="note" className="flex items-start gap-2 border-b px-4 py-1.5 text-xs text-ink-muted md:px-5">
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0 text-accent" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Shows the other names that skills were searched by, and the number of unknown distances. */
export function UnderstoodLine({
  kind,
  understood: { widened, places },
}: {
  kind: DossierKind;
  understood: Understood;
}) {
  const pending = places?.pending ?? 0;
  const { one, many } = KIND_WORDS[kind];
  return (
    <>
      {widened.length > 0 && (
        <Line icon={Sparkles}>
          {widened.map(({ term, with: names }, index) => (
            <span key={term}>
              {index > 0 && '; '}
              <span className="font-medium text-ink">{term}</span> also finds {names.join(', ')}
            </span>
          ))}
          . Put <code className="font-mono">NOT</code> before a name to leave it out.
        </Line>
      )}
      {pending > 0 && (
        <Line icon={MapPin}>
          The places of {counted(pending, one, many)} are still being looked up, so some may be missing here.
        </Line>
      )}
    </>
  );
}
