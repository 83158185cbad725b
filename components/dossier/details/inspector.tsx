'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { panel } from '@/components/ui/overlay';

/** The panel in which every part of a page shows the rest of its data. It overlays the page and moves nothing. */
export function Inspector({
  onSlot,
  onClose,
}: {
  onSlot: (slot: HTMLElement | null) => void;
  onClose: () => void;
}) {
  const panelRef = useRef<HTMLElement>(null);
  useEffect(() => panelRef.current?.focus(), []);
  return (
    <aside
      ref={panelRef}
      tabIndex={-1}
      aria-label="Details"
      className={cn(
        panel,
        'fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] animate-slide-up flex-col rounded-t-xl',
        'sm:inset-x-auto sm:inset-y-2 sm:right-2 sm:max-h-none sm:w-104 sm:animate-fade sm:rounded-xl',
      )}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="flex items-center border-b py-2 pr-2 pl-5">
        <h2 className="text-base font-semibold">Details</h2>
        <p className="ml-2 min-w-0 truncate text-xs text-ink-muted">everything that was read, part by part</p>
        <IconButton label="Close the details" shortcut={['D']} className="ml-auto" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div
        ref={onSlot}
        className="min-h-0 flex-1 overflow-y-auto px-5 pb-6"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      />
    </aside>
  );
}
