'use client';

import { Dialog as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { panel, scrim } from '@/components/ui/overlay';
import { isWaiting, onReach, tryAgainNow } from './reach';

/** Covers the page while the next one waits for a server that does not answer. */
export function LostServer() {
  const waits = useSyncExternalStore(onReach, isWaiting, () => false);
  return (
    <Radix.Root open={waits}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          role="alertdialog"
          className={`${panel} fixed inset-x-4 top-[18dvh] z-50 mx-auto max-w-md animate-appear rounded-xl p-5`}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <Radix.Title className="text-lg font-semibold">Shortlist cannot be reached</Radix.Title>
          <Radix.Description className="mt-2 text-sm text-pretty text-ink-muted">
            The server does not answer, or you are offline. Nothing you saved is lost. The page opens as soon
            as the server is back; we try every few seconds.
          </Radix.Description>
          <div className="mt-5 flex justify-end gap-2">
            <Button variant="primary" onClick={tryAgainNow}>
              Try again
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
