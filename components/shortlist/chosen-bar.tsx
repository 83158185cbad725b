'use client';

import { ArrowRight, Ban, GitCompareArrows, Mail, Send, Tag } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ChosenToolbar } from '@/components/ui/chosen-toolbar';
import { MOST_COMPARED } from '@/lib/recruiter/vocabulary';
import type { Working } from './working';

/** Actions on all chosen candidates. It overlays the end of the page, so that nothing moves. */
export function ChosenBar({
  working,
  onHandOver,
  onClear,
}: {
  working: Working;
  onHandOver: (ids: readonly string[]) => void;
  onClear: () => void;
}) {
  const { chosen, ask, show, moves } = working;
  if (chosen.size === 0 || !moves) return null;
  const ids = [...chosen];
  return (
    <ChosenToolbar
      label="Selected people"
      count={chosen.size}
      onClear={onClear}
      className="inset-x-4 bottom-4 md:inset-x-5"
    >
      <Button variant="quiet" size="sm" onClick={() => ask({ what: 'move', ids })}>
        <ArrowRight aria-hidden />
        <span className="max-sm:sr-only">Move</span>
      </Button>
      <Button variant="quiet" size="sm" onClick={() => ask({ what: 'tag', ids })}>
        <Tag aria-hidden />
        <span className="max-sm:sr-only">Tag</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={chosen.size < 2 || chosen.size > MOST_COMPARED}
        onClick={() => show({ compare: ids })}
      >
        <GitCompareArrows aria-hidden />
        <span className="max-sm:sr-only">Compare</span>
      </Button>
      {!working.shortlist.blind && (
        <Button variant="quiet" size="sm" onClick={() => ask({ what: 'mail', ids })}>
          <Mail aria-hidden />
          <span className="max-sm:sr-only">E-mail</span>
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => onHandOver(ids)}>
        <Send aria-hidden />
        <span className="max-sm:sr-only">Hand over</span>
      </Button>
      <Button variant="danger-quiet" size="sm" onClick={() => ask({ what: 'reject', ids })}>
        <Ban aria-hidden />
        <span className="max-sm:sr-only">Reject</span>
      </Button>
    </ChosenToolbar>
  );
}
