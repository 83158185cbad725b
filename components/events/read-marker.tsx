'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UNREAD_EVENTS } from '@/components/shell/unread';
import type { Outcome } from '@/lib/recruiter';

/** Notes that somebody saw the list, for their count; the shown entries stay marked until they come back. */
export function ReadMarker({
  newest,
  read,
}: {
  newest: number;
  read: (input: { newest: number }) => Promise<Outcome<null>>;
}) {
  const client = useQueryClient();
  useEffect(() => {
    if (newest > 0)
      read({ newest }).then(
        () => client.invalidateQueries({ queryKey: UNREAD_EVENTS }),
        () => undefined,
      );
  }, [client, newest, read]);
  return null;
}
