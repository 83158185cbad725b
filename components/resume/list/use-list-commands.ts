import { Download, FileUp, Search } from 'lucide-react';
import type { RefObject } from 'react';
import type { ListSelection } from '@/components/dossier/list/use-list-selection';
import { useUploads } from '@/components/dossier/upload/upload-context';
import { type Command, useCommands } from '@/components/shell/commands';
import { csvHref, type ListView } from './list-view';

type ListCommandContext = {
  view: ListView;
  ids: readonly string[];
  selection: ListSelection;
  canWrite: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  onDelete: (asking: boolean) => void;
};

const GROUP = 'Candidates';

/** A command of the keyboard alone. */
function key(id: string, shortcut: string, label: string, run: () => void): Command {
  return { id: `list-${id}`, group: GROUP, label, shortcut, onlyShortcut: true, run };
}

function moving(selection: ListSelection, canWrite: boolean): Command[] {
  const move =
    (step: number, extend = false) =>
    () =>
      selection.move(step, extend);
  const moves = [
    key('down', 'j', 'Next candidate', move(1)),
    key('up', 'k', 'Previous candidate', move(-1)),
    key('arrow-down', 'arrowdown', 'Next candidate', move(1)),
    key('arrow-up', 'arrowup', 'Previous candidate', move(-1)),
  ];
  if (!canWrite) return moves;
  return [
    ...moves,
    key('extend-down', 'shift+arrowdown', 'Choose down to the next', move(1, true)),
    key('extend-up', 'shift+arrowup', 'Choose up to the previous', move(-1, true)),
  ];
}

function choosing({ ids, selection, onDelete }: ListCommandContext): Command[] {
  return [
    key('toggle', 'x', 'Choose or drop', () => selection.toggle(selection.cursor)),
    key('extend', 'shift+x', 'Choose up to here', () => selection.extend(selection.cursor)),
    key('all', 'shift+a', 'Choose all on this page', selection.toggleAll),
    key('delete', 'delete', 'Delete the chosen', () => {
      const under = ids[selection.cursor];
      if (selection.chosen.size === 0 && under !== undefined) selection.toggle(selection.cursor);
      if (selection.chosen.size > 0 || under !== undefined) onDelete(true);
    }),
  ];
}

/** The keys and menu commands of the list. */
export function useListCommands(context: ListCommandContext): void {
  const { view, selection, canWrite, searchRef } = context;
  const { pickFiles } = useUploads();
  const upload: Command = {
    id: 'list-upload',
    group: GROUP,
    label: 'Upload CVs',
    icon: FileUp,
    shortcut: 'u',
    keywords: ['add', 'import', 'files'],
    run: pickFiles,
  };
  useCommands([
    {
      id: 'list-search',
      group: GROUP,
      label: 'Search the list',
      icon: Search,
      shortcut: '/',
      run: () => searchRef.current?.focus(),
    },
    {
      id: 'list-export',
      group: GROUP,
      label: 'Export the list as CSV',
      icon: Download,
      shortcut: 'e',
      run: () => window.location.assign(csvHref(view)),
    },
    ...moving(selection, canWrite),
    key('clear', 'escape', 'Choose none', selection.clear),
    ...(canWrite ? [...choosing(context), upload] : []),
  ]);
}
