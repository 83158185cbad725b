'use client';

import { counted, dayText } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { revokeHandover } from '@/lib/recruiter/actions/handover';
import type { Handover } from '@/lib/recruiter/vocabulary';

const LEVELS = { full: 'in full', contacts: 'without contacts', blind: 'blind' } as const;

/** The links under which a candidate was handed over, and the feedback given there. */
export function HandoversSection({
  of,
  handovers,
  mayWrite,
}: {
  of: string;
  handovers: readonly Handover[];
  mayWrite: boolean;
}) {
  const { busy, run } = useAction();
  if (handovers.length === 0) return null;
  const revoke = (id: string) =>
    run(
      () => revokeHandover({ id }),
      () => toast.done('Link revoked'),
    );
  return (
    <Section id="handovers" title="Handed over" count={handovers.length}>
      <ul className="flex flex-col gap-3">
        {handovers.map((handover) => {
          const answer = handover.candidates.find(({ id }) => id === of);
          return (
            <li key={handover.id} className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="truncate font-medium">{handover.title}</span>
                  {handover.state !== 'open' && <Badge>{handover.state}</Badge>}
                  {answer?.verdict === 'yes' && <Badge tone="positive">Yes</Badge>}
                  {answer?.verdict === 'no' && <Badge tone="critical">No</Badge>}
                </p>
                <p className="text-xs text-ink-muted">
                  {handover.by}, {dayText(handover.at)}, {LEVELS[handover.level]}
                  {!handover.employers && ', without employers'}, until {dayText(handover.expiresAt)}
                  {handover.opened > 0 && `, opened ${counted(handover.opened, 'time')}`}
                </p>
                {answer?.comment && (
                  <blockquote className="mt-1 max-w-prose border-l-2 pl-3 text-sm whitespace-pre-line">
                    {answer.comment}
                  </blockquote>
                )}
              </div>
              {mayWrite && handover.state === 'open' && (
                <Button size="sm" variant="quiet" disabled={busy} onClick={() => revoke(handover.id)}>
                  Revoke<span className="sr-only"> the link {handover.title}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
