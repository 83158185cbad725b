import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import type { BulkDone, BulkAct as Change, DossierKind } from '@/lib/recruiter/vocabulary';
import type { AllOf, BulkActions } from '../actions';
import { KIND_WORDS } from '../kinds';
import { counted } from '../words';

/** Returns a message about the change, with its undo, and about the entries left unchanged and why. */
export function tellBulk(kind: DossierKind, done: BulkDone, what: string, undo: (id: string) => void): void {
  const { one } = KIND_WORDS[kind];
  const left = done.left.map(({ reason, count }) => `${counted(count, one)} ${reason}`).join('; ');
  const told = left ? { description: left } : {};
  const id = done.undo;
  if (id === null) return void toast.info('Nothing to change', told);
  toast.done(`${counted(done.changed, one)} ${what}`, {
    ...told,
    action: { label: 'Undo', run: () => undo(id) },
  });
}

export type TagAct = Extract<Change, { tag: string }>;

const DONE: Record<Change['kind'], (act: Change) => string> = {
  tag: (act) => `tagged ${'tag' in act ? act.tag : ''}`,
  untag: (act) => `lost the tag ${'tag' in act ? act.tag : ''}`,
  bin: () => 'moved to the bin',
  field: (act) => (act.kind === 'field' && act.value === null ? 'cleared' : 'set'),
};

/** Announces a change of the chosen entries, with its undo. */
export function tellDone(kind: DossierKind, changed: number, act: Change, undo: () => void): void {
  if (changed === 0) return void toast.info('Nothing to change');
  const what = DONE[act.kind](act);
  toast.done(`${counted(changed, KIND_WORDS[kind].one)} ${what}`, { action: { label: 'Undo', run: undo } });
}

/** Changes everything that the question of a list finds; the server asks it again. */
export function useAllResults(all: AllOf, actions: BulkActions) {
  const { busy, run } = useAction();
  const undo = (id: string) =>
    run(
      () => actions.undo({ id }),
      ({ changed }) => toast.done(`${counted(changed, KIND_WORDS[all.kind].one)} restored`),
    );
  const changing = (ask: () => ReturnType<BulkActions['change']>, act: Change, then: () => void) =>
    run(ask, (done) => {
      tellBulk(all.kind, done, DONE[act.kind](act), undo);
      then();
    });
  const change = (act: Change, then: () => void) => changing(() => actions.change({ all, act }), act, then);
  /** Changes the lines with these ids alone. */
  const changeChosen = (ids: readonly string[], act: Change, then: () => void) =>
    changing(() => actions.chosen({ kind: all.kind, ids: [...ids], act }), act, then);
  return { busy, change, changeChosen };
}
