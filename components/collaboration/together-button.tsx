'use client';

import { MessageSquare } from 'lucide-react';
import type { Command } from '@/components/shell/commands';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { TOGETHER } from './together-section';
import { useTogether } from './use-together';

/** Leads to the notes of the page, and into the field for one where somebody may write. */
function showNotes(): void {
  const section = document.getElementById(TOGETHER);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('[data-note]')?.focus({ preventScroll: true });
}

/** Returns the way to the notes by key. */
export function notesCommand(group: string): Command {
  return { id: 'notes', group, label: 'Notes and tasks', icon: MessageSquare, shortcut: 'n', run: showNotes };
}

/** Shows who else is looking at this now, and the number of notes and open tasks. */
export function TogetherButton({ of }: { of: string }) {
  const { data } = useTogether(of);
  const here = data?.here ?? [];
  const count = (data?.notes.length ?? 0) + (data?.tasks.filter(({ doneAt }) => doneAt === null).length ?? 0);
  const names = here.map(({ name }) => name).join(', ');
  return (
    <>
      {here.length > 0 && (
        <Tooltip content={`Looking at this now: ${names}`}>
          <span className="flex -space-x-1.5" role="img" aria-label={`Looking at this now: ${names}`}>
            {here.slice(0, 3).map(({ id, name }) => (
              <Avatar key={id} name={name} size="sm" className="ring-2 ring-surface" />
            ))}
          </span>
        </Tooltip>
      )}
      <Button variant="quiet" className="max-sm:px-2" aria-label="Notes and tasks" onClick={showNotes}>
        <MessageSquare aria-hidden />
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </Button>
    </>
  );
}
