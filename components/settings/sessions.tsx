'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Day } from '@/components/ui/time';
import { toast } from '@/components/ui/toast';
import type { Outcome, OwnSession } from '@/lib/recruiter';

type EndSession = (input: { sessionId: string }) => Promise<Outcome<null>>;

/** Places where one is signed in, with buttons to sign out there. */
export function Sessions({
  sessions,
  endSession,
  endOtherSessions,
}: {
  sessions: readonly OwnSession[];
  endSession: EndSession;
  endOtherSessions: () => Promise<Outcome<{ ended: number }>>;
}) {
  const ending = useAction();
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <div className="flex flex-col items-start gap-3">
      <ul aria-label="Where you are signed in" className="w-full divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} endSession={endSession} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          busy={ending.busy}
          onClick={() =>
            ending.run(endOtherSessions, ({ ended }) =>
              toast.done(
                ended === 1 ? 'Signed out in one other place' : `Signed out in ${ended} other places`,
              ),
            )
          }
        >
          Sign out everywhere else
        </Button>
      ) : null}
    </div>
  );
}

function SessionRow({ session, endSession }: { session: OwnSession; endSession: EndSession }) {
  const ending = useAction();
  return (
    <li className="flex items-center gap-3 py-2.5">
      <MonitorSmartphone aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{session.device}</p>
        <p className="text-xs text-ink-muted">
          Since <Day value={session.since} />, last used <Day value={session.lastSeenAt} />
        </p>
      </div>
      {session.isThis ? (
        <Badge>This browser</Badge>
      ) : (
        <Button
          size="sm"
          busy={ending.busy}
          aria-label={`Sign out of ${session.device}`}
          onClick={() =>
            ending.run(
              () => endSession({ sessionId: session.id }),
              () => toast.done(`Signed out of ${session.device}`),
            )
          }
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
