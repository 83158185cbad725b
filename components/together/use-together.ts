import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getFrom } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import type { Task, Together } from '@/lib/recruiter/vocabulary';
import type { TaskChange, TogetherActions } from './actions';

/** Colleagues write about the same people: what they did appears without a reload, and they see who else looks. */
const FOLLOW_MS = 20_000;

const keyOf = (id: string) => ['together', id] as const;

/** What colleagues share about a person or a job. */
export function useTogether(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => getFrom<Together>(`/api/recruiter/dossiers/${id}/together`, signal),
    refetchInterval: FOLLOW_MS,
    refetchOnWindowFocus: true,
  });
}

/** What was done to a task, in words. */
function changeText({ done, removed }: TaskChange): string {
  if (removed !== undefined) return removed ? 'Task removed' : 'Task restored';
  if (done !== undefined) return done ? 'Task done' : 'Task reopened';
  return 'Task changed';
}

/** Changes tasks, and offers to take each change back. `reload` draws what shows them anew. */
export function useTaskChanges(actions: Pick<TogetherActions, 'changeTask'>, reload: () => void) {
  const { busy, run } = useAction();
  const change = (task: string, to: TaskChange, back: TaskChange | null) =>
    run(
      () => actions.changeTask({ task, ...to }),
      () => {
        reload();
        const undo = back && { label: 'Undo', run: () => change(task, back, null) };
        toast.done(changeText(to), undo ? { action: undo } : {});
      },
    );
  return {
    busy,
    finish: ({ id, doneAt }: Pick<Task, 'id' | 'doneAt'>) =>
      change(id, { done: doneAt === null }, { done: doneAt !== null }),
    remove: (id: string) => change(id, { removed: true }, { removed: false }),
  };
}

/** Writes notes about a person or a job, and takes them away. */
export function useNotes(id: string, actions: TogetherActions) {
  const client = useQueryClient();
  const { run } = useAction();
  const reload = () => client.invalidateQueries({ queryKey: keyOf(id) });
  const switchTo = (note: string, removed: boolean) =>
    run(
      () => actions.switchNote({ note, removed }),
      () => {
        void reload();
        const undo = { label: 'Undo', run: () => switchTo(note, false) };
        toast.done(removed ? 'Note removed' : 'Note restored', removed ? { action: undo } : {});
      },
    );
  return {
    reload,
    remove: (note: string) => switchTo(note, true),
    write: async (text: string, mentions: string[]) => {
      const outcome = await actions.note({ id, text, mentions });
      if (!outcome.ok) toast.failed(outcome.problem.message);
      await reload();
      return outcome.ok;
    },
  };
}
