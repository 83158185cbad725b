'use client';

import { ArrowRight, Ban, GitCompareArrows, Tag, X } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import { MOST_COMPARED } from '@/lib/recruiter/vocabulary';
import type { Working } from './working';

/** What can be done with everyone who is chosen. It lies over the end of the page, so that nothing moves. */
export function ChosenBar({ working, onClear }: { working: Working; onClear: () => void }) {
  const { chosen, ask, show, moves } = working;
  if (chosen.size === 0 || !moves) return null;
  const ids = [...chosen];
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-4 z-20 flex md:inset-x-5">
      <div
        role="toolbar"
        aria-label="Chosen people"
        className="pointer-events-auto flex h-11 animate-appear items-center gap-1 rounded-lg border border-line-strong bg-raised pr-1.5 pl-3 shadow-overlay"
      >
        <span aria-live="polite" className="mr-2 font-medium whitespace-nowrap tabular-nums">
          {chosen.size} <span className="max-sm:sr-only">chosen</span>
        </span>
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
        <Button variant="danger-quiet" size="sm" onClick={() => ask({ what: 'reject', ids })}>
          <Ban aria-hidden />
          <span className="max-sm:sr-only">Reject</span>
        </Button>
        <IconButton label="Choose none" shortcut={['Esc']} size="sm" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
