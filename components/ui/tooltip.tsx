'use client';

import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Kbd } from './kbd';

/** Shared timing: after the first tooltip the next ones appear at once. Rendered once, around the whole app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={450} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

/** A short explanation of the one element inside it, on hover and on keyboard focus. Never the only carrier of a fact. */
export function Tooltip({
  content,
  shortcut,
  side = 'bottom',
  children,
}: {
  content: ReactNode;
  shortcut?: readonly string[] | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-72 animate-fade items-center gap-2 rounded-md border border-line bg-raised px-2 py-1 text-xs text-ink shadow-overlay"
        >
          {content}
          {shortcut && <Kbd keys={shortcut} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
