import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { NamedFile } from '@/components/dossier/upload/dropped-files';
import { heldFiles } from '@/components/dossier/upload/held-files';
import { counted } from '@/components/dossier/words';
import { getFrom } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Progress } from '@/components/ui/progress';
import { TextLink } from '@/components/ui/text-link';
import { toast } from '@/components/ui/toast';
import { undoMoveIn } from '@/lib/recruiter/actions/move-in';
import type { MoveInState } from '@/lib/recruiter/vocabulary';
import { nameOf, sendAwaited } from './requests';

const LOOK_MS = 1500;

/** Follows a table that is moved in, and sends the CVs that its rows wait for. */
export function StateOfMove({
  initial,
  cvs,
  mayWrite,
}: {
  initial: MoveInState;
  cvs: readonly NamedFile[];
  mayWrite: boolean;
}) {
  const client = useQueryClient();
  const router = useRouter();
  const queryKey = ['move-in', initial.id];
  const { data: state } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getFrom<MoveInState>(`/api/recruiter/move-in/${initial.id}`, signal),
    initialData: initial,
    refetchInterval: ({ state: { data } }) =>
      data && (data.moving > 0 || data.awaited.length > 0) ? LOOK_MS : false,
  });
  const problem = useSending(state, mayWrite ? cvs : []);
  const undoing = useAction();
  const undo = () =>
    undoing.run(
      () => undoMoveIn({ id: initial.id }),
      ({ binned, merged }) => {
        toast.done(`${counted(binned, 'candidate')} moved to the bin`, {
          ...(merged > 0 && {
            description: `${counted(merged, 'candidate')} merged with somebody already here, which is not undone.`,
          }),
        });
        void client.invalidateQueries({ queryKey });
        router.refresh();
      },
    );
  if (state.undone)
    return (
      <Callout title={`The import of ${state.name} was undone`}>
        The same table can be imported again.
      </Callout>
    );
  const settled = state.read + state.duplicates + state.failed;
  const isOver = state.moving === 0 && state.awaited.length === 0;
  return (
    <section aria-label={state.name} className="flex flex-col gap-3 rounded-lg border px-4 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 basis-full truncate sm:flex-1 sm:basis-0 text-lg font-semibold">
          {state.name}
        </h2>
        {mayWrite && state.total > 0 && (
          <Button busy={undoing.busy} onClick={undo}>
            Undo import
          </Button>
        )}
        <Button asChild variant={isOver ? 'primary' : 'secondary'}>
          <Link href="/candidates?sort=added">Show the candidates</Link>
        </Button>
      </div>
      <Progress
        label="Rows imported"
        value={settled}
        max={Math.max(1, state.total)}
        tone={isOver ? 'positive' : 'accent'}
      />
      <p role="status" className="tabular-nums">
        {state.total > 0
          ? `${state.read} of ${counted(state.total, 'candidate')} imported`
          : 'Nobody in this table is new'}
        {state.moving > 0 && `, ${state.moving} being read`}
        {state.failed > 0 && `, ${state.failed} not read`}
      </p>
      {state.duplicates > 0 && (
        <p>
          {counted(state.duplicates, 'possible duplicate')}:{' '}
          <TextLink href="/candidates/duplicates">decide what to do</TextLink>
        </p>
      )}
      {problem && <Callout tone="critical">{problem}</Callout>}
      {state.awaited.length > 0 && (
        <Callout tone="caution" title={`${counted(state.awaited.length, 'row')} waiting for a CV`}>
          {cvs.length > 0 && !problem
            ? 'The files are being sent. Keep this page open.'
            : 'Drop the files here again: those that were sent are kept, the others follow.'}
        </Callout>
      )}
      {state.left.map(({ reason, count }) => (
        <p key={reason} className="text-sm text-ink-muted">
          {counted(count, 'row')} left out: {reason}.
        </p>
      ))}
    </section>
  );
}

/** Sends what is at hand of what is waited for; again when other files come. Gives what went wrong. */
function useSending({ uploadId, awaited }: MoveInState, cvs: readonly NamedFile[]): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const names = cvs.map(nameOf).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waited for shrinks while it is sent; files begin another round
  useEffect(() => {
    if (names === '' || awaited.length === 0) return;
    setProblem(null);
    void sendAwaited(uploadId, awaited, cvs).then(setProblem);
  }, [uploadId, names]);
  const isSent = names !== '' && awaited.length === 0;
  useEffect(() => {
    if (isSent) heldFiles.clear();
  }, [isSent]);
  return problem;
}
