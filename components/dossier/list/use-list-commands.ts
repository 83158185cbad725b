import { Download, FileUp, Link2, ListChecks, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { type Command, useCommands } from '@/components/shell/commands';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS, type KindWords } from '../kinds';
import { type Uploads, useUploads } from '../upload/upload-context';
import type { BulkAct } from './bulk-act';
import type { ListSelection } from './use-list-selection';

type ListCommandContext = {
  kind: DossierKind;
  /** The list as CSV. */
  csv: string;
  xlsx: string;
  ids: readonly string[];
  selection: ListSelection;
  canWrite: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  onDelete: (asking: boolean) => void;
  own: readonly BulkAct[];
};

/** Makes commands that only have keys. */
function keysOf({ title }: KindWords) {
  return (id: string, shortcut: string, label: string, run: () => void): Command => ({
    id: `list-${id}`,
    group: title,
    label,
    shortcut,
    onlyShortcut: true,
    run,
  });
}

function moving({ kind, selection, canWrite }: ListCommandContext): Command[] {
  const words = KIND_WORDS[kind];
  const key = keysOf(words);
  const move =
    (step: number, extend = false) =>
    () =>
      selection.move(step, extend);
  const moves = [
    key('down', 'j', `Next ${words.one}`, move(1)),
    key('up', 'k', `Previous ${words.one}`, move(-1)),
    key('arrow-down', 'arrowdown', `Next ${words.one}`, move(1)),
    key('arrow-up', 'arrowup', `Previous ${words.one}`, move(-1)),
  ];
  if (!canWrite) return moves;
  return [
    ...moves,
    key('extend-down', 'shift+arrowdown', 'Extend the selection down', move(1, true)),
    key('extend-up', 'shift+arrowup', 'Extend the selection up', move(-1, true)),
  ];
}

function choosing({ kind, ids, selection, onDelete }: ListCommandContext): Command[] {
  const key = keysOf(KIND_WORDS[kind]);
  return [
    key('toggle', 'x', 'Select or deselect', () => selection.toggle(selection.cursor)),
    key('extend', 'shift+x', 'Select up to here', () => selection.extend(selection.cursor)),
    key('all', 'shift+a', 'Select all on this page', selection.toggleAll),
    {
      id: 'list-everything',
      group: KIND_WORDS[kind].title,
      label: 'Select all results',
      icon: ListChecks,
      shortcut: 'mod+shift+a',
      run: selection.takeEverything,
    },
    key('delete', 'delete', 'Delete the selected', () => {
      const under = ids[selection.cursor];
      if (selection.chosen.size === 0 && under !== undefined) selection.toggle(selection.cursor);
      if (selection.chosen.size > 0 || under !== undefined) onDelete(true);
    }),
  ];
}

/** Returns the actions of this list only, for the chosen entries or else the line in focus. */
function owning({ kind, ids, selection, own }: ListCommandContext): Command[] {
  return own.map(({ label, icon, shortcut, run }) => ({
    ...{ id: `list-${shortcut}`, group: KIND_WORDS[kind].title, label, icon, shortcut },
    run: () => {
      if (selection.everything) return run('everything');
      const under = ids[selection.cursor];
      const meant = selection.chosen.size > 0 ? [...selection.chosen] : under === undefined ? [] : [under];
      if (meant.length > 0) run(meant);
    },
  }));
}

/** Ways to bring documents in; a posting may be on a separate page. */
function uploading(kind: DossierKind, uploads: Uploads): Command[] {
  const { title: group, documents, document } = KIND_WORDS[kind];
  const upload: Command = {
    id: 'list-upload',
    group,
    label: `Upload ${documents}`,
    icon: FileUp,
    shortcut: 'u',
    keywords: ['add', 'import', 'files'],
    run: uploads.pickFiles,
  };
  const fetchPage: Command = {
    id: 'list-fetch',
    group,
    label: `Read a ${document} from its page`,
    icon: Link2,
    keywords: ['address', 'url', 'web'],
    run: uploads.fetchPage,
  };
  return kind === 'job' ? [upload, fetchPage] : [upload];
}

/** The keys and menu commands of the list. */
export function useListCommands(context: ListCommandContext): void {
  const { kind, csv, xlsx, selection, canWrite, searchRef } = context;
  const uploads = useUploads();
  const { title: group } = KIND_WORDS[kind];
  const key = keysOf(KIND_WORDS[kind]);
  useCommands([
    {
      id: 'list-search',
      group,
      label: 'Search the list',
      icon: Search,
      shortcut: '/',
      run: () => searchRef.current?.focus(),
    },
    {
      id: 'list-export',
      group,
      label: 'Export the list as CSV',
      icon: Download,
      shortcut: 'e',
      run: () => window.location.assign(csv),
    },
    {
      id: 'list-export-xlsx',
      group,
      label: 'Export the list as Excel workbook',
      icon: Download,
      shortcut: 'shift+e',
      keywords: ['xlsx', 'spreadsheet'],
      run: () => window.location.assign(xlsx),
    },
    ...moving(context),
    key('clear', 'escape', 'Clear the selection', selection.clear),
    ...(canWrite ? [...choosing(context), ...owning(context), ...uploading(kind, uploads)] : []),
  ]);
}
