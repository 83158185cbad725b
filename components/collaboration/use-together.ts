import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getFrom } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import { addNote, switchNote } from '@/lib/recruiter/actions/notes';
import { changeTask } from '@/lib/recruiter/actions/tasks';
import type { ShortlistNote, Task, Together } from '@/lib/recruiter/vocabulary';
import { type TaskChange, usePendingTasks } from './pending-tasks';

/** Colleagues write about the same people: their changes appear without a reload, and they see who else is looking. */
const FOLLOW_MS = 20_000;

const keyOf = (id: string) => ['together', id] as const;

/** Returns the shared work of colleagues on a person or a job. */
export function useTogether(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => getFrom<Together>(`/api/recruiter/dossiers/${id}/together`, signal),
    refetchInterval: FOLLOW_MS,
    refetchOnWindowFocus: true,
  });
}

/** Describes a change of a task in words. */
function changeText({ done, removed }: TaskChange): string {
  if (removed !== undefined) return removed ? 'Task removed' : 'Task restored';
  if (done !== undefined) return done ? 'Task done' : 'Task reopened';
  return 'Task changed';
}

/** Changes tasks at once, each change with an undo. `reload` renders the server's state. */
export function useTaskChanges<T extends Task>(tasks: readonly T[], reload: () => void) {
  const { run } = useAction();
  const { shown, put, drop } = usePendingTasks(tasks);
  const change = (task: string, to: TaskChange, back: TaskChange | null) => {
    put(task, to);
    run(
      () => changeTask({ task, ...to }),
      () => {
        reload();
        const undo = back && { label: 'Undo', run: () => change(task, back, null) };
        toast.done(changeText(to), undo ? { action: undo } : {});
      },
      () => drop(task),
    );
  };
  return {
    tasks: shown,
    finish: ({ id, doneAt }: Pick<Task, 'id' | 'doneAt'>) =>
      change(id, { done: doneAt === null }, { done: doneAt !== null }),
    remove: (id: string) => change(id, { removed: true }, { removed: false }),
  };
}

/** Returns a note as shown until the server's own is here. */
function pendingNote(text: string): ShortlistNote {
  const at = new Date().toISOString();
  return { id: `pending-${at}`, by: 'You', at, text, mentions: [] };
}

/** Writes notes about a person or a job, and takes them away; both are on screen at once. */
export function useNotes(id: string) {
  const client = useQueryClient();
  const { run } = useAction();
  const reload = () => client.invalidateQueries({ queryKey: keyOf(id) });
  const show = async (change: (notes: readonly ShortlistNote[]) => ShortlistNote[]) => {
    await client.cancelQueries({ queryKey: keyOf(id) });
    client.setQueryData<Together>(keyOf(id), (now) => now && { ...now, notes: change(now.notes) });
  };
  const switchTo = (note: string, removed: boolean) => {
    if (removed) void show((notes) => notes.filter((each) => each.id !== note));
    run(
      () => switchNote({ note, removed }),
      () => {
        void reload();
        const undo = { label: 'Undo', run: () => switchTo(note, false) };
        toast.done(removed ? 'Note removed' : 'Note restored', removed ? { action: undo } : {});
      },
      () => void reload(),
    );
  };
  return {
    reload,
    remove: (note: string) => switchTo(note, true),
    write: async (text: string, mentions: string[]) => {
      await show((notes) => [pendingNote(text), ...notes]);
      const outcome = await addNote({ id, text, mentions });
      if (!outcome.ok) toast.failed(outcome.problem.message);
      await reload();
      return outcome.ok;
    },
  };
}
