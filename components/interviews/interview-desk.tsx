'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WithLetterDesk } from '@/components/letters/with-letter-desk';
import { valueIn } from '@/components/shell/requests';
import { Dialog } from '@/components/ui/dialog';
import { ownTakenTimes } from '@/lib/recruiter/actions/interviews';
import type { Colleague, LetterDesk } from '@/lib/recruiter/vocabulary';
import { obstacleOf } from './interview-fields';
import type { Proposing } from './interview-form';

/** Whom an interview is with and about which job. */
export type About = {
  readonly candidate: { id: string; name: string };
  readonly job: { id: string; title: string };
  readonly colleagues: readonly Colleague[];
};

/** What the form of an interview begins with. */
export type InterviewDesk = { desk: LetterDesk; obstacle: string | null; me: Proposing };

/** A dialog about an interview, once it is known how the candidate is told and when its maker has time. Nothing is shown for null. */
export function InterviewDeskDialog({
  about,
  title,
  onClose,
  children,
}: {
  about: About | null;
  /** Of the dialog until then. */
  title: string;
  onClose: () => void;
  children: (desk: InterviewDesk) => ReactNode;
}) {
  const { data: taken, isPending } = useQuery({
    queryKey: ['own-taken-times'],
    queryFn: async () => valueIn(await ownTakenTimes()),
    enabled: about !== null,
    gcTime: 0,
    // Without an answer any time is proposed; one that is taken is refused when it is sent.
    retry: false,
  });
  return (
    <Dialog open={about !== null} onOpenChange={(open) => !open && onClose()}>
      {about && (
        <WithLetterDesk
          whom={{ ids: [about.candidate.id] }}
          jobId={about.job.id}
          title={title}
          isReady={!isPending}
        >
          {(desk) => {
            const obstacle = obstacleOf(desk);
            const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
            const me = { id: desk.writerId, timeZone, canInvite: obstacle === null, taken: taken ?? [] };
            return children({ desk, obstacle, me });
          }}
        </WithLetterDesk>
      )}
    </Dialog>
  );
}
