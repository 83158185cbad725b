'use client';

import { useQuery } from '@tanstack/react-query';
import { cn } from '@/components/ui/cn';
import { getFrom } from './requests';

const MOST = 99;
const LOOK_MS = 30_000;

/** Kinds of items that somebody may not have seen yet. */
export type UnreadKind = 'events' | 'mentions';

/** Number of each, as they came with the page. */
export type UnreadCounts = Readonly<Record<UnreadKind, number>>;

/** Query key of the counts, so that a page that shows these items can refresh them. */
export const UNREAD_EVENTS = ['unread', 'events'] as const;
export const UNREAD_MENTIONS = ['unread', 'mentions'] as const;

/** Number of unseen items; nothing for zero. */
export function Unread({
  of,
  known,
  className,
}: {
  of: UnreadKind;
  known: number;
  className?: string | undefined;
}) {
  const { data: count } = useQuery({
    queryKey: of === 'events' ? UNREAD_EVENTS : UNREAD_MENTIONS,
    queryFn: async ({ signal }) =>
      (await getFrom<{ unread: number }>(`/api/recruiter/${of}/unread`, signal)).unread,
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
