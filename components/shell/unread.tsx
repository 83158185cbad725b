'use client';

import { useQuery } from '@tanstack/react-query';
import { cn } from '@/components/ui/cn';

const MOST = 99;
const LOOK_MS = 30_000;

/** Under which the count is kept, so that a page that shows the events can have it asked for anew. */
export const UNREAD_EVENTS = ['unread-events'];

async function ask(): Promise<number> {
  const answer = await fetch('/api/recruiter/events/unread');
  if (!answer.ok) throw new Error('the count could not be read');
  return ((await answer.json()) as { unread: number }).unread;
}

/** How many events somebody has not seen; nothing for none. */
export function UnreadEvents({ known, className }: { known: number; className?: string }) {
  const { data: count } = useQuery({
    queryKey: UNREAD_EVENTS,
    queryFn: ask,
    initialData: known,
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
  });
  if (count === 0) return null;
  return (
    <span
      className={cn(
        'min-w-4 rounded-full bg-accent px-1 text-center text-2xs leading-4 font-medium text-on-accent tabular-nums',
        className,
      )}
    >
      {count > MOST ? `${MOST}+` : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
