import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import type {
  CustomField,
  CustomValue,
  DossierKind,
  DossierLine,
  ListFacets,
} from '@/lib/recruiter/vocabulary';
import type { AllOf, ListActions } from '../actions';
import { SetFieldDialog } from '../custom/set-field-dialog';
import { DeleteDialog } from '../delete-dialog';
import type { Export } from '../export-menu';
import { KIND_WORDS } from '../kinds';
import { useUploads } from '../upload/upload-context';
import { counted } from '../words';
import type { BulkAct } from './bulk-act';
import { BulkBar } from './bulk-bar';
import { type TagAct, tellDone, useAllResults } from './use-all-results';
import type { ListSelection } from './use-list-selection';

const tagsOf = ({ kind, tag }: TagAct) => ({
  add: kind === 'tag' ? [tag] : [],
  remove: kind === 'untag' ? [tag] : [],
});

/** The bar of what can be done with the chosen lines, and the question before they are deleted. */
export function ChosenActions({
  kind,
  all,
  lines,
  selection,
  tags,
  fields,
  own,
  exportsOf,
  actions,
  deleting,
  onDeleting,
}: {
  kind: DossierKind;
  /** Everything that the question finds. */
  all: AllOf;
  /** Those of this page. */
  lines: readonly DossierLine[];
  selection: ListSelection;
  tags: ListFacets['tags'];
  /** Fields of the workspace. */
  fields: readonly CustomField[];
  own: readonly BulkAct[];
  exportsOf: (ids: readonly string[]) => readonly Export[];
  actions: ListActions;
  deleting: boolean;
  onDeleting: (asking: boolean) => void;
}) {
  const { busy, run } = useAction();
  const bulk = useAllResults(all, actions.all);
  const { follow } = useUploads();
  const [setting, setSetting] = useState(false);
  const { everything } = selection;
  const chosen = lines.filter(({ id }) => selection.chosen.has(id));
  const ids = chosen.map(({ id }) => id);
  const parseAgain = () =>
    run(
      () => actions.parseAgain(ids),
      ({ count }) => {
        toast.done(`${counted(count, 'document')} will be read again`);
        follow();
      },
    );
  const gone = () => {
    onDeleting(false);
    selection.clear();
  };
  const remove = () =>
    run(
      () => actions.remove({ ids }),
      ({ binned }) => {
        gone();
        toast.done(`${counted(binned, KIND_WORDS[kind].one)} moved to the bin`, {
          action: { label: 'Undo', run: () => run(() => actions.restore({ ids })) },
        });
      },
    );
  const retag = (act: TagAct) => {
    const { add, remove } = tagsOf(act);
    const changed = chosen.filter(({ tags: had }) => had.includes(act.tag) === (act.kind === 'untag'));
    const undo = () => run(() => actions.tag({ ids: changed.map(({ id }) => id), add: remove, remove: add }));
    run(
      () => actions.tag({ ids, add, remove }),
      () => tellDone(kind, changed.length, act, undo),
    );
  };
  const setField = (key: string, value: CustomValue | null) => {
    const act = { kind: 'field', key, value } as const;
    const then = () => {
      setSetting(false);
      selection.clear();
    };
    if (everything) bulk.change(act, then);
    else bulk.changeChosen(ids, act, then);
  };
  const offered = fields.filter(({ archived }) => !archived);
  const tag = (act: TagAct) => (everything ? bulk.change(act, selection.clear) : retag(act));
  return (
    <>
      <BulkBar
        kind={kind}
        chosen={chosen}
        count={everything ? all.seen : chosen.length}
        more={!everything && chosen.length === lines.length && all.seen > lines.length ? all.seen : null}
        everything={everything}
        tags={tags}
        busy={busy || bulk.busy}
        own={own.map((act) => ({ ...act, run: () => act.run(everything ? 'everything' : ids) }))}
        exports={exportsOf(everything ? [] : ids)}
        onEverything={selection.takeEverything}
        onClear={selection.clear}
        onDelete={() => onDeleting(true)}
        onTag={tag}
        onSetField={offered.length > 0 ? () => setSetting(true) : null}
        onParseAgain={parseAgain}
      />
      <SetFieldDialog
        fields={offered}
        of={counted(everything ? all.seen : chosen.length, KIND_WORDS[kind].one)}
        open={setting && chosen.length > 0}
        busy={bulk.busy}
        onOpenChange={setSetting}
        onSet={setField}
      />
      <DeleteDialog
        kind={kind}
        names={chosen.map(({ name }) => name)}
        total={everything ? all.seen : chosen.length}
        open={deleting && chosen.length > 0}
        busy={busy || bulk.busy}
        onOpenChange={onDeleting}
        onDelete={everything ? () => bulk.change({ kind: 'bin' }, gone) : remove}
      />
    </>
  );
}
