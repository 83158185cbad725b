'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { AllOf } from '@/components/dossier/actions';
import { JobMark } from '@/components/dossier/job-mark';
import { tellBulk } from '@/components/dossier/list/use-all-results';
import { counted } from '@/components/dossier/words';
import { foundOf } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { useSettled } from '@/components/shell/use-settled';
import { PickDialog } from '@/components/ui/pick-dialog';
import { toast } from '@/components/ui/toast';
import { changeShortlist, shortlistAll, undoShortlistAct } from '@/lib/recruiter/actions/shortlists';
import type { EntrySource } from '@/lib/recruiter/vocabulary';

const NO_JOBS = 'There are no jobs yet. Drop a posting on the page of jobs.';

/** Whom to put on a shortlist, and where they were found. */
export type ToAdd =
  | { readonly ids: readonly string[]; readonly source: EntrySource }
  /** All results of a question of the list. */
  | { readonly all: AllOf };

/** Asks for a job, the one changed last first, and puts candidates on its shortlist. Nothing is shown for null. */
export function AddToShortlist({
  adding,
  name,
  onClose,
}: {
  adding: ToAdd | null;
  /** Of the one candidate, when it is one. */
  name?: string | undefined;
  onClose: () => void;
}) {
  const router = useRouter();
  const { run } = useAction();
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim());
  const { data: jobs = [], isPending } = useQuery({
    queryKey: ['jobs-to-add-to', asked],
    queryFn: ({ signal }) => foundOf('job', asked, signal),
    enabled: adding !== null,
    placeholderData: keepPreviousData,
  });
  if (!adding) return null;
  const who = name ?? counted('all' in adding ? adding.all.seen : adding.ids.length, 'person', 'people');
  const undo = (act: string) =>
    run(
      () => undoShortlistAct({ act }),
      () => {
        toast.done('Undone');
        router.refresh();
      },
    );
  const add = (jobId: string) => {
    const title = jobs.find(({ id }) => id === jobId)?.name ?? 'the job';
    onClose();
    if ('all' in adding) {
      const { all } = adding;
      return run(
        () => shortlistAll({ all, jobId }),
        (done) => {
          tellBulk('candidate', done, `added to the shortlist of ${title}`, undo);
          router.refresh();
        },
      );
    }
    const change = { kind: 'add', source: adding.source } as const;
    run(
      () => changeShortlist({ jobId, candidateIds: [...adding.ids], change }),
      ({ act, changed }) => {
        if (changed === 0) return void toast.info(`Already on the shortlist of ${title}`);
        toast.done(`${who} added to the shortlist of ${title}`, {
          action: { label: 'Undo', run: () => undo(act) },
        });
        router.refresh();
      },
    );
  };
  return (
    <PickDialog
      open
      onOpenChange={onClose}
      title={`Add ${who} to the shortlist of`}
      placeholder="Title of a job, employer, any words…"
      picks={jobs.map(({ id, name: title, more }) => ({
        id,
        label: title,
        more,
        mark: <JobMark size="sm" />,
      }))}
      empty={isPending ? 'Loading jobs…' : asked ? 'No job matches these words.' : NO_JOBS}
      onType={setTyped}
      onPick={add}
    />
  );
}
