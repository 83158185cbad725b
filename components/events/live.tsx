'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { UNREAD_EVENTS } from '@/components/shell/unread';

/** Refreshes the page whenever an event comes in, for as long as it is open (server-sent events). */
export function LiveEvents() {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    const source = new EventSource('/api/recruiter/events/stream');
    source.addEventListener('received', () => {
      router.refresh();
      client.invalidateQueries({ queryKey: UNREAD_EVENTS });
    });
    return () => source.close();
  }, [client, router]);
  return null;
}
