'use client';

import { useEffect, useState } from 'react';

const PATIENCE_MS = 4000;

type Waiting = { coming: readonly Promise<unknown>[]; left: number };

/**
 * Shows how many figures are still on their way, where that takes long: with a provider that limits questions per
 * minute they come in turn. It overlays the page, so that nothing moves.
 */
export function QueueNotice({ coming }: { coming: readonly Promise<unknown>[] }) {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => {
    let there = 0;
    let isShown = false;
    const tell = () => isShown && setWaiting({ coming, left: coming.length - there });
    const note = () => {
      there += 1;
      tell();
    };
    const timer = setTimeout(() => {
      isShown = true;
      tell();
    }, PATIENCE_MS);
    for (const one of coming) one.then(note, note);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [coming]);
  const left = waiting?.coming === coming ? waiting.left : 0;
  return (
    <p
      role="status"
      className={
        left > 0
          ? 'pointer-events-none fixed bottom-4 left-1/2 z-10 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-md border bg-raised px-3 py-1.5 text-xs text-ink-muted shadow-overlay max-md:bottom-20 print:hidden'
          : 'sr-only'
      }
    >
      {left > 0 &&
        `${left} of ${coming.length} figures ${left === 1 ? 'is waiting its' : 'are waiting their'} turn: the market answers a limited number of questions a minute.`}
    </p>
  );
}
